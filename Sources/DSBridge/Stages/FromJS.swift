/// Values that come from a page.
public enum FromJS {
  /// A page's answer to a native call.
  public struct Response {
    /// The number of the call.
    public let id: Int
    /// The answer; `NSNull` if there is none.
    public let data: Any
    /// Whether this is the last answer.
    public let completed: Bool

    /// Makes a response.
    public init(id: Int, data: Any, completed: Bool) {
      (self.id, self.data, self.completed) = (id, data, completed)
    }
  }
}
