import Foundation
import WebBridge

/// What native code answers on a page of the soak.
@MainActor final class SoakAnswers {
  private let changes: Changes
  /// The functions, streams and handlers that are alive.
  let marks: Marks
  /// How many asynchronous handlers run.
  private(set) var running = 0
  /// How many documents have said that they are ready.
  private(set) var ready = 0
  /// Calls that native code holds until it lets go of all of them.
  let held = Waiting()
  /// Functions that native code holds.
  private var functions: [BridgeFunction] = []

  init(_ changes: Changes) {
    self.changes = changes
    marks = Marks(changes)
  }

  /// Runs an asynchronous handler, and counts it.
  private func run<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    running += 1
    defer {
      running -= 1
      changes.note()
    }
    return try await body()
  }

  /// Registers all handlers.
  ///
  /// - Parameter becameReady: Called when a document says that it is ready.
  func register(
    on bridge: Bridge, _ calls: NativeCalls, becameReady: @escaping @MainActor () -> Void
  ) throws {
    // The mark lives as long as the handlers do, which is as long as the bridge has not ended.
    let mark = marks.mark()
    try bridge.handle("ready") {
      _ = mark
      self.ready += 1
      becameReady()
      self.changes.note()
    }
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try bridge.handle("echo") { (value: BridgeValue) in value }
    try bridge.handle("throws") { (value: Int) -> Int in
      throw BridgeError("soak", "Thrown on purpose.", data: value)
    }
    try bridge.handle("fails") { () -> Int in throw CocoaError(.featureUnsupported) }
    try bridge.handle("denied") { 1 }
    try bridge.handle("large") { (count: Int) in String(repeating: "x", count: count) }
    try bridge.handle("size") { (data: Data) in [data.count, data.sum] }
    try bridge.handle("bytes") { (count: Int) in Data.filled(count) }
    try bridge.handle("file") { (count: Int) in BridgeBlob(Data.filled(count)) }
    try bridge.handle("later") { (turns: Int, value: Int) async in
      await self.run {
        for _ in 0..<turns { await Task.yield() }
        return value
      }
    }
    try bridge.handle("never") { () async throws -> Int in
      try await self.run {
        // Ends by its cancellation. Not a sleep, because on Linux the timer of a cancelled sleep stays until it fires.
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        defer { continuation.finish() }
        for await _ in stream {}
        throw CancellationError()
      }
    }
    try bridge.handle("readBlob") { (blob: BridgeBlob) async throws -> [Int] in
      try await self.run {
        let data = try await blob.data()
        return [data.count, data.sum]
      }
    }
    try registerReferences(on: bridge, calls)
    try registerProbes(on: bridge)
  }

  private func registerReferences(on bridge: Bridge, _ calls: NativeCalls) throws {
    // Weak, because the calls hold the bridge, which holds the handlers.
    try bridge.handle("back") { [weak calls] (n: Int) async throws -> Int in
      try await self.run {
        guard let calls else { throw BridgeError(.detached, "The bridge has ended.") }
        return try await calls.call("page.add", n, 1)
      }
    }
    try bridge.handle("apply") {
      [weak calls] (function: BridgeFunction, n: Int) async throws -> Int in
      try await self.run {
        guard let calls else { throw BridgeError(.detached, "The bridge has ended.") }
        return try await calls.call(function, n) + 1
      }
    }
    try bridge.handle("makeFunction") { [marks] in
      let mark = marks.mark()
      return BridgeFunction { (n: Int) -> Int in
        _ = mark
        return n + 1
      }
    }
    try bridge.handle("count") { [marks] (count: Int) in Counting(count, marks.mark()) }
    try bridge.handle("endless") { [marks] in Counting(.max, marks.mark()) }
    try bridge.handle("breaks") { [marks] (count: Int) in
      Counting(count, marks.mark(), error: BridgeError("soak", "Thrown on purpose."))
    }
  }

  private func registerProbes(on bridge: Bridge) throws {
    try bridge.handle("hold") { () async in await self.run { await self.held.wait() } }
    try bridge.handle("holdText") { (_: String) async in await self.run { await self.held.wait() } }
    try bridge.handle("holdBytes") { (_: Data) async in await self.run { await self.held.wait() } }
    try bridge.handle("functions") { (list: [BridgeFunction]) in list.count }
  }
}

/// Numbers that count up, which hold a mark as long as somebody may read them.
struct Counting: AsyncSequence, Sendable {
  private let count: Int
  private let mark: Marks.Mark
  private let error: BridgeError?

  init(_ count: Int, _ mark: Marks.Mark, error: BridgeError? = nil) {
    (self.count, self.mark, self.error) = (count, mark, error)
  }

  struct Iterator: AsyncIteratorProtocol {
    let numbers: Counting
    var next = 0

    mutating func next() async throws -> Int? {
      // Every eighth element comes later, so that the page has to wait.
      if next % 8 == 7 { await Task.yield() }
      guard next < numbers.count else {
        if let error = numbers.error { throw error }
        return nil
      }
      defer { next += 1 }
      return next
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(numbers: self) }
}
