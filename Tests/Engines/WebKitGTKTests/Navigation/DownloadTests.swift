import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct DownloadTests {
    @Test func `an action becomes a download`() async throws {
      let page = Page()
      let taker = DownloadTaker()
      page.taker = taker
      page.actionPolicy = { _ in .download }
      let url = try await DownloadTaker.file("content", named: "a b.txt")
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
      let taker = DownloadTaker()
      page.taker = taker
      page.responsePolicy = { _ in .download }
      page.webView.load(URLRequest(url: try await DownloadTaker.file("content")))
      await taker.ended.wait()
      // The file may be complete before the delegate hears about the navigation.
      while page.lastError == nil { try await turn() }
      #expect(page.events.contains("responseDownload"))
      #expect(
        page.events.filter { $0 != "responseDownload" } == [
          "action", "start", "response", "failProvisional",
        ])
      #expect((page.lastError as NSError?)?.code == 102)
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "content")
    }

    @Test func `a link that asks for a download gives one, if it is taken`() async throws {
      let file = try await DownloadTaker.file("content", named: "server.txt")
      let page = try await Page.showing("<a id=l href='\(file)' download='page.txt'>get</a>")
      let taker = DownloadTaker()
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
      let taker = DownloadTaker()
      page.taker = taker
      try await page.webView.evaluateJavaScript("document.getElementById('l').click(); 0")
      await taker.ended.wait()
      #expect(taker.names == ["page.txt"])
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "blob")
    }

    @Test func `the app starts a download, in both forms`() async throws {
      let view = WKWebView()
      let url = try await DownloadTaker.file("content", named: "x.txt")
      let taker = DownloadTaker()
      let download = await view.startDownload(using: URLRequest(url: url))
      download.delegate = taker
      await taker.ended.wait()
      #expect(taker.error == nil)
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "content")
      let second = DownloadTaker()
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
      let taker = DownloadTaker()
      weak var gone: WKWebView?
      do {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(frame: .zero, configuration: configuration)
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
      let taker = DownloadTaker()
      let download = await view.startDownload(using: URLRequest(url: server.url))
      download.delegate = taker
      await taker.asked.wait()
      while download.progress.completedUnitCount == 0 { try await turn() }
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
      let taker = DownloadTaker()
      let download = await view.startDownload(using: URLRequest(url: server.url))
      download.delegate = taker
      await taker.asked.wait()
      download.progress.cancel()
      while download.state != .ended { try await turn() }
      #expect(!taker.hasEnded)
    }

    @Test func `a download whose place is decided after the view is closed`() async throws {
      let view = WKWebView()
      let taker = DownloadTaker()
      taker.choose = {
        view.close()
        return $0
      }
      await view.startDownload(using: URLRequest(url: try await DownloadTaker.file("content")))
        .delegate =
        taker
      await taker.ended.wait()
      #expect(taker.error == nil)
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "content")
    }

    @Test func `a download answers its own challenge`() async throws {
      let url = try await Server.shared.serve { header in
        header("Authorization") == nil
          ? .init(401, headers: ["WWW-Authenticate": "Basic realm=\"safe\""])
          : .init(200, body: Data("secret".utf8))
      }
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      let view = WKWebView(frame: .zero, configuration: configuration)
      let taker = DownloadTaker()
      taker.credential = URLCredential(user: "u", password: "p", persistence: .none)
      let download = await view.startDownload(using: URLRequest(url: url))
      download.delegate = taker
      await taker.ended.wait()
      #expect(taker.challenges == 1)
      #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "secret")
    }
  }
}
