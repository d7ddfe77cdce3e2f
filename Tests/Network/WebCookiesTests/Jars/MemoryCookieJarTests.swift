import Foundation
import Testing
import WebCookies

/// The jar in memory.
@Suite struct MemoryCookieJarTests {
  private let past = Date(timeIntervalSince1970: 1)

  @Test func `cookies keep their order, and a new value its place`() async {
    let jar = MemoryCookieJar([.make("a"), .make("b")])
    await jar.set([.make("c"), .make("a", "2")])
    #expect(await jar.cookies().map(\.name) == ["a", "b", "c"])
    #expect(await jar.cookies().map(\.value) == ["2", "1", "1"])
    await jar.remove([WebCookie.make("b").id, WebCookie.make("unknown").id])
    #expect(await jar.cookies().map(\.name) == ["a", "c"])
  }

  @Test func `cookies are told apart by the bytes of their names, paths and values`() async {
    let names = ["K", "\u{212A}", "é", "e\u{301}", "a;", "a\u{37E}"]
    let jar = MemoryCookieJar(
      names.map { .make($0) } + ["/é", "/e\u{301}"].map { .make("p", path: $0) })
    #expect(
      await jar.cookies().map { Array($0.name.utf8) }.prefix(6) == names.map { Array($0.utf8) }[...]
    )
    #expect(await jar.cookies().count == 8)
    #expect(WebCookie.make("a", "é") != WebCookie.make("a", "e\u{301}"))
  }

  @Test func `an expired cookie is none, and removes the one it replaces`() async {
    let old = WebCookie(name: "a", value: "", domain: "127.0.0.1", expires: past)
    let jar = MemoryCookieJar([old])
    #expect(await jar.cookies().isEmpty)
    await jar.set([.make("a"), old])
    #expect(await jar.cookies().isEmpty)
  }

  @Test func `changes are announced, and nothing else`() async {
    let jar = MemoryCookieJar()
    let counter = Counter(await jar.changes)
    await jar.set([.make("a"), .make("b")])
    await counter.reaches(1)
    await jar.set([.make("a")])
    await jar.remove([WebCookie.make("unknown").id])
    await jar.set([WebCookie(name: "c", value: "", domain: "h", expires: past)])
    await jar.remove([WebCookie.make("a").id])
    await counter.reaches(2)
    #expect(await counter.count == 2)
  }

  @Test func `a replacement is made only where the jar still has the old cookie`() async {
    let (one, two) = (WebCookie.make("a", "1"), WebCookie.make("a", "2"))
    let jar = MemoryCookieJar([one, .make("b")])
    let made = await jar.replace([
      CookieReplacement(id: one.id, old: nil, new: two),
      CookieReplacement(id: WebCookie.make("b").id, old: .make("b"), new: nil),
      CookieReplacement(id: WebCookie.make("c").id, old: nil, new: .make("c")),
    ])
    #expect(made.map(\.id.name) == ["b", "c"] && made.map(\.new) == [nil, .make("c")])
    #expect(await jar.cookies() == [one, .make("c")])
    #expect(await jar.replace([CookieReplacement(id: one.id, old: one, new: two)]).count == 1)
  }

  @Test func `a replacement is described without values`() {
    let (one, two) = (WebCookie.make("a", "1"), WebCookie.make("a", "2"))
    let name = "\(one.id)"
    #expect("\(CookieReplacement(id: one.id, old: nil, new: two))" == "add \(name)")
    #expect("\(CookieReplacement(id: one.id, old: one, new: two))" == "change \(name)")
    #expect("\(CookieReplacement(id: one.id, old: one, new: nil))" == "remove \(name)")
  }

  @Test func `the default replacement reads, writes and reads again`() async throws {
    let jar = TestJar { cookie in cookie.name == "refused" ? nil : cookie }
    try await jar.set(.make("a"))
    let made = try await jar.replace([
      CookieReplacement(id: WebCookie.make("a").id, old: .make("a"), new: .make("a", "2")),
      CookieReplacement(id: WebCookie.make("refused").id, old: nil, new: .make("refused")),
      CookieReplacement(id: WebCookie.make("stale").id, old: .make("stale"), new: nil),
    ])
    #expect(made.map(\.new) == [.make("a", "2"), nil])
    #expect(try await jar.cookies().map(\.value) == ["2"])
  }

  @Test func `every listener hears every change, until it ends`() async {
    let announcer = CookieChangeAnnouncer()
    var first: AsyncStream<Void>? = announcer.changes
    let second = Counter(announcer.changes)
    announcer.announce()
    await second.reaches(1)
    var heard = 0
    if let stream = first { for await _ in stream { heard += 1; break } }
    first = nil
    announcer.announce()
    await second.reaches(2)
    #expect(heard == 1)
  }

  /// Counts the elements of a sequence.
  private actor Counter {
    private(set) var count = 0
    private var waiting: [(Int, CheckedContinuation<Void, Never>)] = []

    init(_ changes: AsyncStream<Void>) {
      Task { for await _ in changes { await self.heard() } }
    }

    func reaches(_ number: Int) async {
      guard count < number else { return }
      await withCheckedContinuation { waiting.append((number, $0)) }
    }

    private func heard() {
      count += 1
      for (number, continuation) in waiting where number <= count { continuation.resume() }
      waiting.removeAll { $0.0 <= count }
    }
  }
}
