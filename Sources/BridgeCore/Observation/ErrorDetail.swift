/// How much of a Swift error the page learns.
public enum ErrorDetail: Sendable {
  /// Of an error that is not a ``BridgeError``, the name of its type only.
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
