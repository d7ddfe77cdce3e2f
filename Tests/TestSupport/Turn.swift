/// Lets others run, in a loop that waits for something; a test whose time is up leaves the loop.
@MainActor package func turn() async throws {
  try Task.checkCancellation()
  await Task.yield()
}
