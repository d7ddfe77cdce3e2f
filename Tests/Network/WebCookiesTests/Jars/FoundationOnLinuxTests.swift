#if !canImport(ObjectiveC)
  import Foundation
  import FoundationNetworking
  import TestSupport
  import Testing
  import WebCookies

  /// What `HTTPCookieStorage` of Linux does not do: the reasons for ``MemoryCookieJar``, and the rows of the table on the
  /// module's page. A test that fails here tells of a Foundation that has become better.
  @Suite(.serialized, .timeLimit(.minutes(1))) struct FoundationOnLinuxTests {
    private func storage() throws -> HTTPCookieStorage {
      try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
    }

    @Test func `changes are not announced`() throws {
      let storage = try storage()
      // Notifications are posted within the call that makes the change.
      nonisolated(unsafe) var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: .NSHTTPCookieManagerCookiesChanged, object: storage, queue: nil
      ) { _ in count += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      storage.setCookie(try #require(WebCookie.make("n").httpCookie))
      storage.deleteCookie(try #require(WebCookie.make("n").httpCookie))
      #expect(count == 0)
      CookieStorageJar(storage).cookiesDidChange()
      #expect(count == 1)
    }

    @Test func `HttpOnly and Secure are lost on the disk`() throws {
      let (name, copy) = ("test-\(UUID())", "test-\(UUID())")
      let storage = HTTPCookieStorage.sharedCookieStorage(forGroupContainerIdentifier: name)
      let cookie = WebCookie(
        name: "n", value: "1", domain: "h", expires: .distantFuture, isSecure: true,
        isHTTPOnly: true, sameSite: .strict)
      storage.setCookie(try #require(cookie.httpCookie))
      let folder = try #require(
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let file = try #require(
        files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == ".cookies.\(name)" })
      let other = file.deletingLastPathComponent().appendingPathComponent(".cookies.\(copy)")
      try FileManager.default.moveItem(at: file, to: other)
      defer { try? FileManager.default.removeItem(at: other) }
      let again = HTTPCookieStorage.sharedCookieStorage(forGroupContainerIdentifier: copy)
      let read = WebCookie(try #require(again.cookies?.first))
      #expect(read.name == "n" && read.sameSite == .strict)
      #expect(!read.isSecure && !read.isHTTPOnly)
    }

    @Test func `a server's Max-Age and SameSite are ignored, so that it deletes nothing by age`()
      async throws
    {
      let session = URLSession(configuration: .ephemeral)
      let storage = try #require(session.configuration.httpCookieStorage)
      let set = try await Server.shared.page(
        "", headers: ["Set-Cookie": "s=1; Path=/; Max-Age=100; SameSite=Strict"])
      _ = try await session.data(from: set)
      let cookie = WebCookie(try #require(storage.cookies?.first))
      #expect(cookie.expires == nil && cookie.sameSite == .none)
      let removed = try await Server.shared.page(
        "", headers: ["Set-Cookie": "s=; Path=/; Max-Age=0"])
      _ = try await session.data(from: removed)
      #expect(storage.cookies?.map(\.name) == ["s"])
    }

    @Test func `path and Secure do not decide what is sent`() throws {
      let storage = try storage()
      let cookie = WebCookie(name: "n", value: "1", domain: "h", path: "/deep", isSecure: true)
      storage.setCookie(try #require(cookie.httpCookie))
      let sent = storage.cookies(for: try #require(URL(string: "http://h/")))
      #expect(sent?.map(\.name) == ["n"])
    }

    @Test func `the cookies of a redirect go on to the next host`() async throws {
      let session = URLSession(configuration: .ephemeral)
      let storage = try #require(session.configuration.httpCookieStorage)
      storage.setCookie(try #require(WebCookie.make("secret").httpCookie))
      let end = try await Server.shared.page("end").on("localhost")
      let url = try await Server.shared.redirect(to: end)
      _ = try await session.data(from: url)
      #expect(await Server.shared.header("Cookie", ofRequestFor: end) == "secret=1")
    }

    @Test func `cookies whose path and name make the same text replace each other`() throws {
      let storage = try storage()
      storage.setCookie(try #require(WebCookie.make("xid", path: "/").httpCookie))
      storage.setCookie(try #require(WebCookie.make("id", path: "/x").httpCookie))
      #expect(storage.cookies?.map(\.name) == ["id"])
    }
  }
#endif
