import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct DownloadTests {
    @Test func `an action becomes a download`() async throws {
      let page = Page()
      let taker = Taker()
      page.taker = taker
      page.actionPolicy = { _ in .download }
      let url = try await Self.file("content", named: "a b.txt")
      page.webView.load(URLRequest(url: url))
      await taker.ended.wait()
      #expect(page.events == ["action", "actionDownload"])
      #expect(taker.error == nil)
      #expect(taker.names == ["a b.txt"])
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "content")
      let download = try #require(page.downloads.first)
      #expect(download.originalRequest?.url == url)
      #expect(download.webView === page.webView)
      #expect(download.progress.completedUnitCount == 7)
      #expect(download.progress.totalUnitCount == 7)
      #expect(download.progress.isFinished)
      #expect((taker.response as? HTTPURLResponse)?.statusCode == 200)
    }

    @Test func `a response becomes a download, and its navigation fails with code 102`()
      async throws
    {
      let page = Page()
      let taker = Taker()
      page.taker = taker
      page.responsePolicy = { _ in .download }
      page.webView.load(URLRequest(url: try await Self.file("content")))
      await taker.ended.wait()
      #expect(page.events.contains("responseDownload"))
      #expect(
        page.events.filter { $0 != "responseDownload" } == [
          "action", "start", "response", "failProvisional",
        ])
      #expect((page.lastError as NSError?)?.code == 102)
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "content")
    }

    @Test func `a download that nobody takes is cancelled`() async throws {
      let page = Page()
      page.actionPolicy = { _ in .download }
      page.webView.load(URLRequest(url: try await Self.file("content", named: "nobody.txt")))
      await page.next("actionDownload")
      let download = try #require(page.downloads.first)
      #expect(await download.cancel() == nil)
      #expect(WKDownload.running.isEmpty)
      let folder = FileManager.default.homeDirectoryForCurrentUser
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "nobody.txt").path))
    }

    @Test func `a link that asks for a download gives one, if it is taken`() async throws {
      let file = try await Self.file("content", named: "server.txt")
      let page = try await Page.showing("<a id=l href='\(file)' download='page.txt'>get</a>")
      let taker = Taker()
      page.taker = taker
      page.forget()
      try await page.webView.evaluateJavaScript("document.getElementById('l').click(); 0")
      await taker.ended.wait()
      #expect(page.events == ["action", "actionDownload"])
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "content")
    }

    @Test func `a blob of the page can be downloaded`() async throws {
      let page = try await Page.showing(
        "<a id=l download='page.txt'>get</a><script>l.href = URL.createObjectURL(new Blob(['blob']))</script>"
      )
      let taker = Taker()
      page.taker = taker
      try await page.webView.evaluateJavaScript("document.getElementById('l').click(); 0")
      await taker.ended.wait()
      #expect(taker.names == ["page.txt"])
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "blob")
    }

    @Test func `the app starts a download, in both forms`() async throws {
      let view = WKWebView()
      let url = try await Self.file("content", named: "x.txt")
      let taker = Taker()
      let download = await view.startDownload(using: URLRequest(url: url))
      download.delegate = taker
      await taker.ended.wait()
      #expect(taker.error == nil)
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "content")
      let second = Taker()
      view.startDownload(using: URLRequest(url: url)) { $0.delegate = second }
      await second.ended.wait()
      #expect(second.error == nil)
    }

    @Test func `a download goes on without its view`() async throws {
      let gate = DispatchSemaphore(value: 0)
      let server = try WireServer {
        $0.send("HTTP/1.1 200 OK\r\nContent-Length: 5004\r\n\r\n")
        $0.send(String(repeating: "x", count: 5000))
        gate.wait()
        $0.send("done")
      }
      let taker = Taker()
      weak var gone: WKWebView?
      do {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(configuration: configuration)
        gone = view
        let download = await view.startDownload(using: URLRequest(url: server.url))
        download.delegate = taker
      }
      await taker.asked.wait()
      #expect(gone == nil)
      gate.signal()
      await taker.ended.wait()
      #expect(taker.error == nil)
      #expect(try Data(contentsOf: taker.destination).count == 5004)
    }

    @Test func `cancelling in the middle leaves no file and tells only who cancelled`() async throws
    {
      let server = try WireServer {
        $0.sendBeginning()
        $0.waitForEnd()
      }
      let view = WKWebView()
      let taker = Taker()
      let download = await view.startDownload(using: URLRequest(url: server.url))
      download.delegate = taker
      await taker.asked.wait()
      while download.progress.completedUnitCount == 0 { await Task.yield() }
      #expect(download.progress.totalUnitCount == 99999)
      #expect(await download.cancel() == nil)
      #expect(await download.cancel() == nil)
      #expect(!taker.hasEnded)
      #expect(try FileManager.default.contentsOfDirectory(atPath: taker.folder.path).isEmpty)
    }

    @Test func `cancelling the progress cancels the download`() async throws {
      let server = try WireServer {
        $0.sendBeginning()
        $0.waitForEnd()
      }
      let view = WKWebView()
      let taker = Taker()
      let download = await view.startDownload(using: URLRequest(url: server.url))
      download.delegate = taker
      await taker.asked.wait()
      download.progress.cancel()
      while download.state != .ended { await Task.yield() }
      #expect(!taker.hasEnded)
    }

    @Test(arguments: ["nil", "exists", "nowhere", "web"])
    func `a destination that cannot be cancels the download`(kind: String) async throws {
      let view = WKWebView()
      let taker = Taker()
      switch kind {
      case "nil": taker.choose = { _ in nil }
      case "exists":
        try Data("old".utf8).write(to: taker.destination)
      case "nowhere": taker.choose = { $0.appending(path: "no/such/folder") }
      default: taker.choose = { _ in URL(string: "https://a.example/x") }
      }
      let download = await view.startDownload(
        using: URLRequest(url: try await Self.file("content")))
      download.delegate = taker
      await taker.ended.wait()
      #expect((taker.error as? URLError)?.code == .cancelled)
      #expect(taker.error?.localizedDescription.isEmpty == false)
      if kind == "exists" {
        #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "old")
      }
    }

    @Test func `a broken connection fails the download and leaves no file`() async throws {
      let server = try WireServer { $0.sendBeginning() }
      let view = WKWebView()
      let taker = Taker()
      let download = await view.startDownload(using: URLRequest(url: server.url))
      download.delegate = taker
      await taker.ended.wait()
      #expect((taker.error as? URLError)?.code == .networkConnectionLost)
      #expect(try FileManager.default.contentsOfDirectory(atPath: taker.folder.path).isEmpty)
    }

    @Test func `a server that is not there fails the download`() async throws {
      let url = try WireServer { _ in }.url
      let view = WKWebView()
      let taker = Taker()
      let download = await view.startDownload(using: URLRequest(url: url))
      download.delegate = taker
      await taker.ended.wait()
      #expect((taker.error as? URLError)?.code == .cannotConnectToHost)
    }

    @Test func `what Linux cannot download or resume fails with what to do`() async throws {
      let view = WKWebView()
      var request = URLRequest(url: try await Self.file("content"))
      request.httpMethod = "POST"
      let taker = Taker()
      await view.startDownload(using: request).delegate = taker
      await taker.ended.wait()
      #expect((taker.error as? URLError)?.code == .unsupportedURL)
      let second = Taker()
      let download = await view.resumeDownload(fromResumeData: Data([1]))
      download.delegate = second
      await second.ended.wait()
      #expect(second.error?.localizedDescription.contains("resumed") == true)
      let third = Taker()
      view.resumeDownload(fromResumeData: Data()) { $0.delegate = third }
      await third.ended.wait()
      #expect(third.error != nil)
    }

    @Test func `a suggested name stays in its folder`() {
      #expect(WKDownload.safeName("../../etc/passwd") == ".._.._etc_passwd")
      #expect(WKDownload.safeName("..") == "download")
      #expect(WKDownload.safeName("") == "download")
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

    @Test func `a download answers its own challenge`() async throws {
      let url = try await Server.shared.serve { header in
        header("Authorization") == nil
          ? .init(401, headers: ["WWW-Authenticate": "Basic realm=\"safe\""])
          : .init(200, body: Data("secret".utf8))
      }
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      let view = WKWebView(configuration: configuration)
      let taker = Taker()
      taker.credential = URLCredential(user: "u", password: "p", persistence: .none)
      let download = await view.startDownload(using: URLRequest(url: url))
      download.delegate = taker
      await taker.ended.wait()
      #expect(taker.challenges == 1)
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "secret")
    }

    private static func file(_ text: String, named name: String? = nil) async throws -> URL {
      let disposition =
        name.map { ["Content-Disposition": "attachment; filename=\"\($0)\""] } ?? [:]
      return try await Server.shared.serve { _ in
        .init(
          200, headers: disposition.merging(["Content-Type": "text/plain"]) { $1 },
          body: Data(text.utf8))
      }
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

    /// Puts a download into a folder of its own and keeps what it is told.
    final class Taker: NSObject, WKDownloadDelegate {
      let asked = Signal()
      let ended = Signal()
      let folder: URL
      var choose: (URL) -> URL? = { $0 }
      var credential: URLCredential?
      private(set) var challenges = 0
      private(set) var names: [String] = []
      private(set) var response: URLResponse?
      private(set) var error: (any Error)?
      private(set) var hasEnded = false

      override init() {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }

      deinit {
        try? FileManager.default.removeItem(at: folder)
      }

      var destination: URL { folder.appending(path: "file") }

      func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse,
        suggestedFilename: String
      ) async -> URL? {
        names.append(suggestedFilename)
        self.response = response
        asked.fire()
        return choose(destination)
      }

      func download(
        _ download: WKDownload, respondTo challenge: URLAuthenticationChallenge
      ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        challenges += 1
        return (.useCredential, credential)
      }

      func downloadDidFinish(_ download: WKDownload) {
        hasEnded = true
        ended.fire()
      }

      func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        hasEnded = true
        self.error = error
        ended.fire()
      }
    }
  }
}
