import Foundation

@testable import BridgeCodec
@testable import BridgeCore

/// The handlers of the app in a conversation, of every kind.
@MainActor final class FuzzedApp {
  private var running = 0
  private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var lastWait = 0
  /// Answers that the app owes, for handlers with a closure.
  private var owed: [@MainActor (Result<BridgeValue, any Error>) -> Void] = []

  var isQuiet: Bool { running == 0 && waiting.isEmpty }

  struct Item: Codable {
    var name: String
    var count: UInt8?
    var at: Date?
    var parts: [Item]?
  }

  init(of bridge: Bridge) throws {
    try bridge.handle("add") { (a: Int, b: Int) in a &+ b }
    try bridge.handle("echo") { (value: BridgeValue) in value }
    try bridge.handle("item") { (item: Item, others: [String: Item]?) in [item] }
    try bridge.handle("data") { (data: Data) in data }
    try bridge.handle("fail") { (value: BridgeValue) throws -> Int in
      throw BridgeError("own", "It failed.", data: value)
    }
    try bridge.handle("wait") { [weak self] (value: BridgeValue) async throws -> BridgeValue in
      try await self?.wait()
      return value
    }
    try bridge.handle("soon") { [weak self] (value: BridgeValue) async -> BridgeValue in
      await self?.soon()
      return value
    }
    try bridge.handle("call") {
      [weak self] (function: BridgeFunction) async throws -> BridgeValue in
      self?.running += 1
      defer { self?.running -= 1 }
      return try await function(1, "two")
    }
    try bridge.handle("read") {
      [weak self] (stream: BridgeStream<BridgeValue>) async throws -> Int in
      self?.running += 1
      defer { self?.running -= 1 }
      var count = 0
      for try await _ in stream { count += 1 }
      return count
    }
    try bridge.handle("blob") { [weak self] (blob: BridgeBlob) async throws -> Data in
      self?.running += 1
      defer { self?.running -= 1 }
      return try await blob.data(limit: 4096)
    }
    try bridge.handle("give") { () -> BridgeValue in
      [
        .function(BridgeFunction { (value: BridgeValue) in value }),
        .stream(BridgeStream(AsyncStream(BridgeValue.self) { $0.finish() })),
        .blob(BridgeBlob(Data(repeating: 7, count: 300), type: "a/b", name: "c")),
      ]
    }
    try bridge.handle("count") { (count: Int) in
      BridgeStream(
        AsyncStream<Int> { continuation in
          for number in 0..<min(max(count, 0), 30) { continuation.yield(number) }
          continuation.finish()
        })
    }
    try bridge.handle("never") { () in BridgeStream(AsyncStream<Int> { _ in }) }
    try bridge.handle(answering: "owe") { [weak self] (value: BridgeValue, answer) in
      self?.owed.append(answer)
    }
    bridge.on("e") { (_: BridgeValue) in }
    bridge.on("again") { [weak bridge] in bridge?.emit("e", 1) }
  }

  private func soon() async {
    running += 1
    await Task.yield()
    running -= 1
  }

  private func wait() async throws {
    running += 1
    defer { running -= 1 }
    lastWait += 1
    let id = lastWait
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        waiting[id] = continuation
      }
    } onCancel: {
      Task { @MainActor in
        self.waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
      }
    }
  }

  /// Answers the call that has waited longest.
  func answerOne() {
    if let id = waiting.keys.min() {
      waiting.removeValue(forKey: id)?.resume()
    } else if !owed.isEmpty {
      owed.removeFirst()(.success(1))
    }
  }

  /// Answers what is owed, because an app has to.
  func end() {
    for answer in owed { answer(.success(2)) }
    owed = []
  }
}
