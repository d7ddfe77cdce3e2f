public import WebBridge

/// What holds the stages of a view together. Replace ``WebView/keystone`` by one of your own to speak to
/// pages in another way.
@preconcurrency @MainActor public protocol KeystoneProtocol {
  /// How the prompts begin that are calls.
  var invocationPrefix: String { get }
  /// Answers a page's `prompt(prompt, defaultText)`; nil is the answer that nobody handles it.
  func handleRawInvocation(prompt: String, defaultText: String?) -> JSON?
  /// Calls a function of the page.
  ///
  /// - Parameters:
  ///   - methodName: The name that the page registered.
  ///   - parameter: The list of arguments.
  ///   - completion: Takes each answer, or why there is none.
  func call(
    _ methodName: String, with parameter: Any?,
    completion: ((Result<Any, any Swift.Error>) -> Void)?)
  /// Adds an interface, in the place of the one that has the namespace.
  func addInterface(_ interface: any ExposedInterface, by namespace: String)
  /// Removes an interface.
  func removeInterface(by namespace: String)
  /// Tells whether the page has registered a function.
  func hasJavaScriptMethod(named name: String, completion: @escaping (Bool) -> Void)
}
