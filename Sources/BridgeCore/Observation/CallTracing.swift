/// Traces the calls of a bridge, for an extension. Observers learn of each call before the bridge asks for its trace.
@MainActor package protocol CallTracing: AnyObject {
  /// Returns what is bound around the handler of a page's call; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - id: The number of the call.
  ///   - document: The number of the document that calls.
  func scope(of id: Int, in document: Int) -> (any CallScope)?

  /// Returns the `traceparent` of a call of native code, for the page; `nil` for none.
  func traceparent(of id: Int) -> String?
}
