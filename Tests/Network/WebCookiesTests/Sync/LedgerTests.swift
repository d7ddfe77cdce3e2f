import Foundation
import Testing

@testable import WebCookies

/// What the ledger makes of two jars, without WebKit.
@Suite struct LedgerTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  /// Two jars that hold what they are given.
  private struct Jars {
    var ledger = CookieLedger()
    var native: [WebCookie.ID: WebCookie] = [:]
    var web: [WebCookie.ID: WebCookie] = [:]
    var now: Date

    /// Runs one round, and returns how many cookies it wrote.
    mutating func round() -> Int {
      let now = now
      let shown = web.values.filter { !$0.isExpired(at: now) }
      let transfer = ledger.reconcile(
        native: native.values.filter { !$0.isExpired(at: now) }, web: shown, at: now)
      for change in transfer.toNative { native[change.id] = change.new }
      for write in transfer.toWeb { web[write.id] = write.cookie }
      #expect(ledger.confirm(transfer.toNative, of: transfer.toNative, web: shown) == [])
      return transfer.toNative.count + transfer.toWeb.count
    }

    mutating func set(_ cookie: WebCookie, in jar: WritableKeyPath<Jars, [WebCookie.ID: WebCookie]>)
    { self[keyPath: jar][cookie.id] = cookie }
  }

  @Test func `what was written is no change`() {
    var jars = Jars(now: now)
    jars.set(.make("a"), in: \.native)
    jars.set(.make("b"), in: \.web)
    #expect(jars.round() == 2)
    #expect(jars.round() == 0)
    #expect(jars.native == jars.web && jars.native.count == 2)
  }

  @Test func `a deletion is told from a cookie that was never there`() {
    var jars = Jars(now: now)
    jars.set(.make("a"), in: \.native)
    #expect(jars.round() == 1 && jars.round() == 0)
    jars.web = [:]
    #expect(jars.round() == 1)
    #expect(jars.native.isEmpty && jars.round() == 0)
  }

  @Test func `a stale copy of a deleted cookie is removed again, and comes not back`() {
    var jars = Jars(now: now)
    jars.set(.make("a"), in: \.native)
    #expect(jars.round() == 1 && jars.round() == 0)
    jars.native = [:]
    #expect(jars.round() == 1)
    // The store shows the cookie once more, though it was removed.
    jars.set(.make("a"), in: \.web)
    #expect(jars.round() == 1)
    #expect(jars.native.isEmpty && jars.web.isEmpty)
    #expect(jars.round() == 0)
  }

  @Test func `a page that undoes a write again and again is left alone`() {
    var jars = Jars(now: now)
    jars.set(.make("a"), in: \.native)
    for _ in 0..<3 {
      #expect(jars.round() == 1)
      jars.web = [:]
    }
    #expect(jars.round() == 0 && jars.native.count == 1)
    jars.set(.make("a", "2"), in: \.native)
    #expect(jars.round() == 1 && jars.web == jars.native)
  }

  @Test func `a change that the jar has not confirmed is no agreement`() {
    var ledger = CookieLedger()
    let (page, app) = (WebCookie.make("a", "page"), WebCookie.make("a", "app"))
    let asked = ledger.reconcile(native: [], web: [page], at: now).toNative
    #expect(asked.map(\.new) == [page])
    // The app has set the cookie in the meantime.
    #expect(ledger.confirm([], of: asked, web: [page]) == [])
    let next = ledger.reconcile(native: [app], web: [page], at: now)
    #expect(next.toNative.isEmpty && next.toWeb.map(\.cookie) == [app])
  }

  @Test func `a value that comes right after a write is a change`() {
    var jars = Jars(now: now)
    jars.set(.make("a", "app"), in: \.native)
    #expect(jars.round() == 1)
    jars.set(.make("a", "page"), in: \.web)
    #expect(jars.round() == 1)
    #expect(jars.native.values.map(\.value) == ["page"] && jars.round() == 0)
  }

  @Test func `a cookie that expires is not deleted anywhere`() {
    var jars = Jars(now: now)
    let short = WebCookie(name: "a", value: "1", domain: "h", expires: now + 10)
    jars.set(short, in: \.native)
    #expect(jars.round() == 1 && jars.round() == 0)
    jars.now += 20
    // One store drops what has expired, and the other one still has it.
    jars.web = [:]
    #expect(jars.round() == 0 && jars.native.count == 1)
    jars.set(short, in: \.web)
    #expect(jars.round() == 0)
    jars.set(WebCookie(name: "a", value: "2", domain: "h"), in: \.web)
    #expect(jars.round() == 1 && jars.native == jars.web)
  }

  @Test func `an expired write is not repeated`() {
    var jars = Jars(now: now)
    jars.set(WebCookie(name: "a", value: "1", domain: "h", expires: now + 10), in: \.native)
    #expect(jars.round() == 1)
    jars.web = [:]
    jars.now += 20
    #expect(jars.round() == 0)
  }
}
