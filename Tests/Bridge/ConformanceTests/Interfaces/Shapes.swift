import Foundation
import WebBridge

struct ShapeError: Error {}

/// Methods of the shapes that other objects of the tests do not have.
@Exposed("shapes") actor Shapes {
  func joined(_ data: Data, reversed list: [UInt8]) -> Data { data + list.reversed() }
  func size(of chunks: BridgeStream<Data>) async throws -> Int {
    var size = 0
    for try await chunk in chunks { size += chunk.count }
    return size
  }
  func twice(_ function: BridgeFunction, _ value: Int) async throws -> Int {
    try await function(function(value) as Int)
  }
  func end(_ fails: Bool, done: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    done(fails ? .failure(BridgeError("failed", "Failed")) : .success(()))
  }
  func typed(_ fails: Bool) throws(ShapeError) -> Int {
    if fails { throw ShapeError() }
    return 1
  }
  func implicit(_ text: String!) -> String! { text }
  func list(
    _ text: String = """
    a
      b
    """,
    _ numbers: [Int] = [
      1,  // one
      2,
    ]
  ) -> [String] { [text] + numbers.map(String.init) }
  func opaque() -> some Encodable & Sendable { ["a": 1] }
  nonisolated func battery(of scale: Double = 100) -> Double { scale / 2 }
  @available(*, deprecated, message: "Use list") nonisolated func old() -> Int { 1 }
  nonisolated func broken() throws -> Int { throw BridgeError("broken", "Broken") }
}

@globalActor actor OtherActor { static let shared = OtherActor() }

/// Reports where its methods run.
@Exposed("places.main") @MainActor final class MainPlaces {
  func now() -> Bool { isOnMainThread() }
  func later() async -> Bool { isOnMainThread() }
  func answer(done: (Bool) -> Void) { done(isOnMainThread()) }
}

@Exposed("places.other") @OtherActor final class OtherPlaces {
  nonisolated init() {}
  func now() -> Bool { isOnMainThread() }
  func later() async -> Bool { isOnMainThread() }
  func answer(done: (Bool) -> Void) { done(isOnMainThread()) }
}

@Exposed("places.sendable") final class SendablePlaces: Sendable {
  func now() -> Bool { isOnMainThread() }
  func later() async -> Bool { isOnMainThread() }
  func answer(done: (Bool) -> Void) { done(isOnMainThread()) }
}

@Exposed("places.actor") actor ActorPlaces {
  func now() -> Bool { isOnMainThread() }
  func later() async -> Bool { isOnMainThread() }
  func answer(done: (Bool) -> Void) { done(isOnMainThread()) }
}

/// Not isolated and not `Sendable`, because it never leaves the main actor.
@Exposed("places.plain") final class PlainPlaces {
  private var count = 0
  func now() -> Bool { isOnMainThread() }
  func answer(done: (Bool) -> Void) { done(isOnMainThread()) }
}

private func isOnMainThread() -> Bool { Thread.isMainThread }
