public import WebBridge

/// A dispatcher that keeps the interfaces by their namespaces.
@preconcurrency @MainActor open class InvocationDispatcher: InvocationDispatching {
  private var added: [String: any ExposedInterface] = [:]
  /// The log for errors.
  open var logger: any ErrorLogging = ErrorLogger.shared
  /// Receives later answers.
  open var asyncResponseHandler: (AsyncResponse) -> Void
  /// The keystone that made the dispatcher, if any. Its pages reach the interfaces directly, too.
  weak var owner: Keystone?

  /// Makes a dispatcher without interfaces.
  ///
  /// - Parameter asyncResponseHandler: Receives later answers.
  public init(asyncResponseHandler: @escaping (AsyncResponse) -> Void) {
    self.asyncResponseHandler = asyncResponseHandler
  }

  /// The interfaces by their namespaces.
  open var interfaces: [String: any ExposedInterface] {
    get { added }
    set {
      for namespace in added.keys where newValue[namespace] == nil {
        owner?.connection?.withdraw(namespace)
      }
      added = newValue
      for (namespace, interface) in newValue { owner?.connection?.expose(interface, namespace) }
    }
  }

  /// Receives later answers.
  open var respondAsynchronously: (AsyncResponse) -> Void { asyncResponseHandler }

  /// Adds an interface, and replaces an earlier one with the namespace.
  open func addInterface(_ interface: any ExposedInterface, by namespace: String) {
    added[namespace] = interface
    owner?.connection?.expose(interface, namespace)
  }

  /// Removes an interface.
  open func removeInterface(by namespace: String) {
    added[namespace] = nil
    owner?.connection?.withdraw(namespace)
  }

  /// Returns whether there is a method that answers immediately, or one that answers later; `nil` stands for
  /// either.
  open func hasMethod(_ method: Method, isSynchronous: Bool?) -> Bool {
    added[method.namespace]?.hasMethod(named: method.name, isSynchronous: isSynchronous) ?? false
  }

  /// Calls a method before this function returns, with or without a callback. Only an `async` method starts
  /// later.
  ///
  /// - Returns: Without a callback, a response with the code `success` and the answer, which is an empty
  ///   text if the method answers later. With a callback, a response with the code `unhandled` and an
  ///   empty text, because the callback receives the answer. If there is no such method, or the method fails,
  ///   the response has the code `unhandled`, too.
  open func dispatch(_ invocation: IncomingInvocation) -> Response {
    let method = invocation.method
    guard let interface = added[method.namespace] else {
      return fail(
        method.namespace.isEmpty
          ? Error.NameResolvingError.methodNotFound("\(method)")
          : .namespaceNotFound(method.namespace))
    }
    guard interface.hasMethod(named: method.name, isSynchronous: nil) else {
      return fail(Error.NameResolvingError.methodNotFound("\(method)"))
    }
    let callback = invocation.signature.callbackFunctionName
    let document = owner?.connection?.bridge?.documentToken
    let outcome = Outcome(hasCallback: callback != nil)
    let isSynchronous = interface.hasMethod(named: method.name, isSynchronous: true)
    interface.answers(to: method.name, in: method.namespace, with: invocation.signature.parameter) {
      [self] result, isLast in
      switch result {
      case .failure(let error): outcome.response = fail(error)
      case .success(let value):
        guard let callback else {
          if isSynchronous { outcome.take(value) }
          return
        }
        var response = AsyncResponse(
          functionName: callback, data: value.foundation, completed: isLast)
        response.document = document
        respondAsynchronously(response)
      }
    }
    return outcome.response
  }

  private func fail(_ error: any Swift.Error) -> Response {
    if let owner, logger is ErrorLogger { owner.report(error) } else { logger.logError(error) }
    return .empty
  }
}

/// The immediate answer to a page's call.
@MainActor private final class Outcome {
  var response: Response

  init(hasCallback: Bool) {
    response = Response(code: hasCallback ? .unhandled : .success, data: nil)
  }

  func take(_ value: BridgeValue) { response.data = value.foundation ?? "" }
}

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
