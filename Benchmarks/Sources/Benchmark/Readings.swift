/// What one run of some work gives to several rows.
@MainActor final class Readings {
  enum Kind: Hashable {
    case figure, reference, nativeMemory, pageMemory
    /// Of some work, by number: what it takes by itself, and in a crowd.
    case alone(Int)
    case among(Int)
  }

  private let run: @MainActor () async throws -> [Kind: Double]
  private var left: [Kind: Double] = [:]

  init(_ run: @escaping @MainActor () async throws -> [Kind: Double]) { self.run = run }

  /// One reading of the last run; the work is run where that was taken already.
  func take(_ kind: Kind) async throws -> Double {
    if left[kind] == nil { left = try await run() }
    return left.removeValue(forKey: kind) ?? .nan
  }
}
