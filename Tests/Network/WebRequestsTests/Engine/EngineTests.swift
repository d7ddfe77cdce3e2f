import Testing

/// What a page can tell of a relayed request that is not in the request: the same as of the engine's own.
@MainActor @Suite(.serialized) struct EngineTests {
  private func compare(_ differential: DifferentialCase, _ server: EnginePages.Server) async throws
  {
    let (relayed, plain) = try await EnginePages.shared(server).transcripts(differential)
    if differential.difference == nil {
      for (one, other) in zip(relayed, plain) { #expect(one == other) }
      #expect(relayed.count == plain.count)
      #expect(plain.count > 1)
    } else {
      // A difference that is gone leaves the table.
      #expect(relayed != plain)
    }
  }

  @Test(arguments: QueryCases.all)
  func `a query has the encoding of the document where the engine has it`(
    _ differential: DifferentialCase
  ) async throws {
    try await compare(differential, .bytes)
  }

  @Test(arguments: TextCases.all)
  func `a response has the encoding that the engine finds`(_ differential: DifferentialCase)
    async throws
  {
    try await compare(differential, .bytes)
  }

  @Test(arguments: DocumentCases.all)
  func `a document of a response has the engine's members`(_ differential: DifferentialCase)
    async throws
  {
    try await compare(differential, .bytes)
  }

  @Test(arguments: AbortCases.all)
  func `an aborted request has the engine's events and members`(_ differential: DifferentialCase)
    async throws
  {
    try await compare(differential, .test)
  }

  @Test(arguments: HeaderReadingCases.all)
  func `headers are read as the engine reads them`(_ differential: DifferentialCase) async throws {
    try await compare(differential, .test)
  }

  @Test(arguments: ShapeCases.all)
  func `functions look like the engine's own`(_ differential: DifferentialCase) async throws {
    try await compare(differential, .test)
  }

  @Test(arguments: ReceiverCases.all)
  func `a call does what the engine does for its receiver`(_ differential: DifferentialCase)
    async throws
  {
    try await compare(differential, .test)
  }

  @Test(arguments: StopCases.all)
  func `window.stop() ends what the engine ends`(_ differential: DifferentialCase) async throws {
    try await compare(differential, .test)
  }

  @Test(arguments: BusyCases.all)
  func `a time-out counts as the engine counts it`(_ differential: DifferentialCase) async throws {
    try await compare(differential, .test)
  }

  @Test(arguments: BodyEndCases.all)
  func `a body ends as the engine's own`(_ differential: DifferentialCase) async throws {
    try await compare(differential, .test)
  }
}
