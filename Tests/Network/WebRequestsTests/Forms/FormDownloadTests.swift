import Foundation
import Testing

@testable import WebRequests

/// Responses to forms that are no pages: they are downloads of the engine.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FormDownloadTests {
  /// Takes what becomes a download, and keeps its name and its content.
  private final class Taker: NSObject, WKNavigationDelegate, WKDownloadDelegate {
    let file: URL
    private(set) var names: [String] = []
    private var end: CheckedContinuation<Void, any Error>?

    init(_ file: URL) { self.file = file }

    func taken(from page: RelayPage, by script: String) async throws {
      try await withCheckedThrowingContinuation { continuation in
        end = continuation
        page.webView.evaluateJavaScript(script) { _, _ in }
      }
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy { action.shouldPerformDownload ? .download : .allow }

    func webView(
      _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      let http = response.response as? HTTPURLResponse
      let disposition = http?.value(forHTTPHeaderField: "Content-Disposition") ?? ""
      return response.canShowMIMEType && !disposition.hasPrefix("attachment") ? .allow : .download
    }

    func webView(
      _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) { download.delegate = self }

    func webView(
      _ webView: WKWebView, navigationResponse: WKNavigationResponse,
      didBecome download: WKDownload
    ) { download.delegate = self }

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String
    ) async -> URL? {
      names.append(suggestedFilename)
      return file
    }

    func downloadDidFinish(_ download: WKDownload) {
      end?.resume()
      end = nil
    }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      end?.resume(throwing: error)
      end = nil
    }
  }

  /// The path and the query of a response, and a field of it.
  nonisolated static let responses: [(String, String)] = [
    ("/text?type=text/csv&text=a,b", "attachment; filename=\"a.csv\""),
    ("/text?type=text/csv&text=a,b", "attachment; filename=a.csv"),
    ("/text?type=text/html&text=<script>1</script>", "attachment; filename=a.html"),
    ("/text?type=application/zip&text=zip", "attachment"),
    ("/text?type=application/zip&text=zip", "inline"),
    ("/text?type=application/zip&text=zip", "inline; filename=b.zip"),
    ("/text?type=text/plain&text=x", "attachment"),
    ("/text?type=application/octet-stream&text=x", "attachment; filename=noEnding"),
    ("/text?type=application/pdf&text=x", "attachment; filename=\"報告.pdf\""),
    ("/text?type=application/pdf&text=x", "attachment; filename*=UTF-8''%E5%A0%B1.pdf"),
    (
      "/text?type=application/pdf&text=x",
      "attachment; filename=plain.pdf; filename*=UTF-8''%E5%A0%B1.pdf"
    ),
    ("/text?type=text/csv&text=x", "attachment; filename=\"a b; c.csv\""),
    ("/text?type=text/csv&text=x", "attachment; filename=\"quote\\\"d.csv\""),
    ("/text?type=text/csv&text=x", "attachment; filename=\"../../up.csv\""),
    ("/text?type=text/csv&text=x", "attachment; filename=\"\""),
    ("/bytes?type=application/zip&count=300000", "attachment; filename=large.zip"),
    ("/bytes?type=application/zip&count=0", "attachment; filename=empty.zip"),
  ]

  @Test(arguments: responses)
  func `a response to a form that is no page is the download that the engine makes of it`(
    _ path: String, _ disposition: String
  ) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var seen: [String] = []
    for isRelayed in [true, false] {
      let page = try await isRelayed ? RelayPage { try RelayPage.relay($0) } : RelayPage(nil)
      let taker = Taker(file)
      let query = "\(path)&h=Content-Disposition: \(disposition)"
      let action = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
      try await page.load("/page")
      page.webView.navigationDelegate = taker
      try await taker.taken(
        from: page,
        by: """
          const form = document.createElement('form');
          form.method = 'post';
          form.action = "\(action)";
          document.body.append(form);
          form.submit();
          0
          """)
      seen.append("\(taker.names) \(try Data(contentsOf: file).base64EncodedString())")
      try FileManager.default.removeItem(at: file)
      #expect(try await page.run("return location.pathname") == #""/page""#)
    }
    // WebKitGTK gives a name of a URL the ending of the type.
    #if !canImport(ObjectiveC)
      if !disposition.contains("filename") {
        seen[1].replace("text.zip", with: "text")
      }
    #endif
    #expect(seen[0] == seen[1])
  }
}
