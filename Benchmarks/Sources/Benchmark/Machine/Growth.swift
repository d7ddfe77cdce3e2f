/// The growth of memory since the object was created.
@MainActor struct Growth {
  private let side: Side
  private let page: Int32?
  private let nativeBefore: Double
  private let pageBefore: Double

  init(of side: Side) async throws {
    (self.side, page) = (side, try await side.process())
    try await side.collectGarbage()
    (nativeBefore, pageBefore) = (Memory.allocated, try await Memory.settled(of: page))
  }

  func readings(figure: Double, for count: Double) async throws -> [Readings.Kind: Double] {
    let native = Memory.allocated - nativeBefore
    try await side.collectGarbage()
    return [
      .figure: figure,
      .nativeMemory: native / count,
      .pageMemory: (try await Memory.settled(of: page) - pageBefore) / count,
    ]
  }
}

extension Comparison {
  /// Returns a comparison of the memory that each of many items leaves behind. Memory is flat if it is zero.
  static func growth(
    _ name: String, _ readings: Readings, _ kind: Readings.Kind
  ) -> Comparison {
    Comparison(
      name: name, unit: .bytes, reach: .atMost(kind == .pageMemory ? 8 : 1), every: 5,
      ours: { try await readings.take(kind) })
  }
}
