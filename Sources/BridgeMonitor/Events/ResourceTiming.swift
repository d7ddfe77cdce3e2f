/// When a resource of a page was loaded.
public struct ResourceTiming: Sendable, Equatable {
  /// The URL of the resource without query, fragment, user and password.
  public let url: String
  /// The initiator of the load, such as `img`, `script` or `fetch`. It is empty for a custom scheme, whose handler does
  /// not know it.
  public let initiator: String
  /// The source of the resource.
  public let source: ResourceSource
  /// When the load began, since the navigation of the page began.
  public let start: Duration
  /// The time from the beginning of the load to the first byte, or `nil` if it is not known.
  public let firstByte: Duration?
  /// The time from the beginning of the load to its end.
  public let duration: Duration
  /// The number of bytes: those that the network carried, or those that a custom scheme gave.
  public let bytes: Int
  /// The status of the response, or `nil` if it is not known. Only responses of custom schemes have one.
  public let status: Int?
}

extension ResourceTiming: CustomStringConvertible {
  /// The URL, the source, the size, and the duration.
  public var description: String {
    "\(url) (\(source.rawValue)): \(bytes) bytes in \(duration)"
  }
}
