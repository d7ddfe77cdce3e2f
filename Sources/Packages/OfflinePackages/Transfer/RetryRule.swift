import Foundation
import HTTPTypes

/// Whether and when a request is sent again.
struct RetryRule: Sendable {
  let options: PackageTransferOptions

  /// A failure that a further attempt may mend.
  struct Retriable: Error {
    let error: PackageError
    /// The delay that the server asks for.
    var delay: Duration?
  }

  /// Runs attempts until one succeeds, or fails for good.
  ///
  /// - Throws: ``PackageError``: the one of the last attempt; `CancellationError`.
  func run<Result>(_ attempt: () async throws -> Result) async throws -> Result {
    var number = 1
    while true {
      do {
        return try await attempt()
      } catch let failure as Retriable {
        guard number < options.attempts else { throw failure.error }
        try await wait(before: number, failure.delay)
      } catch let error as PackageError where Self.isPassing(error.code) {
        guard number < options.attempts else { throw error }
        try await wait(before: number, nil)
      }
      number += 1
    }
  }

  private func wait(before attempt: Int, _ asked: Duration?) async throws {
    let delay = asked ?? options.delay(before: attempt) * Double.random(in: 0.75...1.25)
    try await Task.sleep(for: delay)
  }

  private static func isPassing(_ code: PackageError.Code) -> Bool {
    code == .network || code == .timedOut
  }

  /// Returns the failure for the status of an unexpected response.
  static func failure(_ response: FeedResponse, at url: URL) async -> any Error {
    let isMissing = [404, 410].contains(response.status.code)
    let page = isMissing ? nil : await ReplacementPage(of: response)
    return failure(response, at: url, showing: page)
  }

  /// - Parameter page: The web page that is the body.
  static func failure(
    _ response: FeedResponse, at url: URL, showing page: ReplacementPage?
  ) -> any Error {
    let (place, code) = (url.absoluteString, response.status.code)
    let text = page.map { " and a web page, “\($0.text)”" } ?? ""
    switch code {
    case 404, 410: return PackageError(.notFound, "\(place) does not exist (\(code)).")
    case 408, 429, 500...599:
      return Retriable(
        error: PackageError(
          .badStatus, "\(place): the server answers with \(code)\(text)."),
        delay: response.retryDelay)
    default:
      return PackageError(
        .badStatus,
        "\(place): the server answers with \(code)\(text), where 200 or 206 is expected."
      )
    }
  }
}
