/// How much of a Swift error the page learns.
public enum ErrorDetail: Sendable {
  /// The name of the error's type only, unless the error is a ``BridgeError``.
  case typeNames
  /// The whole text of every error; for development.
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
