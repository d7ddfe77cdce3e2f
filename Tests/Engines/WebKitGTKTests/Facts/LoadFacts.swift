import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// HTML, files and responses that the app has.
  @MainActor @Suite struct LoadFacts {
    @Test(arguments: facts)
    func `what WebKit's tests state of loads`(_ fact: Fact) async throws {
      try await fact.check(Page())
    }

    nonisolated private static let apis = "WebKitCocoa/WKWebViewLoadAPIs.mm: "
    nonisolated private static let files = "WebKitCocoa/LoadFileURL.mm: "

    nonisolated static let facts = [
      Fact(
        "HTML may stand for the answer to a request",
        apis + "LoadSimulatedRequestUsingResponseHTMLString"
      ) {
        page async throws in
        let url = try #require(URL(string: "https://www.apple.com/"))
        await page.next("end") {
          page.webView.loadSimulatedRequest(URLRequest(url: url), responseHTML: "<p id=p>Hello")
        }
        #expect(page.events.last == "finish" && page.webView.url == url)
        #expect(
          try await page.json("return [p.textContent, location.href]")
            == #"["Hello","https://www.apple.com/"]"#)
      },
      Fact(
        "data may stand for the answer, whatever the case of its type",
        apis + "LoadSimulatedRequestUsingResponseData"
      ) {
        page async throws in
        let url = try #require(URL(string: "https://www.apple.com/"))
        let response = URLResponse(
          url: url, mimeType: "text/HTML", expectedContentLength: 12, textEncodingName: "UTF-8")
        await page.next("end") {
          page.webView.loadSimulatedRequest(
            URLRequest(url: url), response: response, responseData: Data("<p id=p>Häl".utf8))
        }
        #expect(page.events.last == "finish" && page.webView.url == url)
        #expect(try await page.json("return p.textContent") == #""Häl""#)
      },
      Fact("a request may name a file", apis + "LoadFileRequest") { page async throws in
        try await Self.inFolder { folder in
          let file = folder.appending(path: "simple.html")
          try Data("<p id=p>Simple".utf8).write(to: file)
          await page.next("end") {
            page.webView.loadFileRequest(URLRequest(url: file), allowingReadAccessTo: folder)
          }
          #expect(try await page.json("return p.textContent") == #""Simple""#)
        }
      },
      Fact("files of two folders load, one after the other", files + "LoadTwoFiles") {
        page async throws in
        try await Self.inFolder { folder in
          for name in ["a", "b"] {
            let own = folder.appending(path: name)
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let file = own.appending(path: "file.html")
            try Data("<p id=p>\(name)".utf8).write(to: file)
            await page.next("end") { page.webView.loadFileURL(file, allowingReadAccessTo: own) }
            #expect(try await page.json("return p.textContent") == "\"\(name)\"")
          }
          await page.next("end") { page.webView.goBack() }
          #expect(try await page.json("return p.textContent") == #""a""#)
        }
      },
      Fact("a file's URL may be relative", files + "LoadRelativeFileURL") { page async throws in
        try await Self.inFolder { folder in
          try Data("<p id=p>near".utf8).write(to: folder.appending(path: "near.html"))
          let file = URL(
            fileURLWithPath: "near.html",
            relativeTo: URL(fileURLWithPath: folder.path, isDirectory: true))
          await page.next("end") {
            #expect(page.webView.loadFileURL(file, allowingReadAccessTo: folder) != nil)
          }
          #expect(try await page.json("return p.textContent") == #""near""#)
        }
      },
      Fact(
        "HTML may have a file's URL that is no path",
        "WebKitCocoa/LoadAlternateHTMLString.mm: LoadAlternateHTMLStringNoFileSystemPath"
      ) { page async throws in
        await page.next("end") {
          page.webView.loadHTMLString("<html>hi</html>", baseURL: URL(string: "file:///.file/id="))
        }
        #expect(try await page.json("return document.body.textContent") == #""hi""#)
      },
      Fact(
        "a request of a class of the app's loads",
        "WebKitCocoa/LoadInvalidURLRequest.mm: LoadNSURLRequestSubclass"
      ) { _ async throws in
        // Foundation's request is a structure here, and has a class behind it.
        let site = SchemeSite(["app:///": "hi"])
        let request = NSMutableURLRequest(url: try #require(URL(string: "app:///")))
        await site.page.next("end") { site.page.webView.load(request as URLRequest) }
        #expect(site.page.events.last == "finish")
      },
    ]

    /// Runs the body with a folder of its own.
    private static func inFolder(_ body: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "loads-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(folder)
    }
  }
}
