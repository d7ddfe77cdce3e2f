/// The detail of a Swift error that the page receives.
public enum ErrorDetail: Sendable {
  /// The name of the error's type only, unless the error is a ``BridgeError``. Arguments that do not fit are told by their
  /// path and by the types.
  case typeNames
  /// The whole text of every error, also of errors that a type's `init(from:)` throws; for development. Such texts may
  /// quote values, and recordings and logs have them as well.
  case detailed

  /// Detailed in debug builds, type names otherwise.
  public static var `default`: ErrorDetail {
    #if DEBUG
      .detailed
    #else
      .typeNames
    #endif
  }
}
