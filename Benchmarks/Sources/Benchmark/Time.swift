import Foundation

/// How long some work takes, in microseconds, by the native clock: the page's has a grain of 1 ms.
@MainActor func microseconds(per count: Int = 1, _ work: () async throws -> Void) async rethrows
  -> Double
{
  let start = ContinuousClock.now
  try await work()
  return Double((ContinuousClock.now - start) / .microseconds(1)) / Double(count)
}

/// How much of the processor this process used for some work, in microseconds: other programs change
/// little of it.
@MainActor func processTime(per count: Int = 1, _ work: () async throws -> Void) async rethrows
  -> Double
{
  let start = clock()
  try await work()
  return Double(clock() - start) * 1e6 / Double(CLOCKS_PER_SEC) / Double(count)
}

/// The same for work that does not wait.
@MainActor func processTime(per count: Int, _ work: () throws -> Void) rethrows -> Double {
  let start = clock()
  try work()
  return Double(clock() - start) * 1e6 / Double(CLOCKS_PER_SEC) / Double(count)
}
