#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import OfflinePackages

  /// Pages that servers send in place of the files of a feed, from a real nginx.
  @Suite(.enabled(if: Nginx.isExpected, "nginx is not installed"), .timeLimit(.minutes(1)))
  struct ReplacementPageTests {
    typealias Site = UpdateTests.Site

    private static let portal = """
      <!DOCTYPE html>
      <html><head><style>p { color: red }</style>
      <title>Hotel WLAN:
        log in</title></head><body><p>Welcome</p></body></html>

      """

    /// Bodies, and what the error shows of each.
    private static let bodies = [
      (portal, "Hotel WLAN: log in"),
      ("\u{FEFF}\r\n  <html><body>Log\u{1B}[31m in</body></html>", "Log\\u{1B}[31m in"),
      (
        #"<?xml version="1.0" encoding="UTF-8"?>\#n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>"#,
        "AccessDenied Access Denied"
      ),
      (
        "<div id=root></div><script>start()</script>", "<div id=root></div><script>start()</script>"
      ),
      (
        "<p>" + String(repeating: "long ", count: 60_000),
        String(repeating: "long ", count: 20) + "…"
      ),
    ]

    private static let large = Data(
      "<html>".utf8 + (0..<9_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13) })

    /// The documents of a feed, and whether each is asked for in a first update.
    private enum Kind: String, CaseIterable {
      case root, latest, release, object, largeObject, pack
    }

    private static func path(_ kind: Kind, _ release: TestRelease) throws -> String {
      let path: FeedPath =
        switch kind {
        case .root: .root(2)
        case .latest:
          .latest(try #require(PackageName("shop")), try #require(PackageName("stable")))
        case .release: .release(release.digest)
        case .object: .object(PackageDigest(of: Data("<p>a</p>".utf8)))
        case .largeObject: .object(PackageDigest(of: large))
        case .pack: .pack(try #require(release.document.packs.first).digest)
        }
      return "/\(path)"
    }

    private static let cases = Kind.allCases.flatMap { kind in
      bodies.indices.map { (kind.rawValue, $0) }
    }

    @Test(arguments: cases)
    func `a page in place of a file is an error that shows it, and that a further attempt may mend`(
      kind: String, body: Int
    ) async throws {
      let kind = try #require(Kind(rawValue: kind))
      let (text, shown) = Self.bodies[body]
      let site = try await Site()
      let files = ["index.html": Data("<p>a</p>".utf8), "a.js": Data("1".utf8)]
        .merging(kind == .largeObject ? ["large.bin": Self.large] : [:]) { $1 }
      let release = try site.publisher.release(1, files, hasPack: kind == .pack)
      try site.feed.publish(release, by: site.publisher)
      let path = try Self.path(kind, release)
      // A host that rewrites what it does not have to its page.
      try Data(text.utf8).write(to: site.feed.url.appendingPathComponent("page.html"))
      try? FileManager.default.removeItem(at: site.feed.url.appendingPathComponent(path))
      try await site.server.restart(
        directives: "location = \(path) { default_type text/html; try_files $uri /page.html; }")
      var reported: PackageError?
      do {
        try await site.update { $0.attempts = 2 }
      } catch let error as PackageError {
        reported = error
      }
      // The server logs a request when it has let it go, which may be after the client has the answer.
      func pages() -> Int { site.server.requests.filter { $0.contains("/page.html") }.count }
      while pages() < 2 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(pages() == 2)
      if kind == .pack {
        // The objects come one by one.
        #expect(reported == nil)
        #expect(try site.store.open("shop").contents() == release.files)
        return
      }
      let error = try #require(reported)
      #expect(error.code == .badContent)
      let place = try site.server.url.absoluteString.dropLast() + path
      #expect(
        error.message.hasPrefix(
          "\(place): the server answers with a web page, “\(shown)”, in place of the file. "),
        "\(error.message)")
      // The portal is left behind.
      try site.feed.publish(release, by: site.publisher)
      try await site.server.restart(directives: "")
      try await site.update()
      #expect(try site.store.open("shop").contents() == release.files)
    }

    @Test func `an error of a bucket shows its text, and is a status`() async throws {
      let site = try await Site(
        directives: """
          location / { default_type application/xml; return 403 "\(Self.bodies[2].0.replacing("\"", with: "\\\""))"; }
          """)
      let error = await #expect(throws: PackageError.self) { try await site.update() }
      #expect(error?.code == .badStatus)
      #expect(
        error?.message.hasSuffix(
          "/root/2.json: the server answers with 403 and a web page, “AccessDenied Access Denied”, where 200 or 206 is expected."
        ) == true, "\(String(describing: error))")
    }

    @Test func `an object that is a page, and damaged, is no page in place of an object`()
      async throws
    {
      let site = try await Site()
      let page = Data(Self.portal.utf8)
      let release = try site.publisher.release(1, ["index.html": page])
      try site.feed.publish(release, by: site.publisher)
      var damaged = page
      damaged[damaged.count - 3] ^= 1
      try damaged.write(to: site.feed.place(.object(PackageDigest(of: page))))
      #expect(await code { try await site.update() } == .mismatch)
    }
  }
#endif
