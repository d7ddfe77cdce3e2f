public import WebBridge

/// Keeps the interfaces and calls their methods. Set `keystone.invocationDispatcher` to your own type to
/// do both yourself.
@preconcurrency @MainActor public protocol InvocationDispatching {
  /// Receives later answers.
  var asyncResponseHandler: (AsyncResponse) -> Void { get set }
  /// Calls a method.
  ///
  /// - Returns: The answer; an empty text if it comes later.
  func dispatch(_ invocation: IncomingInvocation) -> Response
  /// Adds an interface, and replaces an earlier one with the namespace.
  func addInterface(_ interface: any ExposedInterface, by namespace: String)
  /// Removes an interface.
  func removeInterface(by namespace: String)
  /// Returns whether there is a method that answers immediately, or one that answers later; `nil` stands for
  /// either.
  func hasMethod(_ method: Method, isSynchronous: Bool?) -> Bool
}
