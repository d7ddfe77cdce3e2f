import Foundation
import TestSupport
import Testing
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An app's delegate for downloads, credentials, files and windows, which records the methods that are called.
@MainActor final class WholeDelegate: NSObject {
  private(set) var events: [String] = []
  private var popup: WKWebView?
  private var downloads: [WKDownload: String] = [:]
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("webbridge-\(UUID().uuidString)")

  override init() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func wait(for event: String) async throws {
    do {
      while !events.contains(event) { try await turn() }
    } catch {
      Issue.record("\(event) did not come: \(events)")
      throw error
    }
  }

  /// Makes the page in the opened window close itself.
  func closePopup() { popup?.evaluateJavaScript("window.close(); 0") { _, _ in } }
}

extension WholeDelegate: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    action.shouldPerformDownload ? .download : .allow
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    response.canShowMIMEType ? .allow : .download
  }

  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodHTTPBasic
    else { return (.performDefaultHandling, nil) }
    events.append("challenge \(challenge.protectionSpace.realm ?? "-")")
    return (.useCredential, URLCredential(user: "u", password: "p", persistence: .none))
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    if webView !== popup { events.append("finish \(webView.url?.path ?? "-")") }
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { if webView !== popup { events.append("failed before commit") } }

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    events.append("action is download")
    download.delegate = self
  }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    events.append("response is download")
    download.delegate = self
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    if webView !== popup { events.append("process ended") }
  }
}

extension WholeDelegate: WKDownloadDelegate {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? {
    events.append("destination \(suggestedFilename)")
    downloads[download] = suggestedFilename
    return folder.appendingPathComponent(suggestedFilename)
  }

  func downloadDidFinish(_ download: WKDownload) {
    events.append("downloaded \(downloads[download] ?? "-")")
  }
}

extension WholeDelegate: WKUIDelegate {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    events.append("window \(action.request.url?.path ?? "-")")
    let view = WKWebView(frame: webView.frame, configuration: configuration)
    (view.uiDelegate, view.navigationDelegate) = (self, self)
    popup = view
    return view
  }

  func webViewDidClose(_ webView: WKWebView) { events.append("closed") }

  #if os(Linux) || os(macOS)
    func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]? {
      events.append("files")
      let file = folder.appendingPathComponent("chosen.txt")
      try? Data("text".utf8).write(to: file)
      return [file]
    }
  #endif
}
