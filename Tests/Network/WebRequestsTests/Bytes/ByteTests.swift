import Testing

/// Compares the bytes of heads, relayed and on the engine alone.
@MainActor @Suite(.serialized) struct ByteTests {
  private func compare(_ differential: DifferentialCase) async throws {
    let (relayed, plain) = try await BytePages.shared().transcripts(differential)
    if differential.difference == nil {
      for (one, other) in zip(relayed, plain) { #expect(one == other) }
      #expect(relayed.count == plain.count)
    } else {
      // A difference that is gone leaves the table.
      #expect(relayed != plain)
    }
  }

  @Test(arguments: FieldTextCases.all)
  func `the texts of heads have the same bytes`(_ differential: DifferentialCase) async throws {
    try await compare(differential)
  }

  @Test(arguments: FieldNameCases.all)
  func `the names of fields are the same`(_ differential: DifferentialCase) async throws {
    try await compare(differential)
  }

  @Test(arguments: StatusCases.all)
  func `the statuses are the same`(_ differential: DifferentialCase) async throws {
    try await compare(differential)
  }

  @Test(arguments: MediaTypeCases.all)
  func `the media types of responses are the same`(_ differential: DifferentialCase) async throws {
    try await compare(differential)
  }

  @Test(arguments: SentTypeCases.all)
  func `the media types of requests are the same`(_ differential: DifferentialCase) async throws {
    try await compare(differential)
  }
}
