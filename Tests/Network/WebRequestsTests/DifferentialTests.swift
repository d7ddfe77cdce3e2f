import Testing

@MainActor @Suite(.serialized) struct DifferentialTests {
  private func compare(_ differential: DifferentialCase) async throws {
    let (relayed, plain) = try await DifferentialPages.shared().transcripts(differential)
    if differential.difference == nil {
      #expect(relayed == plain)
    } else {
      // A difference that is gone leaves the table.
      #expect(relayed != plain)
    }
  }

  @Test(arguments: FetchCases.all)
  func `fetch does the same relayed and on the engine alone`(
    _ differential: DifferentialCase
  ) async throws {
    try await compare(differential)
  }

  @Test(arguments: EventSourceCases.all)
  func `EventSource does the same relayed and on the engine alone`(
    _ differential: DifferentialCase
  ) async throws {
    try await compare(differential)
  }

  @Test(arguments: GzipCases.all)
  func `a compressed response is the same relayed and on the engine alone`(
    _ differential: DifferentialCase
  ) async throws {
    try await compare(differential)
  }

  @Test(arguments: XHRCases.all)
  func `XMLHttpRequest does the same relayed and on the engine alone`(
    _ differential: DifferentialCase
  ) async throws {
    try await compare(differential)
  }

  @Test(arguments: RedirectCases.methods)
  func `a redirect leaves the same method and body, relayed and on the engine alone`(
    _ differential: DifferentialCase
  ) async throws {
    try await compare(differential)
  }

  @Test(arguments: RedirectCases.blobs)
  func `the bytes of a Blob are the same, relayed and on the engine alone`(
    _ differential: DifferentialCase
  ) async throws {
    try await compare(differential)
  }
}
