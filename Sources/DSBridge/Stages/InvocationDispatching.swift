public import WebBridge

/// Keeps the interfaces and calls their methods. Replace `keystone.invocationDispatcher` by one of your
/// own to do both yourself.
@preconcurrency @MainActor public protocol InvocationDispatching {
  /// Takes the answers that come later.
  var asyncResponseHandler: (AsyncResponse) -> Void { get set }
  /// Calls a method.
  ///
  /// - Returns: The answer; an empty text where it comes later.
  func dispatch(_ invocation: IncomingInvocation) -> Response
  /// Adds an interface, in the place of the one that has the namespace.
  func addInterface(_ interface: any ExposedInterface, by namespace: String)
  /// Removes an interface.
  func removeInterface(by namespace: String)
  /// Whether there is a method that answers at once, or later; nil is either.
  func hasMethod(_ method: Method, isSynchronous: Bool?) -> Bool
}
