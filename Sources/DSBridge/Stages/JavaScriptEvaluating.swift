/// Says to the page what native code has to say. Replace `keystone.javaScriptEvaluator` by one of your own
/// to say it in another way.
@preconcurrency @MainActor public protocol JavaScriptEvaluating: AnyObject {
  /// Takes the answer of the page's function.
  typealias Completion = (Any) -> Void

  /// Runs a script: one that gives an answer to a callback of the page's.
  func evaluate(_ javaScript: JavaScript)
  /// Calls a function of the page.
  ///
  /// - Parameters:
  ///   - functionName: The name that the page registered.
  ///   - parameter: The list of arguments; empty for none.
  ///   - completion: Takes each answer.
  func call(_ functionName: String, with parameter: JSON, completion: Completion?)
  /// Takes an answer of the page.
  func handleResponse(_ response: FromJS.Response)
  /// The page is ready for scripts.
  func initialize()
}
