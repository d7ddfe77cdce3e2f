import Disclosure
import Foundation
import Testing

@testable import BridgeMonitor

/// URLs, rates and subscribers.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ReportingTests {
  @Test(arguments: [
    ("https://a.example/x?y=1#z", "https://a.example/x"),
    ("https://user:pass@a.example:8080/x@y?z", "https://a.example:8080/x@y"),
    ("data:text/html,secret", "data:"), ("DATA:,secret", "data:"), ("inline", "inline"),
    ("app://shop/cart#secret", "app://shop/cart"), ("app://shop/#/cart", "app://shop/#/cart"),
    ("app://shop/?x#!/cart/5?y=1", "app://shop/#!/cart/5"),
    ("app://shop/#/a;b=1", "app://shop/#/a"),
    ("app://shop/#/access_token=x&y=1", "app://shop/#"), ("app://shop/#/a/b=x", "app://shop/#/a"),
    ("app://shop/#/a#b", "app://shop/#/a"),
    ("app://shop/a\u{1B}[31m\n", "app://shop/a\\u{1B}[31m\\n"), ("", ""),
    ("about:blank?x", "about:blank"),
    ("/x?y", "/x"), ("//user@a.example/x", "//a.example/x"),
    ("https://a.example/x?\u{301}y", "https://a.example/x"),
    ("https://a.example/x#\u{301}y", "https://a.example/x"),
    ("//user@\u{301}a.example/x", "//\u{301}a.example/x"), ("data:\u{301}secret", "data:"),
  ])
  func `a reported URL has no query, fragment, user and password`(url: String, reported: String) {
    #expect(ReportedURL.of(url) == reported)
  }

  @Test func `a reported stack keeps its lines and columns`() {
    let stack = "deep@https://a.example/x?y=1#z:3:15\n@https://a.example/x:4:2\nnative code"
    let reported = "deep@https://a.example/x:3:15\n@https://a.example/x:4:2\nnative code"
    #expect(ReportedURL.inStack(stack) == reported)
    #expect(ReportedURL.inStack(stack.replacing("?", with: "?\u{301}")) == reported)
  }

  private func next(of events: AsyncStream<PageEvent>) async -> PageEvent? {
    for await event in events { return event }
    return nil
  }

  @Test func `a reader that does not read hears how many events it missed`() async throws {
    let feed = EventFeed(capacity: 3)
    let slow = feed.subscribe()
    let event = { PageEvent(time: .now, page: nil, kind: .processEnded) }
    for _ in 0..<10 { feed.send(event()) }
    for _ in 0..<3 { _ = await next(of: slow) }
    feed.send(event())
    guard case .dropped(let count)? = await next(of: slow)?.kind else {
      Issue.record("The reader did not hear of dropped events.")
      return
    }
    #expect(count == 7)
    guard case .processEnded? = await next(of: slow)?.kind else {
      Issue.record("The reader did not get the next event.")
      return
    }
  }
}
