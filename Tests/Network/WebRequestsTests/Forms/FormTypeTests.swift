import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// Which responses to forms are pages and which are downloads, and what type a page has.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FormTypeTests {
  private static var pages: [RelayPage] = []

  private func pages() async throws -> [RelayPage] {
    if Self.pages.isEmpty {
      Self.pages = [try await RelayPage { try RelayPage.relay($0) }, try await RelayPage(nil)]
    }
    return Self.pages
  }

  /// Tells whether a page was shown or a download began.
  private final class Outcomes: NSObject, WKNavigationDelegate {
    let (all, continuation) = AsyncStream.makeStream(of: String.self)

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      continuation.yield("page")
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy { action.shouldPerformDownload ? .download : .allow }

    func webView(
      _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { response.canShowMIMEType ? .allow : .download }

    func webView(
      _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) { take(download) }

    func webView(
      _ webView: WKWebView, navigationResponse: WKNavigationResponse,
      didBecome download: WKDownload
    ) { take(download) }

    private func take(_ download: WKDownload) {
      download.cancel { _ in }
      continuation.yield("file")
    }
  }

  private nonisolated static let types = [
    "text/plain", "text/html", "text/calendar", "text/csv", "text/vcard", "text/x-vcard",
    "text/rtf", "text/markdown", "text/css", "text/xml", "text/javascript", "text/anything",
    "TEXT/HTML;charset=utf-8", "text/plain; charset=utf-16", "image/png", "image/tiff",
    "image/svg+xml", "image/avif", "image/anything", "audio/mpeg", "audio/anything", "video/mp4",
    "video/anything", "application/pdf", "application/json", "application/ld+json",
    "application/xml", "application/xhtml+xml", "application/rss+xml",
    "application/javascript", "application/x-javascript", "application/zip",
    "application/octet-stream", "application/x-www-form-urlencoded", "multipart/form-data",
    "application/unknown", "unknown/unknown", "*/*", "", "nonsense", "none", "text/", "/html",
    "font/woff2", "model/gltf+json", "message/http",
  ]

  private nonisolated static let contents: [(name: String, bytes: [UInt8])] = [
    ("text", Array("plain".utf8)), ("HTML", Array(" \n<!DOCTYPE html><title>x</title>".utf8)),
    ("a tag", Array("<b>x</b>".utf8)), ("no tag", Array("<bb>x</bb>".utf8)),
    ("XML", Array("<?xml version='1.0'?><a/>".utf8)), ("zeros", [0, 1, 2, 3]),
    ("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]),
    ("GIF", Array("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8)),
    ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46]), ("PDF", Array("%PDF-1.4\n".utf8)),
    ("ZIP", [0x50, 0x4B, 3, 4, 20, 0]), ("UTF-16", [0xFE, 0xFF, 0, 0x61, 0, 0x62]),
    ("a UTF-8 mark", [0xEF, 0xBB, 0xBF, 0x61]),
  ]

  private func outcomes(
    of type: String, _ bytes: [UInt8], _ field: String = ""
  ) async throws -> [String] {
    var seen: [String] = []
    for page in try await pages() {
      try await page.load("/page")
      let outcomes = Outcomes()
      page.webView.navigationDelegate = outcomes
      let allowed = CharacterSet.alphanumerics
      let parts = [
        "type": type, "data": Data(bytes).base64EncodedString(), "h": field,
      ].filter { !$0.value.isEmpty || $0.key == "type" }.map {
        "\($0.key)=\($0.value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
      }
      page.start(
        """
        const form = document.createElement('form');
        form.method = 'post';
        form.action = "/base64?\(parts.joined(separator: "&"))";
        document.body.append(form);
        form.submit();
        """)
      var outcome = ""
      for await next in outcomes.all {
        outcome = next
        break
      }
      page.webView.navigationDelegate = page
      let text = "return [document.contentType, document.characterSet, location.pathname]"
      seen.append("\(outcome) \(try await page.run(text))")
      // The end of this page's load would count as that of the next one.
      while page.webView.isLoading { await Task.yield() }
    }
    return seen
  }

  @Test(arguments: types)
  func `a response of a type is the page or the download that the engine makes of it`(
    _ type: String
  ) async throws {
    let seen = try await outcomes(of: type, Array("<b>text</b>".utf8))
    #expect(seen[0] == seen[1])
  }

  @Test(
    arguments: contents,
    [("none", ""), ("text/plain", ""), ("none", "X-Content-Type-Options: nosniff")])
  func `the first bytes of a response say its type as they do for the engine`(
    _ content: (name: String, bytes: [UInt8]), _ stated: (type: String, field: String)
  ) async throws {
    let seen = try await outcomes(of: stated.type, content.bytes, stated.field)
    #expect(seen[0] == seen[1])
  }
}
