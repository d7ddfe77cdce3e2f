/// Why a request was not relayed, or a setting of a relay is not valid.
///
/// Pages do not see these errors, because the platform tells a page only that its request failed. The relay's logger
/// gets them.
public struct RelayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of the failure, by which programs decide.
  public enum Code: String, Sendable, Hashable {
    /// The text of a pattern or of an address range is not valid.
    case badPattern
    /// No rule allows the URL for the document's origin.
    case notListed
    /// The URL is not one that can be relayed: it has credentials, no host, or a scheme other than `http` and `https`.
    case badURL
    /// The host has an address that no rule allows.
    case refusedAddress
    /// The host has no address.
    case unknownHost
    /// The server does not let the document's origin make the request or read the response (``RelayCORS/enforced``).
    case cors
    /// A header field has a name or a value that must not be sent.
    case badHeader
    /// An interceptor or a client answered with something that is not a valid response.
    case badAnswer
    /// The request's redirect mode or mode forbids the redirect, or there were more than 20.
    case redirect
    /// A body has more bytes than the relay's limit.
    case tooLarge
    /// The connection failed, or ended before the end of the body.
    case network
    /// The document, or the page's script, cancelled the request.
    case cancelled
  }

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

  /// The code and the message.
  public var description: String { "\(code.rawValue): \(message)" }
}
