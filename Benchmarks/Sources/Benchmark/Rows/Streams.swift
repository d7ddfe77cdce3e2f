import Foundation
import WebBridge

/// Streams of a million numbers each.
@MainActor final class Streams {
  private let side = Once {
    let side = try await BridgeSide.open(
      "streams",
      script: """
        bridge.handle('numbers', async function* (count) {
          for (let n = 0; n < count; n++) yield n;
        });
        """)
    try side.bridge.handle("numbers") { (count: Int) in Numbers(count: count) }
    return side
  }
  private static let count = 1_000_000

  var rows: [Comparison] {
    let fromPage = Readings { [self] in try await read() }
    let toPage = Readings { [self] in try await give() }
    return rows("page → Swift", fromPage) + rows("Swift → page", toPage)
  }

  private func rows(_ way: String, _ readings: Readings) -> [Comparison] {
    [
      Comparison(
        name: "stream \(way), a million elements", unit: .perSecond, reach: .atLeast(200_000),
        every: 5, ours: { try await readings.take(.figure) }),
      .growth("native memory, for each element \(way)", readings, .nativeMemory),
      .growth("the page's memory, for each element \(way)", readings, .pageMemory),
    ]
  }

  private func read() async throws -> [Readings.Kind: Double] {
    try await flow { ours in
      var sum = 0
      for try await number in ours.bridge.stream("numbers", Self.count, as: Int.self) {
        sum += number
      }
      precondition(sum == Self.count / 2 * (Self.count - 1), "Elements are missing.")
    }
  }

  private func give() async throws -> [Readings.Kind: Double] {
    try await flow { ours in
      try await ours.run(
        """
        let sum = 0;
        for await (const n of bridge.stream('numbers', \(Self.count))) sum += n;
        if (sum !== \(Self.count / 2 * (Self.count - 1))) throw new Error('Elements are missing.')
        """)
    }
  }

  private func flow(
    _ run: (BridgeSide) async throws -> Void
  ) async throws -> [Readings.Kind: Double] {
    let ours = try await side()
    let growth = try await Growth(of: ours.side)
    let time = try await microseconds { try await run(ours) }
    return try await growth.readings(
      figure: Double(Self.count) / time * 1e6, for: Double(Self.count))
  }
}

/// The numbers below `count`, in the least code for a sequence that runs on its reader's actor, as
/// `AsyncStream` does.
private struct Numbers: AsyncSequence, Sendable {
  let count: Int

  func makeAsyncIterator() -> Iterator { Iterator(count: count) }

  struct Iterator: AsyncIteratorProtocol {
    let count: Int
    private var next = 0

    init(count: Int) { self.count = count }

    mutating func next() async -> Int? { advance() }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? { advance() }

    private mutating func advance() -> Int? {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
