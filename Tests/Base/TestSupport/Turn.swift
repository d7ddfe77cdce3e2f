/// Yields to other tasks, for loops that wait. Throws when the test's time has run out.
@MainActor package func turn() async throws {
  try Task.checkCancellation()
  await Task.yield()
}
