import Foundation

/// A relayed page, and one of the engine alone.
@MainActor final class DifferentialPages {
  let relayed: RelayPage
  let plain: RelayPage
  private static var made: DifferentialPages?

  private init() async throws {
    relayed = try await RelayPage { try RelayPage.relay($0) }
    plain = try await RelayPage(nil)
    try await relayed.load()
    try await plain.load()
  }

  /// The pages of all cases.
  static func shared() async throws -> DifferentialPages {
    if let made { return made }
    let pages = try await DifferentialPages()
    made = pages
    return pages
  }

  /// Makes new pages for the next case, because the processes of these have ended.
  static func forget() { made = nil }

  /// The transcripts of a case.
  func transcripts(_ differential: DifferentialCase) async throws -> (
    relayed: String, plain: String
  ) {
    let script = Transcript.script(differential.script)
    // One after the other, because the pages share their cookies.
    return (try await relayed.run(script), try await plain.run(script))
  }
}
