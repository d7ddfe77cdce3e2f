/// How much more memory is held than when it was made.
@MainActor struct Growth {
  private let page: Int32?
  private let nativeBefore: Double
  private let pageBefore: Double

  init(of page: Int32?) async throws {
    self.page = page
    (nativeBefore, pageBefore) = (Memory.allocated, try await Memory.settled(of: page))
  }

  func readings(figure: Double, for count: Double) async throws -> [Readings.Kind: Double] {
    [
      .figure: figure,
      .nativeMemory: (Memory.allocated - nativeBefore) / count,
      .pageMemory: (try await Memory.settled(of: page) - pageBefore) / count,
    ]
  }
}

extension Comparison {
  /// What each of many leaves behind: memory is flat where it is nothing, but for what a collector
  /// has not collected yet.
  static func growth(
    _ name: String, _ readings: Readings, _ kind: Readings.Kind
  ) -> Comparison {
    Comparison(
      name: name, unit: .bytes, reach: .atMost(kind == .pageMemory ? 8 : 1), every: 5,
      ours: { try await readings.take(kind) })
  }
}
