/// What one run of some work gives to several rows.
@MainActor final class Readings {
  enum Kind { case figure, reference, nativeMemory, pageMemory }

  private let run: @MainActor () async throws -> [Kind: Double]
  private var left: [Kind: Double] = [:]

  init(_ run: @escaping @MainActor () async throws -> [Kind: Double]) { self.run = run }

  /// One reading of the last run; the work is run where that was taken already.
  func take(_ kind: Kind) async throws -> Double {
    if left[kind] == nil { left = try await run() }
    return left.removeValue(forKey: kind) ?? .nan
  }
}
