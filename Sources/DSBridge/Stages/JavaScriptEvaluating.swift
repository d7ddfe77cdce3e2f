/// Sends calls and answers from native code to the page. Set `keystone.javaScriptEvaluator` to your own type to
/// send them in another way.
@preconcurrency @MainActor public protocol JavaScriptEvaluating: AnyObject {
  /// Receives an answer of the page's function.
  typealias Completion = (Any) -> Void

  /// Runs a script that passes an answer to a page's callback.
  func evaluate(_ javaScript: JavaScript)
  /// Calls a function of the page.
  ///
  /// - Parameters:
  ///   - functionName: The name that the page registered.
  ///   - parameter: The list of arguments as JSON; empty if there are none.
  ///   - completion: Receives each answer.
  func call(_ functionName: String, with parameter: JSON, completion: Completion?)
  /// Handles an answer of the page.
  func handleResponse(_ response: FromJS.Response)
  /// Called when the page is ready for scripts.
  func initialize()
}
