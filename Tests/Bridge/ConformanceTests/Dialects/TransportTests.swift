import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// What each way from a page to native can do in WebKit itself, without a bridge. Each test is a column of the
  /// table in the article Transports.
  @MainActor @Suite struct TransportTests {
    @Test(arguments: zip(Transport.allCases, [nil, nil, "answer"] as [BridgeValue]))
    func `a dialog alone returns an answer`(transport: Transport, answer: BridgeValue) async throws
    {
      let page = TransportPage()
      try await page.load()
      #expect(try await page.run("return send.\(transport)('text') ?? null") == answer)
      #expect(try await page.arrived() == ["text"])
    }

    @Test(arguments: Transport.allCases)
    func `what is sent in a row arrives in its order, all of it`(transport: Transport) async throws
    {
      let page = TransportPage()
      try await page.load()
      try await page.run("for (let n = 0; n < 200; n++) send.\(transport)(String(n))")
      #expect(try await page.arrived() == (0..<200).map(String.init))
    }

    @Test(arguments: [
      "const f = document.createElement('iframe'); document.body.append(f); const go = (n) => { f.src = url(n) }",
      "const go = (n) => { location.href = url(n) }",
    ])
    func `navigations of one frame are lost but for the last`(go: String) async throws {
      let page = TransportPage()
      try await page.load()
      try await page.run("\(go); for (let n = 0; n < 200; n++) go(String(n))")
      #expect(try await page.arrived() == ["199"])
    }

    @Test func `the three have one order among each other`() async throws {
      let page = TransportPage()
      try await page.load()
      try await page.run(
        "for (let n = 0; n < 60; n++) send[['navigation', 'message', 'dialog'][n % 3]](String(n))")
      #expect(try await page.arrived() == (0..<60).map(String.init))
    }

    @Test(arguments: Transport.allCases)
    func `32 MB go in one piece`(transport: Transport) async throws {
      let page = TransportPage()
      try await page.load()
      try await page.run("send.\(transport)('x'.repeat(32 << 20))")
      #expect(try await page.arrived().map(\.utf8.count) == [32 << 20])
    }

    @Test(arguments: Transport.allCases, ["127.0.0.1", "localhost"])
    func `every frame can use each of them, of any origin`(
      transport: Transport, host: String
    ) async throws {
      let page = TransportPage()
      try await page.load()
      try await page.addFrame("send.\(transport)('frame')", sandbox: nil, host: host)
      #expect(try await page.arrived() == ["frame"])
    }

    @Test(arguments: zip(Transport.allCases, [["frame"], ["frame"], []]))
    func `a sandboxed frame has no dialogs`(transport: Transport, expected: [String]) async throws {
      for sandbox in ["allow-scripts", "allow-scripts allow-same-origin"] {
        let page = TransportPage()
        try await page.load()
        try await page.addFrame("send.\(transport)('frame')", sandbox: sandbox, host: "127.0.0.1")
        #expect(try await page.arrived() == expected)
        try await page.addFrame(
          "send.\(transport)('modal')", sandbox: "\(sandbox) allow-modals", host: "127.0.0.1")
        #expect(try await page.arrived() == ["modal"])
      }
    }

    @Test(arguments: zip(Transport.allCases, [["sent"], [], ["sent"]]))
    func `a content security policy stops navigations of frames`(
      transport: Transport, expected: [String]
    ) async throws {
      let page = TransportPage()
      for policy in ["default-src 'none'", "frame-src 'self'", "child-src 'self'"] {
        try await page.load(
          "send.\(transport)('sent')",
          headers: ["Content-Security-Policy": "\(policy); script-src 'unsafe-inline'"])
        #expect(try await page.arrived() == expected, "\(policy)")
      }
      try await page.load(
        "send.\(transport)('sent')",
        headers: ["Content-Security-Policy": "script-src 'unsafe-inline'"])
      #expect(try await page.arrived() == ["sent"])
    }

    @Test(arguments: Transport.allCases)
    func `hidden views and visible ones use them alike`(transport: Transport) async throws {
      let page = TransportPage()
      try await page.load()
      let send = """
        send.\(transport)(document.visibilityState);
        """
      try await page.run(send)
      #expect(try await page.arrived() == ["hidden"])
      #if os(Linux)
        let window = Window(page.webView)
        window.show()
        while try await page.run("return document.visibilityState") != "visible" {
          try await turn()
        }
        try await page.run(send)
        #expect(try await page.arrived() == ["visible"])
        window.close()
      #endif
    }

    @Test(arguments: Transport.allCases)
    func `from the start of a document until it is shown all of them work`(transport: Transport)
      async throws
    {
      let page = TransportPage()
      try await page.load(
        """
        send.\(transport)('parsing');
        document.addEventListener('DOMContentLoaded', () => send.\(transport)('DOMContentLoaded'));
        addEventListener('load', () => send.\(transport)('load'));
        addEventListener('pageshow', () => send.\(transport)('pageshow'));
        """, start: "send.\(transport)('start')")
      #expect(
        try await page.arrived() == ["start", "parsing", "DOMContentLoaded", "load", "pageshow"])
    }

    @Test(
      arguments: zip(
        Transport.allCases, [["beforeunload", "pagehide"], ["pagehide"], []]))
    func `while a page is left messages work, and no dialog`(
      transport: Transport, expected: [String]
    ) async throws {
      let page = TransportPage()
      try await page.load(
        """
        for (const type of ['beforeunload', 'pagehide']) {
          addEventListener(type, () => send.\(transport)(type));
        }
        """)
      _ = try await page.arrived()
      try await page.load()
      #expect(try await page.arrived() == expected)
    }
  }
}
