import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Bodies that wait for their requests, and requests that wait for their bodies.
  @MainActor @Suite struct RequestTicketTests {
    @Test func `the body of a request that was given up is not kept`() {
      let bodies = RequestBodies()
      bodies.take(ticket: "t") { _ in Issue.record("The request was given up.") }
      bodies.forget(ticket: "t")
      bodies.keep(.data(Data("late".utf8), type: nil), ticket: "t")
      #expect(bodies.keptBytes == 0)
    }

    @Test func `a body that no request comes for is let go of after a while`() async {
      let bodies = RequestBodies(patience: .milliseconds(10))
      bodies.keep(.data(Data("late".utf8), type: nil), ticket: "t")
      #expect(bodies.keptBytes == 4)
      let end = ContinuousClock.now + .seconds(5)
      while bodies.keptBytes > 0, ContinuousClock.now < end { await Task.yield() }
      #expect(bodies.keptBytes == 0)
    }

    @Test func `a request whose body does not come goes on after a while`() async {
      let bodies = RequestBodies(patience: .milliseconds(10))
      let body = await withCheckedContinuation { continuation in
        bodies.take(ticket: "t") { continuation.resume(returning: text($0)) }
      }
      #expect(body == "unreadable")
    }

    @Test func `bodies that are too large together make place for the newest`() {
      let bodies = RequestBodies(limit: 10)
      for ticket in ["a", "b", "c"] {
        bodies.keep(.data(Data(repeating: 97, count: 4), type: nil), ticket: ticket)
      }
      #expect(bodies.keptBytes == 8)
      bodies.keep(.data(Data(repeating: 97, count: 20), type: nil), ticket: "d")
      #expect(bodies.keptBytes == 20)
      var taken: [String] = []
      for ticket in ["a", "b", "c", "d"] { bodies.take(ticket: ticket) { taken.append(text($0)) } }
      #expect(
        taken == ["unreadable", "unreadable", "unreadable", String(repeating: "a", count: 20)])
      #expect(bodies.keptBytes == 0)
    }

    @Test func `a page that aborts its requests leaves no bodies behind`() async throws {
      let page = try await BodyPage.make()
      _ = try await page.webView.callAsyncJavaScript(
        """
        for (const body of ['text', new Blob(['blob']), new Uint8Array(9)]) {
          const request = new XMLHttpRequest()
          request.open('POST', '/post')
          request.onloadstart = () => { if (typeof body === 'string') request.abort() }
          request.send(body)
          request.abort()
        }
        // Comes after what was sent ahead of it.
        for (let index = 0; index < 3; index++) {
          await fetch('/post', {method: 'POST', body: new Blob(['fine'])})
        }
        """, contentWorld: .page)
      #expect(page.webView.requestBodies.keptBytes == 0)
    }

    private func text(_ body: RequestBody) -> String {
      switch body {
      case .none: "none"
      case .data(let data, _): String(decoding: data, as: UTF8.self)
      case .unreadable: "unreadable"
      }
    }
  }
}
