import Foundation
import HTTPTypes
import Locking

/// The permissions that servers have given in their answers to preflights, for the time that they stated.
final class Preflights: Sendable {
  /// The default and the maximum age of an answer, as in WebKit.
  private static let usualAge = 5
  private static let longestAge = 600
  private static let most = 1000

  private struct Key: Hashable {
    let origin: String
    let url: String
  }

  private struct Permission {
    let end: ContinuousClock.Instant
    let includesCredentials: Bool
    let methods: Set<String>
    /// In lower case.
    let names: Set<String>

    /// Returns whether the answer may hold for a request.
    func isValid(for request: CORSRequest) -> Bool {
      end > .now && (includesCredentials || !request.includesCredentials)
    }

    /// Why the request is not allowed; `nil` if it is.
    func refusal(of request: CORSRequest) -> String? {
      let hasWildcards = !request.includesCredentials
      if !CORSSafelist.methods.contains(request.method), !methods.contains(request.method),
        !(hasWildcards && methods.contains("*"))
      {
        return "the method \(request.method) (Access-Control-Allow-Methods)"
      }
      let missing = request.unsafeNames.first {
        !names.contains($0) && !(hasWildcards && names.contains("*"))
      }
      return missing.map { "the field \($0) (Access-Control-Allow-Headers)" }
    }
  }

  private let permissions = Locked<[Key: Permission]>([:])

  /// Asks the server whether the document may make a request, unless it has answered already.
  ///
  /// - Parameter send: Sends the preflight.
  /// - Throws: ``RelayError`` with the code `cors`, or what `send` throws.
  func ask(
    for request: CORSRequest, send: () async throws -> RelayedResponse
  ) async throws {
    let key = Key(origin: request.origin, url: request.target.withoutFragment.description)
    let isKnown = permissions.withLock { permissions in
      if let known = permissions[key], known.isValid(for: request) {
        return known.refusal(of: request) == nil
      }
      permissions[key] = nil
      return false
    }
    if isKnown { return }
    let response = try await send()
    guard (200...299).contains(response.status.code) else {
      throw RelayError(
        .cors,
        "\(request.target.origin)\(request.target.path) answered the preflight with the status \(response.status.code)."
      )
    }
    try request.check(response)
    let age =
      response.headerFields[.accessControlMaxAge].flatMap { Int($0) } ?? Self.usualAge
    let permission = Permission(
      end: .now + .seconds(min(max(age, 0), Self.longestAge)),
      includesCredentials: request.includesCredentials,
      methods: CORSList.names(response.headerFields[.accessControlAllowMethods]),
      names: Set(
        CORSList.names(response.headerFields[.accessControlAllowHeaders])
          .map { $0.lowercased() }))
    if let refusal = permission.refusal(of: request) {
      throw RelayError(
        .cors,
        "The answer of \(request.target.origin)\(request.target.path) to the preflight does not allow \(refusal)."
      )
    }
    permissions.withLock { permissions in
      if permissions.count >= Self.most { permissions.removeAll() }
      permissions[key] = permission
    }
  }
}
