import Disclosure
import OrderedCollections

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

extension BridgeError {
  /// The error as the payload of a `fail`.
  package var value: BridgeValue {
    var object: OrderedDictionary<String, BridgeValue> = [
      "code": .string(code.rawValue), "message": .string(message),
    ]
    // An error carries no functions and streams, because nobody would release them.
    if let data, !data.holdsReferences { object["data"] = data }
    return .object(object)
  }

  /// The error of a `fail` that the page sent.
  package init(payload: Payload) {
    struct Fields: Decodable {
      var code: String
      var message: String
      var data: BridgeValue?
      var stack: String?
    }
    guard let fields = try? payload.value().decode(Fields.self) else {
      self.init(.badFrame, "The page failed a call with an unreadable error.")
      return
    }
    self.init(Code(rawValue: fields.code), fields.message)
    data = fields.data
    stack = fields.stack
  }
}

extension BridgeError {
  /// The kind of an error: a word, the same on both sides.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The word.
    public var rawValue: String
    /// Makes a code from its word. Apps may use any word that is not one of the bridge's own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a code from a literal.
    public init(stringLiteral value: String) { rawValue = value }
    /// The word.
    public var description: String { rawValue }
  }
}

extension BridgeError.Code {
  /// The other side has no handler with this name.
  public static let unknownMethod: Self = "unknownMethod"
  /// The arguments are too few, too many, or not of the types that the handler takes.
  public static let badArguments: Self = "badArguments"
  /// The result cannot be encoded, or is not of the type that the caller expects.
  public static let badResult: Self = "badResult"
  /// The handler threw an error that has no code of its own.
  public static let thrown: Self = "thrown"
  /// The caller cancelled the call.
  public static let cancelled: Self = "cancelled"
  /// No answer came in time. The handler may have run.
  public static let timedOut: Self = "timedOut"
  /// The document ended before it answered. The handler may have run.
  public static let documentGone: Self = "documentGone"
  /// The web process ended before the page answered. The handler may have run.
  public static let webProcessTerminated: Self = "webProcessTerminated"
  /// The origin, frame or call is not allowed.
  public static let denied: Self = "denied"
  /// A limit of the bridge was reached.
  public static let overLimit: Self = "overLimit"
  /// The bridge was detached, or its web view is gone.
  public static let detached: Self = "detached"
  /// A synchronous call reached an asynchronous handler.
  public static let notSynchronous: Self = "notSynchronous"
  /// Synchronous calls cannot be made here.
  public static let syncUnavailable: Self = "syncUnavailable"
  /// A call for a single answer reached a stream.
  public static let isStream: Self = "isStream"
  /// The name is taken.
  public static let duplicateName: Self = "duplicateName"
  /// The name is empty, too long, reserved, or not text.
  public static let invalidName: Self = "invalidName"
  /// The handler released the closure that takes its answer without calling it.
  public static let noResponse: Self = "noResponse"
  /// A text does not follow the bridge's wire format.
  public static let badFrame: Self = "badFrame"
  /// There is no bridge here.
  public static let unavailable: Self = "unavailable"
}
