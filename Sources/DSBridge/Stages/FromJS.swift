/// What comes from a page.
public enum FromJS {
  /// What a page answers to a call of ours.
  public struct Response {
    /// The number of the call.
    public let id: Int
    /// The answer; `NSNull` for nothing.
    public let data: Any
    /// Whether it is the last.
    public let completed: Bool

    /// Makes a response.
    public init(id: Int, data: Any, completed: Bool) {
      (self.id, self.data, self.completed) = (id, data, completed)
    }
  }
}
