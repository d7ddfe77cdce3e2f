import CWebKitGTK
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct DownloadFailureTests {
    @Test func `a download that nobody takes is cancelled`() async throws {
      let page = Page()
      page.actionPolicy = { _ in .download }
      page.webView.load(
        URLRequest(url: try await DownloadTaker.file("content", named: "nobody.txt")))
      await page.next("actionDownload")
      let download = try #require(page.downloads.first)
      #expect(await download.cancel() == nil)
      #expect(!WKDownload.running.values.contains(download))
      // The folder that GTK uses if no place is given.
      let folder =
        g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD).map { String(cString: $0) }
        ?? NSHomeDirectory()
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(!files.contains { $0.hasPrefix("nobody") })
    }

    @Test(arguments: [
      ("nil", URLError.cancelled), ("exists", .cannotCreateFile), ("folder", .cannotCreateFile),
      ("nowhere", .cannotCreateFile), ("web", .cancelled),
    ])
    func `a destination that cannot be fails the download`(kind: String, code: URLError.Code)
      async throws
    {
      let view = WKWebView()
      let taker = DownloadTaker()
      switch kind {
      case "nil": taker.choose = { _ in nil }
      case "exists":
        try Data("old".utf8).write(to: taker.destination)
      case "folder": taker.choose = { $0.deletingLastPathComponent() }
      case "nowhere": taker.choose = { $0.appending(path: "no/such/folder") }
      default: taker.choose = { _ in URL(string: "https://a.example/x") }
      }
      let download = await view.startDownload(
        using: URLRequest(url: try await DownloadTaker.file("content")))
      download.delegate = taker
      await taker.ended.wait()
      #expect((taker.error as? URLError)?.code == code)
      #expect(taker.error?.localizedDescription.isEmpty == false)
      if kind == "exists" {
        #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "old")
      }
    }

    @Test func `a broken connection fails the download and leaves no file`() async throws {
      let server = try WireServer { $0.sendBeginning() }
      let view = WKWebView()
      let taker = DownloadTaker()
      let download = await view.startDownload(using: URLRequest(url: server.url))
      download.delegate = taker
      await taker.ended.wait()
      #expect((taker.error as? URLError)?.code == .networkConnectionLost)
      #expect(try FileManager.default.contentsOfDirectory(atPath: taker.folder.path).isEmpty)
    }

    @Test func `a server that is not there fails the download`() async throws {
      let url = try WireServer { _ in }.url
      let view = WKWebView()
      let taker = DownloadTaker()
      let download = await view.startDownload(using: URLRequest(url: url))
      download.delegate = taker
      await taker.ended.wait()
      #expect((taker.error as? URLError)?.code == .cannotConnectToHost)
    }

    @Test func `what Linux cannot download or resume fails with what to do`() async throws {
      let view = WKWebView()
      var request = URLRequest(url: try await DownloadTaker.file("content"))
      request.httpMethod = "POST"
      let taker = DownloadTaker()
      await view.startDownload(using: request).delegate = taker
      await taker.ended.wait()
      #expect((taker.error as? URLError)?.code == .unsupportedURL)
      let second = DownloadTaker()
      let download = await view.resumeDownload(fromResumeData: Data([1]))
      download.delegate = second
      await second.ended.wait()
      #expect(second.error?.localizedDescription.contains("resumed") == true)
      let third = DownloadTaker()
      view.resumeDownload(fromResumeData: Data()) { $0.delegate = third }
      await third.ended.wait()
      #expect(third.error != nil)
    }

    @Test(arguments: ["../../x.txt", "/etc/passwd", "a/b.txt", ".."])
    func `a server cannot suggest another folder`(name: String) async throws {
      let view = WKWebView()
      let taker = DownloadTaker()
      let url = try await DownloadTaker.file("content", named: name)
      await view.startDownload(using: URLRequest(url: url)).delegate = taker
      await taker.ended.wait()
      let suggested = try #require(taker.names.first)
      #expect(!suggested.contains("/") && !["", ".", ".."].contains(suggested))
    }

    @Test func `a delegate that says nothing, or drops the question, refuses`() async throws {
      let view = WKWebView()
      let log = LogRecorder.install()
      let mute = Mute()
      let url = try await DownloadTaker.file("content")
      await view.startDownload(using: URLRequest(url: url)).delegate = mute
      await mute.failed.wait()
      #expect((mute.error as? URLError)?.code == .cancelled)
      #expect(log.messages.isEmpty)
      let dropper = Dropper()
      await view.startDownload(using: URLRequest(url: url)).delegate = dropper
      await dropper.failed.wait()
      #expect((dropper.error as? URLError)?.code == .cancelled)
      #expect(log.messages.contains { $0.contains("dropped without being called") })
    }

    @Test func `a suggested name stays in its folder`() {
      #expect(WKDownload.safeName("../../etc/passwd") == ".._.._etc_passwd")
      #expect(WKDownload.safeName("..") == "Unknown")
      #expect(WKDownload.safeName("") == "Unknown")
      #expect(WKDownload.safeName("a\0b") == "a_b")
      #expect(WKDownload.safeName("späß.txt") == "späß.txt")
    }

    @Test func `a type that cannot be shown is cancelled by default, with code 102`() async throws {
      let view = WKWebView()
      let failed = Failure()
      view.navigationDelegate = failed
      let url = try await Server.shared.serve { _ in
        .init(200, headers: ["Content-Type": "application/x-nothing"], body: Data([1, 2]))
      }
      view.load(URLRequest(url: url))
      await failed.signal.wait()
      #expect((failed.error as NSError?)?.domain == "WebKitErrorDomain")
      #expect((failed.error as NSError?)?.code == 102)
    }

    final class Failure: NSObject, WKNavigationDelegate {
      let signal = Signal()
      private(set) var error: (any Error)?

      func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
      ) {
        self.error = error
        signal.fire()
      }
    }

    final class Mute: NSObject, WKDownloadDelegate {
      let failed = Signal()
      private(set) var error: (any Error)?

      func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        self.error = error
        failed.fire()
      }
    }

    final class Dropper: NSObject, WKDownloadDelegate {
      let failed = Signal()
      private(set) var error: (any Error)?

      func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        self.error = error
        failed.fire()
      }

      func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse,
        suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
      ) {}
    }
  }
}
