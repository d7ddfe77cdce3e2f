import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Pages that try to read files outside their folder, or hidden files in it.
  @MainActor @Suite struct EscapeTests {
    private struct WrongAnswer: Error {}

    private static let secret = "the secret of \(UUID().uuidString)"
    private static let html = "<!doctype html><meta charset=utf-8><title>A page</title><body>"

    /// Paths to the secret beside the folder, to hidden files, and to names that stand for other files.
    nonisolated static let paths = [
      "../secret.txt", "/../secret.txt", "%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt",
      "..%2fsecret.txt", "..%5csecret.txt", "/..\\secret.txt", "%252e%252e/secret.txt",
      "..%252fsecret.txt", "/%00/../secret.txt", "a.txt%00.html", "/%2fetc/passwd",
      "/etc/passwd", ".env", "%2eenv", ".git/config", "link.txt", "links/secret.txt", "links/",
      "links",
      "pipe", "socket", "a.txt/", "a.txt/../../secret.txt", "%ff", "a%2ftxt", "A.txt%20",
    ]

    /// Makes a folder in which every file except `a.txt` and `index.html` contains the secret.
    private func makeWeb() throws -> WebFolder {
      let web = try WebFolder([
        "site/index.html": Self.html, "site/a.txt": "a", "site/.env": Self.secret,
        "site/.git/config": Self.secret, "secret.txt": Self.secret,
      ])
      let (root, manager) = (web.url.appendingPathComponent("site").path, FileManager.default)
      try manager.createSymbolicLink(
        atPath: "\(root)/link.txt", withDestinationPath: "../secret.txt")
      try manager.createSymbolicLink(atPath: "\(root)/links", withDestinationPath: "..")
      #expect(mkfifo("\(root)/pipe", 0o600) == 0)
      return web
    }

    private func serving(
      _ web: WebFolder, log: LogStream = LogStream()
    ) async throws -> (WebKitPage, Bridge, FolderSite) {
      let site = WebFolder(at: web.url.appendingPathComponent("site"))
      return try await WebKitPage.serving(site, logger: log.logger)
    }

    @Test func `no path or link leads out of the folder`() async throws {
      let web = try makeWeb()
      defer { web.remove() }
      let (page, _, _) = try await serving(web)
      for path in Self.paths {
        let seen = try await page.run(
          "const r = await fetch('\(path)'); return [r.status, await r.text()]")
        guard case .array(let answer) = seen, case .string(let text) = answer.last else {
          throw WrongAnswer()
        }
        #expect(answer.first == 404, "\(path)")
        #expect(!text.contains(Self.secret), "\(path)")
      }
      #expect(try await page.run("return (await fetch('a.txt')).text()") == "a")
    }

    @Test func `no other host of the scheme has the folder`() async throws {
      let web = try makeWeb()
      defer { web.remove() }
      let (page, _, _) = try await serving(web)
      for url in ["app://elsewhere/a.txt", "app:///a.txt"] {
        try await page.load(try #require(URL(string: url)))
        #expect(try await page.run("return document.documentElement.innerText") == "", "\(url)")
      }
    }

    @Test func `a link that takes a folder's place later leads nowhere`() async throws {
      let web = try makeWeb()
      defer { web.remove() }
      try web.write(Data("fine".utf8), to: "site/sub/secret.txt")
      let (page, _, _) = try await serving(web)
      let ask = "const r = await fetch('sub/secret.txt'); return [r.status, r.ok && await r.text()]"
      #expect(try await page.run(ask) == [200, "fine"])
      let sub = web.url.appendingPathComponent("site/sub")
      try FileManager.default.removeItem(at: sub)
      try FileManager.default.createSymbolicLink(atPath: sub.path, withDestinationPath: "..")
      #expect(try await page.run(ask) == [404, false])
    }

    @Test func `the log says which file was missing, and why`() async throws {
      let web = try makeWeb()
      defer { web.remove() }
      let log = LogStream()
      let (page, _, _) = try await serving(web, log: log)
      _ = try await page.run("await fetch('none.js'); await fetch('link.txt')")
      var lines = log.lines.makeAsyncIterator()
      #expect(
        await lines.next() == "app://localhost/none.js was not served from site: no such file")
      #expect(
        await lines.next()
          == "app://localhost/link.txt was not served from site: symbolic links are not followed")
    }
  }
}
