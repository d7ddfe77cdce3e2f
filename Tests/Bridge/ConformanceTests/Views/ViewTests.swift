import Foundation
import TestSupport
import Testing
import WebBridge

@testable import BridgeCore

extension Conformance {
  /// Several views and their lifetimes.
  @MainActor @Suite struct Views {
    @Test func `two views do not hear each other, not even with one configuration`() async throws {
      for isShared in [false, true] {
        let configuration = WKWebViewConfiguration()
        let first = try await WebKitPage(configuration: configuration)
        let second = try await WebKitPage(configuration: isShared ? configuration : nil)
        var heard: [String] = []
        let one = try first.attach()
        let two = try second.attach()
        one.on("here") { (text: String) in heard.append("one \(text)") }
        two.on("here") { (text: String) in heard.append("two \(text)") }
        try one.handle("who") { "one" }
        try two.handle("who") { "two" }
        let script =
          "window.heard = []; bridge.on('there', (t) => heard.push(t)); bridge.handle('me', () => window.name)"
        try await first.load(script + "; window.name = 'first'")
        try await second.load(script + "; window.name = 'second'")
        one.emit("there", "from one")
        two.emit("there", "from two")
        #expect(
          try await first.run("bridge.emit('here', 'first'); return await bridge.call('who')")
            == "one")
        #expect(
          try await second.run("bridge.emit('here', 'second'); return await bridge.call('who')")
            == "two")
        #expect(heard == ["one first", "two second"])
        #expect(try await one.call("me") == "first")
        #expect(try await two.call("me") == "second")
        #expect(try await first.run("return heard") == ["from one"])
        #expect(try await second.run("return heard") == ["from two"])
        one.detach()
        #expect(try await second.run("return await bridge.call('who')") == "two")
        try await second.load(script)
        #expect(try await second.run("return await bridge.call('who')") == "two")
      }
    }

    @Test func `views of one configuration each allow their own origins, and others get a refusal`()
      async throws
    {
      let configuration = WKWebViewConfiguration()
      let first = try await WebKitPage(configuration: configuration)
      let second = try await WebKitPage(configuration: configuration)
      let third = try await WebKitPage(configuration: configuration)
      let one = try first.attach(origins: [.exactly(first.origin)])
      let two = try second.attach(origins: [.exactly(second.otherOrigin)])
      try one.handle("who") { "one" }
      try two.handle("who") { "two" }
      try await first.load()
      try await second.load("", at: second.otherOrigin)
      #expect(try await first.run("return await bridge.call('who')") == "one")
      #expect(try await second.run("return await bridge.call('who')") == "two")
      // The script is the same in both views. The view that it runs in decides.
      try await first.load("", at: first.otherOrigin)
      #expect(try await first.failure(of: "await bridge.call('who')")["code"] == "denied")
      try await third.load()
      #expect(try await third.failure(of: "await bridge.call('who')")["code"] == "unavailable")
      #expect(try await first.failure(of: "await bridge.ready")["code"] == "denied")
      #expect(try await third.failure(of: "await bridge.ready")["code"] == "unavailable")
    }

    @Test func `a view and its bridge are freed while calls are pending`() async throws {
      weak var weakView: WKWebView?
      weak var weakBridge: Bridge?
      weak var weakDocuments: PageSession?
      var pending: Task<Void, any Error>?
      func use() async throws {
        let page = try await WebKitPage()
        let bridge = try page.attach()
        (weakView, weakBridge, weakDocuments) = (page.webView, bridge, bridge.session)
        // A handler that holds its bridge. The end of the view must break the cycle.
        try bridge.handle("cycle") { try await bridge.call("never") }
        try await page.load(
          "bridge.handle('never', () => new Promise(() => {})); bridge.handle('one', () => 1); bridge.call('cycle')"
        )
        #expect(try await bridge.call("one") == 1)
        pending = Task { [weak bridge] in try await bridge?.call("never") }
        #expect(try await bridge.call("one") == 1)
      }
      try await use()
      let error = await #expect(throws: BridgeError.self) { try await pending?.value }
      #expect(error?.code == .detached)
      pending = nil
      while weakBridge != nil || weakDocuments != nil { try await turn() }
      #expect(weakView == nil)
      #expect(weakBridge == nil)
      #expect(weakDocuments == nil)
    }

    @Test func `the view keeps a bridge that nobody else holds`() async throws {
      let page = try await WebKitPage()
      func attach() throws {
        let bridge = try page.attach()
        try bridge.handle("ask") { [weak bridge] () async throws -> Int in
          guard let bridge else { return -1 }
          return try await bridge.call("one") + 1
        }
      }
      try attach()
      try await page.load("bridge.handle('one', () => 1)")
      #expect(try await page.run("return await bridge.call('ask')") == 2)
    }
  }
}
