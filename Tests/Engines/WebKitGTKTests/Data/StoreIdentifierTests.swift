import CWebKitGTK
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

/// The identifier of a store and a URL, which a test passes to another run of this program.
private let child = ProcessInfo.processInfo.environment["WEBKITGTK_TESTS_STORE"]

extension AllTests {
  @MainActor @Suite struct StoreIdentifierTests {
    @Test func `a store of an identifier is one, and apart from others`() async throws {
      let identifiers = [UUID(), UUID()]
      let stores = identifiers.map { WKWebsiteDataStore(forIdentifier: $0) }
      #expect(stores.map(\.identifier) == identifiers && stores.allSatisfy(\.isPersistent))
      #expect(stores[0] === WKWebsiteDataStore(forIdentifier: identifiers[0]))
      await stores[0].httpCookieStore.setCookie(try .make())
      #expect(await stores[1].httpCookieStore.allCookies().isEmpty)
      let all = await WKWebsiteDataStore.allDataStoreIdentifiers
      #expect(Set(all).isSuperset(of: identifiers))
      #expect(WKWebsiteDataStore.default().identifier == nil)
      #expect(WKWebsiteDataStore.default().isPersistent)
      #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
    }

    @Test func `a store is removed when it is no longer in use`() async throws {
      let identifier = UUID()
      var page: Page? = Page { $0.websiteDataStore = .init(forIdentifier: identifier) }
      try await page?.show("<script>localStorage.kept = 'yes'</script>")
      let cookie = try HTTPCookie.make("n", "v", [.expires: Date.distantFuture])
      await WKWebsiteDataStore(forIdentifier: identifier).httpCookieStore.setCookie(cookie)
      let directory = WebsiteDirectories.store(
        identifier.uuidString, in: WebsiteDirectories.data)
      #expect(FileManager.default.fileExists(atPath: directory.path))
      let error = await #expect(throws: NSError.self) {
        try await WKWebsiteDataStore.remove(forIdentifier: identifier)
      }
      #expect(error?.localizedDescription == "Data store is in use")
      #expect(page != nil)
      page = nil
      try await WKWebsiteDataStore.remove(forIdentifier: identifier)
      #expect(!FileManager.default.fileExists(atPath: directory.path))
      // WebKit writes the cache one second after a load.
      try await Task.sleep(for: .milliseconds(1200))
      let cache = WebsiteDirectories.store(identifier.uuidString, in: WebsiteDirectories.cache)
      #expect(!FileManager.default.fileExists(atPath: cache.path))
      #expect(await !WKWebsiteDataStore.allDataStoreIdentifiers.contains(identifier))
      try await WKWebsiteDataStore.remove(forIdentifier: identifier)

      let again = WKWebsiteDataStore(forIdentifier: identifier)
      #expect(await again.httpCookieStore.allCookies().isEmpty)
      let fresh = Page { $0.websiteDataStore = again }
      try await fresh.show("<p>page")
      #expect(try await fresh.webView.evaluate("localStorage.length", as: Int.self) == 0)
    }

    @Test func `a store that is made again is followed once`() {
      let identifier = UUID()
      var store: WKWebsiteDataStore? = WKWebsiteDataStore(forIdentifier: identifier)
      let session = store?.session
      for _ in 0..<3 {
        store = nil
        store = WKWebsiteDataStore(forIdentifier: identifier)
      }
      #expect(store?.session === session)
      let signal = g_signal_lookup("download-started", webkit_network_session_get_type())
      let mask = GSignalMatchType(
        rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
      var handlers: [gulong] = []
      while case let handler = g_signal_handler_find(session?.raw, mask, signal, 0, nil, nil, nil),
        handler != 0
      {
        handlers.append(handler)
        g_signal_handler_block(session?.raw, handler)
      }
      for handler in handlers { g_signal_handler_unblock(session?.raw, handler) }
      #expect(handlers.count == 1)
    }

    @Test func `cookies alone keep their store in use`() async throws {
      let identifier = UUID()
      var cookies: WKHTTPCookieStore? = WKWebsiteDataStore(forIdentifier: identifier)
        .httpCookieStore
      #expect(cookies === WKWebsiteDataStore(forIdentifier: identifier).httpCookieStore)
      await #expect(throws: NSError.self) {
        try await WKWebsiteDataStore.remove(forIdentifier: identifier)
      }
      #expect(cookies != nil)
      cookies = nil
      try await WKWebsiteDataStore.removeNow(identifier)
    }

    @Test func `a store that is made while it is being removed keeps its files`() async throws {
      let identifier = UUID()
      let cookie = try HTTPCookie.make("n", "v", [.expires: Date.distantFuture])
      await WKWebsiteDataStore(forIdentifier: identifier).httpCookieStore.setCookie(cookie)
      let removal = Task { try await WKWebsiteDataStore.removeNow(identifier) }
      // The removal of the data has begun, and the engine finishes it in a later turn.
      await Task.yield()
      let store = WKWebsiteDataStore(forIdentifier: identifier)
      let result = await removal.result
      #expect(throws: NSError.self) { try result.get() }
      await store.httpCookieStore.setCookie(cookie)
      let directory = WebsiteDirectories.store(identifier.uuidString, in: WebsiteDirectories.data)
      #expect(FileManager.default.fileExists(atPath: directory.path))
      #expect(await store.httpCookieStore.allCookies().count == 1)
    }

    @Test func `another run of the program finds what this one kept`() async throws {
      let identifier = UUID()
      let port = try await Server.shared.listen()
      await Server.shared.keep("<p>kept", at: "/kept")
      let status = try await run(
        "what a run of the program keeps",
        ["WEBKITGTK_TESTS_STORE": "\(identifier) http://127.0.0.1:\(port)/kept"])
      #expect(status == 0)
      let store = WKWebsiteDataStore(forIdentifier: identifier)
      let cookie = try #require(await store.httpCookieStore.allCookies().first)
      #expect(
        cookie.name == "kept" && cookie.isHTTPOnly && cookie.sameSitePolicy == .sameSiteStrict)
      #expect(await store.httpCookieStore.allCookies().count == 1)
      let page = Page { $0.websiteDataStore = store }
      await page.load(try #require(URL(string: "http://127.0.0.1:\(port)/kept")))
      #expect(try await page.webView.evaluate("localStorage.kept", as: String.self) == "yes")
    }

    @Test(.enabled(if: child != nil))
    func `what a run of the program keeps`() async throws {
      let words = try #require(child).split(separator: " ").map(String.init)
      let store = WKWebsiteDataStore(forIdentifier: try #require(UUID(uuidString: words[0])))
      let properties: [HTTPCookiePropertyKey: Any] = [
        .expires: Date(timeIntervalSinceNow: 1000), .httpOnly: "TRUE",
        .sameSitePolicy: HTTPCookieStringPolicy.sameSiteStrict,
      ]
      await store.httpCookieStore.setCookie(try .make("kept", "v", properties))
      await store.httpCookieStore.setCookie(try .make("session"))
      let page = Page { $0.websiteDataStore = store }
      await page.load(try #require(URL(string: words[1])))
      _ = try await page.webView.evaluateJavaScript("localStorage.kept = 'yes'")
      // The answer arrives when all data is on disk.
      let records = await store.dataRecords(ofTypes: [WKWebsiteDataTypeLocalStorage])
      #expect(records.count == 1)
    }

    /// Runs one test of this program in a separate process and returns the exit status.
    private func run(_ test: String, _ environment: [String: String]) async throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--testing-library", "swift-testing", "--filter", test]
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      // This run's directories, because GLib may have read the variables before the tests set them.
      for (variable, folder) in [
        ("XDG_DATA_HOME", WebsiteDirectories.data), ("XDG_CACHE_HOME", WebsiteDirectories.cache),
      ] {
        process.environment?[variable] = folder.deletingLastPathComponent().path
      }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      return try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    }
  }
}
