import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  /// Downloads, each to a folder of its own.
  @MainActor @Suite struct DownloadFacts {
    @Test(arguments: facts + blobs)
    func `what WebKit's tests state of downloads`(_ fact: Fact) async throws {
      try await fact.check(Page())
    }

    nonisolated private static let source = "WebKitCocoa/Download.mm: "

    nonisolated static let facts = [
      Fact("a response that becomes a download is told in order", source + "FinishSuccessfully") {
        page async throws in
        let taker = DownloadTaker()
        page.taker = taker
        page.responsePolicy = { _ in .download }
        page.webView.load(
          URLRequest(url: try await DownloadTaker.file(String(repeating: "a", count: 5000))))
        await taker.ended.wait()
        #expect(
          page.events.filter { $0 != "failProvisional" } == [
            "action", "start", "response", "responseDownload",
          ])
        #expect(taker.names.count == 1 && taker.error == nil)
        #expect(try Data(contentsOf: taker.destination).count == 5000)
      },
      Fact("the progress has the file once it is chosen", source + "FinishSuccessfully") {
        page async throws in
        let taker = DownloadTaker()
        let download = try await Self.start(page, try await DownloadTaker.file("text"), taker) {
          #expect($0.progress.userInfo[.fileURLKey] == nil)
        }
        #expect(download.progress.userInfo[.fileURLKey] as? URL == taker.destination)
      },
      Fact("a download knows its view until that goes", source + "FinishSuccessfully") {
        page async throws in
        let download = try await Self.start(
          page, try await DownloadTaker.file("text"), DownloadTaker())
        #expect(download.webView === page.webView)
      },
      Fact("a download whose length nobody states has no total", source + "UnknownContentLength") {
        page async throws in
        let server = try WireServer { connection in
          connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/x-any\r\n\r\n")
          connection.send(String(repeating: "a", count: 5000))
        }
        let taker = DownloadTaker()
        let download = try await Self.start(page, server.url, taker) {
          #expect($0.progress.totalUnitCount == -1)
        }
        #expect(taker.error == nil && download.progress.completedUnitCount == 5000)
      },
      Fact("a redirect is followed, and the response is the target's", source + "RedirectAllow") {
        page async throws in
        let taker = DownloadTaker()
        let target = try await DownloadTaker.file("hi")
        _ = try await Self.start(page, try await Server.shared.redirect(to: target), taker)
        #expect(taker.response?.url == target)
        #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "hi")
      },
      Fact("a download keeps its first request", source + "RedirectAllow") { page async throws in
        let url = try await Server.shared.redirect(to: try await DownloadTaker.file("hi"))
        let download = try await Self.start(page, url, DownloadTaker())
        #expect(download.originalRequest?.url == url)
      },
      Fact("the suggested name is the target's", source + "RedirectAllow") { page async throws in
        let taker = DownloadTaker()
        let target = try await DownloadTaker.file("hi")
        _ = try await Self.start(page, try await Server.shared.redirect(to: target), taker)
        // Apple's systems add an ending for the type.
        #expect(taker.names == [target.lastPathComponent])
      },
      Fact("a URL without a name suggests one that says so", source + "SuggestedFilenameFromHost") {
        page async throws in
        let server = try WireServer { connection in
          connection.send(
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nhi")
        }
        let taker = DownloadTaker()
        _ = try await Self.start(
          page, try #require(URL(string: "/", relativeTo: server.url)?.absoluteURL), taker)
        // Apple's systems take the host's name.
        #expect(taker.names == ["Unknown"])
      },
      Fact("a server that is not there is an error", source + "DownloadRequestFailure") {
        page async throws in
        let taker = DownloadTaker()
        _ = try await Self.start(page, try WireServer { _ in }.url, taker)
        #expect((taker.error as? URLError)?.code == .cannotConnectToHost)
      },
      Fact(
        "a page that says that there is none is no download on Linux, and says so",
        source + "DownloadRequest404"
      ) {
        page async throws in
        let taker = DownloadTaker()
        let url = try await Server.shared.serve { _ in .init(404, body: Data("http body".utf8)) }
        _ = try await Self.start(page, url, taker)
        #expect((taker.error as? URLError)?.code == .badServerResponse)
      },
      Fact("the last delegate hears of the end", source + "FileMustNotExist") { page async throws in
        let first = DownloadTaker()
        let second = DownloadTaker()
        try Data("initial data on disk".utf8).write(to: first.destination)
        let download = await page.webView.startDownload(
          using: URLRequest(url: try await DownloadTaker.file("text")))
        first.choose = {
          download.delegate = second
          return $0
        }
        download.delegate = first
        await second.ended.wait()
        #expect((second.error as? URLError)?.code == .cannotCreateFile && !first.hasEnded)
      },
      Fact("the file needs a folder", source + "PathMustExist") { page async throws in
        let taker = DownloadTaker()
        taker.choose = {
          $0.deletingLastPathComponent().appending(path: "DownloadTest/example.txt")
        }
        _ = try await Self.start(page, try await DownloadTaker.file("text"), taker)
        #expect((taker.error as? URLError)?.code == .cannotCreateFile)
      },
      Fact("a delegate that names no file cancels", source + "DestinationNullString") {
        page async throws in
        let taker = DownloadTaker()
        taker.choose = { _ in nil }
        _ = try await Self.start(page, try await DownloadTaker.file("text"), taker)
        #expect((taker.error as? URLError)?.code == .cancelled)
      },
    ]

    nonisolated static let blobs = [
      (true, "'downloadFilename'", "downloadFilename", "BlobResponse"),
      (false, "'downloadFilename'", "downloadFilename", "BlobResponse"),
      (false, nil, "Unknown", "BlobResponseNoFilename"),
    ].map { isAction, given, name, test in
      Fact(
        "a blob \(given == nil ? "without" : "with") a name is downloaded from its \(isAction ? "action" : "response")",
        source + test
      ) { page async throws in
        let taker = DownloadTaker()
        page.taker = taker
        page.actionPolicy = { isAction && $0.request.url?.scheme == "blob" ? .download : .allow }
        page.responsePolicy = { $0.response.url?.scheme == "blob" ? .download : .allow }
        try await page.show("<p>page")
        try await page.call(
          """
          const link = document.createElement('a')
          link.href = URL.createObjectURL(new Blob([1, 2, 3]))
          \(given.map { "link.download = \($0)" } ?? "")
          link.click()
          """)
        await taker.ended.wait()
        #expect(taker.names == [name])
        #expect(try String(contentsOf: taker.destination, encoding: .utf8) == "123")
        #expect(page.downloads.first?.originalRequest?.url?.scheme == "blob")
      }
    }

    /// Downloads a URL, and waits for the end.
    private static func start(
      _ page: Page, _ url: URL, _ taker: DownloadTaker, _ atStart: (WKDownload) -> Void = { _ in }
    ) async throws -> WKDownload {
      let download = await page.webView.startDownload(using: URLRequest(url: url))
      atStart(download)
      download.delegate = taker
      await taker.ended.wait()
      return download
    }
  }
}
