import Foundation

/// Measures how long some work takes, in microseconds. The native clock is used, because the page's clock
/// has a resolution of 1 ms.
@MainActor func microseconds(per count: Int = 1, _ work: () async throws -> Void) async rethrows
  -> Double
{
  let start = ContinuousClock.now
  try await work()
  return Double((ContinuousClock.now - start) / .microseconds(1)) / Double(count)
}

/// Measures the processor time that this process uses for some work, in microseconds. Other programs
/// affect it little.
@MainActor func processTime(per count: Int = 1, _ work: () async throws -> Void) async rethrows
  -> Double
{
  let start = clock()
  try await work()
  return Double(clock() - start) * 1e6 / Double(CLOCKS_PER_SEC) / Double(count)
}

/// Measures the processor time of synchronous work.
@MainActor func processTime(per count: Int, _ work: () throws -> Void) rethrows -> Double {
  let start = clock()
  try work()
  return Double(clock() - start) * 1e6 / Double(CLOCKS_PER_SEC) / Double(count)
}
