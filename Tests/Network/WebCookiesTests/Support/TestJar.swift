import WebCookies

/// A jar that a test holds up, makes fail, and counts.
actor TestJar: CookieJar {
  struct Failure: Error {}

  let cookies = MemoryCookieJar()
  private(set) var reads = 0
  private(set) var writes = 0
  private var failures = 0
  private var writeFailures = 0
  private var held: [CheckedContinuation<Void, Never>] = []
  private var isHolding = false
  private let alter: @Sendable (WebCookie) -> WebCookie?

  /// Creates a jar, which stores what a closure makes of each cookie.
  init(_ alter: @escaping @Sendable (WebCookie) -> WebCookie? = { $0 }) { self.alter = alter }

  /// Makes the next reads throw.
  func fail(_ count: Int) { failures = count }

  /// Makes the next writes throw.
  func failWrites(_ count: Int) { writeFailures = count }

  /// Lets reads wait.
  func hold() { isHolding = true }

  /// Lets the reads go on.
  ///
  /// - Parameter isOver: Whether later reads go on as well.
  func release(isOver: Bool = true) {
    isHolding = !isOver
    for reader in held { reader.resume() }
    held = []
  }

  /// The number of reads that wait.
  var waiting: Int { held.count }

  func cookies() async throws -> [WebCookie] {
    reads += 1
    if isHolding { await withCheckedContinuation { held.append($0) } }
    try Self.count(down: &failures)
    return await cookies.cookies()
  }

  func set(_ cookies: [WebCookie]) async throws {
    writes += 1
    try Self.count(down: &writeFailures)
    await self.cookies.set(cookies.compactMap(alter))
  }

  func remove(_ ids: [WebCookie.ID]) async throws {
    writes += 1
    try Self.count(down: &writeFailures)
    await cookies.remove(ids)
  }

  var changes: AsyncStream<Void> { get async { await cookies.changes } }

  private static func count(down failures: inout Int) throws {
    guard failures > 0 else { return }
    failures -= 1
    throw Failure()
  }
}
