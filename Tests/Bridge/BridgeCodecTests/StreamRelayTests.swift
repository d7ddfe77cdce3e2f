import Testing

@testable import BridgeCodec

/// How elements are taken before iOS 18 and macOS 15. Newer systems ask the iterator itself.
@MainActor @Suite(.timeLimit(.minutes(1))) struct StreamRelayTests {
  @Test func `a relay gives every element, one for each that is asked for`() async throws {
    var relay: StreamRelay<Int>? = StreamRelay(
      AsyncStream<Int> {
        for i in 0..<3 { $0.yield(i) }
        $0.finish()
      })
    var all: [Int] = []
    while let n = try await relay?.next() { all.append(n) }
    #expect(all == [0, 1, 2])
    #expect(try await relay?.next() == nil)
    relay = nil
  }

  @Test func `what the sequence throws is thrown once`() async throws {
    let relay = StreamRelay(
      AsyncThrowingStream<Int, any Error> {
        $0.yield(1)
        $0.finish(throwing: BridgeError("own", "own"))
      })
    #expect(try await relay.next() == 1)
    await #expect(throws: BridgeError.self) { try await relay.next() }
    #expect(try await relay.next() == nil)
  }

  @Test(arguments: [Letting.dropped, .cancelled, .cancelledAtOnce])
  func `a relay that is dropped or whose reader is cancelled lets the sequence go`(
    letting: Letting
  ) async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    var relay: StreamRelay<Int>? = StreamRelay(
      AsyncStream { source in
        source.onTermination = { _ in end.finish() }
        source.yield(1)
      })
    #expect(try await relay?.next() == 1)
    if letting == .dropped {
      relay = nil
    } else {
      let read = Task { [relay] in try await relay?.next() }
      if letting == .cancelled { await Task.yield() }
      read.cancel()
      #expect(try await read.value == nil)
    }
    for await _ in ends {}
    withExtendedLifetime(relay) {}
  }

  enum Letting { case dropped, cancelled, cancelledAtOnce }
}
