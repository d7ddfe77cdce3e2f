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
