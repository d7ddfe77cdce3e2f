#if os(Linux)
  import Crypto
  import Foundation
  import TestSupport
  import Testing
  import WebCookies

  @testable import WebRequests

  /// The programs of the articles, against servers.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ProgramTests {
    @Test(arguments: ["ServingOffline", "SigningRequests"])
    func `an article is one program, which is complete, and which the tests run`(
      name: String
    ) throws {
      let article = try Article(name, in: "WebRequests")
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Articles/\(name).swift")
      #expect(try article.difference(from: file) == nil)
      #expect(try Compiler.findings(in: article.program) == [])
    }

    @Test func `every article with code has a program or stands in the tests of the articles`() {
      #expect(
        Article.names(in: "WebRequests")
          == ["ChangedSinceKKJSBridge", "ServingOffline", "SigningRequests", "WebRequests"])
    }

    private func value(_ expression: String, in webView: WKWebView) async throws -> String? {
      let value = try? await webView.callAsyncJavaScript(
        "return String(await \(expression))", contentWorld: .page)
      return value as? String
    }

    private func wait(
      for text: String, of expression: String, in webView: WKWebView
    ) async throws {
      while try await value(expression, in: webView) != text { try await turn() }
    }

    @Test func `a program signs every request, and those behind redirects`() async throws {
      let key = SymmetricKey(size: .bits256)
      let server = try await ArticleServer(key: key)
      let shop = try SignedShop(
        site: server.url, key: key, budget: Budget(requests: 3), addresses: AddressRange.loopback)
      try await wait(for: "Orders", of: "document.title", in: shop.webView)
      let post = "fetch('/api/orders', { method: 'POST', body: 'é' }).then((r) => r.text())"
      #expect(try await value(post, in: shop.webView) == "signed")
      #expect(
        try await value("fetch('/api/old').then((r) => r.text())", in: shop.webView) == "signed")
      #expect(try await value("\(post).catch((e) => e.name)", in: shop.webView) == "TypeError")
      await server.stop()
    }

    @Test func `a server refuses what another key has signed`() async throws {
      let server = try await ArticleServer(key: SymmetricKey(size: .bits256))
      let shop = try SignedShop(
        site: server.url, key: SymmetricKey(size: .bits256), budget: Budget(requests: 3),
        addresses: AddressRange.loopback)
      try await wait(for: "Orders", of: "document.title", in: shop.webView)
      #expect(
        try await value("fetch('/api/orders').then((r) => r.status)", in: shop.webView) == "401")
      await server.stop()
    }

    private func offlineShop(_ server: URL) throws -> OfflineShop {
      let pages = FileManager.default.temporaryDirectory
        .appendingPathComponent("pages-\(UUID().uuidString)")
      try Pages.write(to: pages, server: server)
      return try OfflineShop(
        pages: pages, server: server, domain: "127.0.0.1", addresses: AddressRange.loopback)
    }

    @Test func `a page of the disk fetches from the server, and posts its form with the cookies`()
      async throws
    {
      let server = try await ArticleServer()
      let shop = try offlineShop(server.url)
      shop.open()
      try await wait(
        for: "12 left", of: "document.getElementById('stock').textContent", in: shop.webView)
      #expect(try await value("location.protocol", in: shop.webView) == "app:")
      _ = try await value("document.querySelector('button').click()", in: shop.webView)
      // The shared store may have cookies of other tests' servers on this host.
      let text = "document.body.textContent"
      try await wait(for: "true", of: "\(text).startsWith('Ordered by')", in: shop.webView)
      #expect(try await value(text, in: shop.webView)?.contains("visit=1") == true)
      #expect(
        try await value("location.href", in: shop.webView)
          == "\(server.url.absoluteString)/orders/1")
      let orders = await server.orders
      #expect(orders.count == 1)
      #expect(orders.first?.hasPrefix("item=tea ") == true)
      #expect(orders.first?.contains("visit=1") == true)
      await server.stop()
    }

    @Test func `a page of the disk opens without the server, and its form leaves it as it is`()
      async throws
    {
      let server = try await ArticleServer()
      await server.stop()
      let shop = try offlineShop(server.url)
      shop.open()
      try await wait(
        for: "offline", of: "document.getElementById('stock').textContent", in: shop.webView)
      _ = try await value("document.querySelector('button').click()", in: shop.webView)
      let behind = "fetch('\(server.url.absoluteString)/stock').catch((e) => e.name)"
      #expect(try await value(behind, in: shop.webView) == "TypeError")
      #expect(try await value("document.title", in: shop.webView) == "Shop")
    }
  }
#endif
