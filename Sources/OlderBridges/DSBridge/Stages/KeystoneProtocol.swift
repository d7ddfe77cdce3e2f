public import WebBridge

/// The object that connects the stages of a view. Set ``WebView/keystone`` to your own type to communicate with
/// pages in another way.
@preconcurrency @MainActor public protocol KeystoneProtocol {
  /// The prefix of prompts that are calls.
  var invocationPrefix: String { get }
  /// Answers a page's `prompt(prompt, defaultText)`. `nil` tells the page that no method handled the call.
  func handleRawInvocation(prompt: String, defaultText: String?) -> JSON?
  /// Calls a function of the page.
  ///
  /// - Parameters:
  ///   - methodName: The name that the page registered.
  ///   - parameter: The list of arguments.
  ///   - completion: Receives each answer, or the error.
  func call(
    _ methodName: String, with parameter: Any?,
    completion: ((Result<Any, any Swift.Error>) -> Void)?)
  /// Adds an interface, and replaces an earlier one with the namespace.
  func addInterface(_ interface: any ExposedInterface, by namespace: String)
  /// Removes an interface.
  func removeInterface(by namespace: String)
  /// Determines whether the page has a function that can be called.
  func hasJavaScriptMethod(named name: String, completion: @escaping (Bool) -> Void)
}
