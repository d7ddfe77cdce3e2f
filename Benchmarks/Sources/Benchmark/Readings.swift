/// The readings of several rows that one run of some work gives.
@MainActor final class Readings {
  enum Kind: Hashable {
    case figure, reference, nativeMemory, pageMemory
    /// The cost of a numbered piece of work, by itself and in a crowd.
    case alone(Int)
    case among(Int)
  }

  private let run: @MainActor () async throws -> [Kind: Double]
  private var left: [Kind: Double] = [:]

  init(_ run: @escaping @MainActor () async throws -> [Kind: Double]) { self.run = run }

  /// Returns one reading of the last run. If that reading was taken already, the work is run again.
  func take(_ kind: Kind) async throws -> Double {
    if left[kind] == nil { left = try await run() }
    return left.removeValue(forKey: kind) ?? .nan
  }
}
