/// A resource that could not be loaded.
public struct ResourceFailure: Sendable, Equatable {
  /// The name of the element that needs the resource, such as `img`.
  public let element: String
  /// The URL of the resource without query, fragment, user and password.
  public let url: String
}

extension ResourceFailure: CustomStringConvertible {
  /// The element and its URL.
  public var description: String { "\(element) \(url)" }
}
