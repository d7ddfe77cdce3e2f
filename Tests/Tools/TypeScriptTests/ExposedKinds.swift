#if Macros
  import BridgeCore
  import Foundation

  // Objects of every kind, with methods of every kind. The generator reads this file, and the compiler
  // compiles it.

  @Exposed final class Plaything {
    func now() throws -> Int { 1 }
    func nothing() {}
    func answered(_ value: Int, then: (Int) -> Void) { then(value) }
    func counted(to end: Int, each: (Int, Bool) -> Void) {
      for value in 1...end { each(value, value == end) }
    }
    func result(_ value: Int, then: (Result<Int, any Error>) -> Void) { then(.success(value)) }
    func qualified(_ value: Swift.Optional<Swift.Int>) throws(Swift.Never) -> Swift.Void {}
    func qualifiedAnswer(_ value: Swift.Int, then: (Swift.Int) -> Swift.Void) { then(value) }
    func qualifiedResult(then: (Swift.Result<Swift.Void, any Swift.Error>) -> Swift.Void) {
      then(.success(()))
    }
    func qualifiedCount(to end: Swift.Int, each: (Swift.Int, Swift.Bool) -> Swift.Void) {
      for value in 1...end { each(value, value == end) }
    }
    func qualifiedMaybe(then: Swift.Optional<(Swift.Result<Swift.Int, any Swift.Error>) -> Void>) {
      then?(.success(1))
    }
    func stream(of value: Int) -> AsyncStream<Int> {
      AsyncStream {
        $0.yield(value)
        $0.finish()
      }
    }
    @Unexposed func hidden() {}
    private func own() {}
    static func ofType() {}
    #if os(Linux)
      func here() {}
    #else
      func here() {}
    #endif
  }

  @Exposed("kinds.worker") actor Worker {
    func isolated() {}
    nonisolated func free() {}
    @MainActor func main() {}
    nonisolated func later() async {}
    nonisolated func stream() -> AsyncThrowingStream<Date, any Error> {
      AsyncThrowingStream { nil }
    }
  }

  @Exposed("") @MainActor final class Root {
    func rooted() -> Bool { true }
    func later() async throws -> Double { 1 }
    nonisolated func free() {}
    func twice(_ function: BridgeFunction, _ value: Int) async throws -> Int {
      try await function(value, as: Int.self)
    }
    func sum(_ numbers: BridgeStream<Int>) async throws -> Int {
      var sum = 0
      for try await number in numbers { sum += number }
      return sum
    }
    func functions() -> [String: BridgeFunction] {
      ["double": BridgeFunction { (n: Int) in n * 2 }]
    }
  }

  @globalActor actor ImageActor { static let shared = ImageActor() }

  @Exposed @ImageActor final class URLStore {
    func isolated() {}
    nonisolated func free() {}
    @MainActor func main() {}
  }

  @Exposed("kinds.choice") enum Choice {
    case only
    func now() -> String { "now" }
    func later() async -> String { "later" }
  }

  @Exposed("kinds.value") struct Holder {
    func now() -> Int { 1 }
  }
#endif
