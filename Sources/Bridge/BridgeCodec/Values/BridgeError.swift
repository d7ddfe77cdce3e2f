import Disclosure

/// An error of a call, on either side of the bridge.
///
/// The page receives the same `code`, `message` and `data` as a `BridgeError` of its own, and a
/// page's `BridgeError` arrives here the same way.
///
/// ```swift
/// throw BridgeError("outOfStock", "None left", data: item)
/// ```
public struct BridgeError: Error, Sendable {
  /// The kind of the error. Programs should decide by the code and not by the message.
  public var code: Code
  /// A text for people: what happened, where, and what to do.
  public var message: String
  /// A value that the failing side attached to the error.
  public var data: BridgeValue?
  /// The page's stack, if the error was thrown on the page.
  public var stack: String?
  /// The error that caused this one. It stays on the side on which it was thrown.
  public var underlying: (any Error)?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: One of the bridge's codes, or one of your own.
  ///   - message: What happened, for the person who reads it.
  ///   - underlying: The error that caused this one. It does not cross the bridge.
  public init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlying = underlying
  }

  /// Makes an error that takes a value across the bridge.
  ///
  /// - Parameters:
  ///   - code: One of the bridge's codes, or one of your own.
  ///   - message: What happened, for the person who reads it.
  ///   - data: Any encodable value. If it cannot be encoded, ``data`` is `nil`, ``underlying`` is the
  ///     `EncodingError`, and the message says so.
  public init(_ code: Code, _ message: String, data: some Encodable) {
    do {
      self.init(code, message)
      self.data = try BridgeValue(encoding: data)
    } catch {
      self.init(
        code,
        "\(message) (Its data is missing, because it cannot be encoded: \(error.reading(below: "data")))",
        underlying: error)
    }
  }
}

extension BridgeError: CustomStringConvertible {
  /// The message, followed by the code, in one line: what a page has said may have characters that end a line, or that
  /// command a terminal.
  public var description: String { "\(message) (\(code))".printable(upTo: 8192) }
}
