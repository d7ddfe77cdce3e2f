import Disclosure
import Foundation
import HTTPTransport

/// Why a request was not relayed, or a setting of a relay is not valid.
///
/// Pages do not see these errors, because the platform tells a page only that its request failed. The relay's logger
/// gets them.
public struct RelayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of the failure.
  public let code: Code
  /// A sentence for people.
  public let message: String

  /// Creates an error, with which an interceptor or a client can also refuse a request.
  ///
  /// - Parameters:
  ///   - code: The kind of the failure.
  ///   - message: A sentence for people.
  public init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  /// Returns the error for what a client of the library throws.
  static func sending(_ error: any Error) -> any Error {
    switch error {
    case is RelayError, is CancellationError: error
    case let error as BacklogError:
      RelayError(
        .tooLarge,
        "More than \(error.limit) bytes of the response wait for the page, which reads more slowly than the server sends. The limit is the relay's maxBacklogBytes."
      )
    default: RelayError(.network, error.localizedDescription)
    }
  }

  /// The message, followed by the code, in one line.
  public var description: String { "\(message) (\(code))".printable(upTo: 8192) }

  /// The kind of a failure, by which programs decide. Interceptors and clients may use codes of their own.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The text of the code.
    public let rawValue: String
    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a code from a literal.
    public init(stringLiteral rawValue: String) { self.rawValue = rawValue }
    /// The text of the code.
    public var description: String { rawValue }
  }
}

extension RelayError.Code {
  /// The text of a pattern or of an address range is not valid.
  public static let badPattern: Self = "badPattern"
  /// No rule allows the URL for the document's origin.
  public static let notListed: Self = "notListed"
  /// The URL is not one that can be relayed: it has credentials, no host, or a scheme other than `http` and `https`.
  public static let badURL: Self = "badURL"
  /// The host has an address that no rule allows.
  public static let refusedAddress: Self = "refusedAddress"
  /// The host has no address.
  public static let unknownHost: Self = "unknownHost"
  /// The server does not let the document's origin make the request or read the response (``RelayCORS/enforced``).
  public static let cors: Self = "cors"
  /// A header field has a name or a value that must not be sent.
  public static let badHeader: Self = "badHeader"
  /// An interceptor or a client answered with something that is not a valid response.
  public static let badAnswer: Self = "badAnswer"
  /// The request's redirect mode or mode forbids the redirect, or there were more than 20.
  public static let redirect: Self = "redirect"
  /// A body has more bytes than the relay's limit.
  public static let tooLarge: Self = "tooLarge"
  /// The connection failed, or ended before the end of the body.
  public static let network: Self = "network"
  /// The document, or the page's script, cancelled the request.
  public static let cancelled: Self = "cancelled"
}
