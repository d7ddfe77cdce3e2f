import Foundation
public import WebBridge

/// The stages of a view. Each stage can be replaced, and the keystone can be subclassed.
///
/// As long as all stages are the module's own, the page's calls go directly to the interfaces, and values cross
/// as the bridge carries them. Once one stage is replaced, every call goes through all stages.
@preconcurrency @MainActor open class Keystone: KeystoneProtocol {
  /// Reads calls and writes answers.
  open var jsonSerializer: any JSONSerializing = JSONSerializer() {
    didSet { connection?.stagesChanged() }
  }
  /// Resolves the method of a call.
  open var methodResolver: any MethodResolving = MethodResolver() {
    didSet { connection?.stagesChanged() }
  }
  /// The log for errors.
  open var logger: any ErrorLogging = ErrorLogger.shared
  /// Keeps the interfaces and calls their methods.
  open lazy var invocationDispatcher: any InvocationDispatching = ownDispatcher {
    didSet { connection?.stagesChanged() }
  }
  /// Sends calls and answers to the page.
  open lazy var javaScriptEvaluator: any JavaScriptEvaluating = ownEvaluator {
    didSet { connection?.stagesChanged() }
  }

  private let evaluateJavaScript: (String) -> Void
  private let dismissalHandler: () -> Void
  /// The view's connection; `nil` if the keystone belongs to no view.
  weak var connection: Connection?

  private lazy var ownDispatcher: InvocationDispatcher = {
    let dispatcher = InvocationDispatcher { [weak self] in self?.deliverAsyncResponse($0) }
    dispatcher.owner = self
    return dispatcher
  }()
  private lazy var ownEvaluator = JavaScriptEvaluator { [weak self] in self?.evaluateJavaScript($0)
  }

  /// Makes a keystone.
  ///
  /// - Parameters:
  ///   - javaScriptEvaluationHandler: Runs a script in the page.
  ///   - dismissalHandler: Called when the page asks to be closed.
  public init(
    javaScriptEvaluationHandler: @escaping (String) -> Void, dismissalHandler: @escaping () -> Void
  ) {
    evaluateJavaScript = javaScriptEvaluationHandler
    self.dismissalHandler = dismissalHandler
  }

  /// The prefix of prompts that are calls: `_dsbridge=`.
  open var invocationPrefix: String { "_dsbridge=" }

  // MARK: Calls of the page

  /// Answers a page's call: reads it, dispatches it, and writes the answer.
  open func handleRawInvocation(prompt: String, defaultText: String?) -> JSON? {
    do {
      let signature = try getSignature(from: defaultText)
      let method = try getMethod(from: prompt, synchronous: signature.indicatesSynchronousCall)
      let invocation = IncomingInvocation(method: method, signature: signature)
      let response = handleOwn(invocation) ?? invocationDispatcher.dispatch(invocation)
      return try jsonSerializer.serialize(response.asDictionary)
    } catch {
      report(error)
      return nil
    }
  }

  /// Reads the parameter and the callback of a call.
  open func getSignature(from defaultText: String?) throws -> IncomingInvocation.Signature {
    try jsonSerializer.readParamters(from: defaultText)
  }

  /// Reads the method of a call.
  open func getMethod(from prompt: String, synchronous: Bool) throws -> Method {
    try methodResolver.resolveMethodFromRaw(String(prompt.dropFirst(invocationPrefix.count)))
  }

  /// Passes an answer to a page's callback.
  open func deliverAsyncResponse(_ response: AsyncResponse) {
    do {
      let (name, json) = (response.functionName, try jsonSerializer.serialize(response.data))
      if let connection, isOwnEvaluator {
        return connection.answer(name, json, response.completed, in: response.document)
      }
      let script = JavaScriptEvaluator.script(
        answering: name, with: json, isComplete: response.completed)
      guard let script else {
        throw BridgeError(.badArguments, "\"\(name)\" is not the name of a callback.")
      }
      javaScriptEvaluator.evaluate(script)
    } catch {
      report(error)
    }
  }

  // MARK: Calls of native code

  /// Calls a function of the page.
  open func call(
    _ methodName: String, with parameter: Any?,
    completion: ((Result<Any, any Swift.Error>) -> Void)?
  ) {
    do {
      if let connection, isOwnEvaluator {
        let arguments = try arguments(parameter)
        return connection.call(methodName, arguments) { [weak self] result in
          if case .failure(let error) = result { self?.report(error, isPageToHear: false) }
          completion?(result.map { $0.foundation ?? () }.mapError { $0 })
        }
      }
      let json = try parameter.map { try jsonSerializer.serialize($0) }
      javaScriptEvaluator.call(methodName, with: json ?? "") { completion?(.success($0)) }
    } catch {
      let error = Error.CallingJS.underlying(error)
      report(error, isPageToHear: false)
      completion?(.failure(error))
    }
  }

  private func arguments(_ parameter: Any?) throws -> [BridgeValue] {
    guard let parameter else { return [] }
    let value =
      if jsonSerializer is JSONSerializer {
        try BridgeValue(foundation: parameter)
      } else {
        try BridgeValue(parsing: jsonSerializer.serialize(parameter))
      }
    if case .array(let values) = value { return values }
    return [value]
  }

  /// Determines whether the page has a function that can be called. If the page does not know the name, the answer comes
  /// once the page has loaded.
  open func hasJavaScriptMethod(named name: String, completion: @escaping (Bool) -> Void) {
    if let bridge = connection?.bridge, isOwnEvaluator {
      // The answer is false if there is no page to ask.
      Task { completion((try? await bridge.has(name)) ?? false) }
    } else {
      call("_hasJavascriptMethod", with: [name]) { completion((try? $0.get()) as? Bool ?? false) }
    }
  }

  // MARK: Interfaces

  /// Adds an interface, and replaces an earlier one with the namespace.
  open func addInterface(_ interface: any ExposedInterface, by namespace: String) {
    invocationDispatcher.addInterface(interface, by: namespace)
  }

  /// Removes an interface.
  open func removeInterface(by namespace: String) {
    invocationDispatcher.removeInterface(by: namespace)
  }
}

// MARK: Functions for the view

extension Keystone {
  private var isOwnEvaluator: Bool { javaScriptEvaluator === ownEvaluator }

  /// Whether calls have to go through the stages, because one of the stages is not the module's own.
  var isReading: Bool {
    type(of: self) != Keystone.self || !(jsonSerializer is JSONSerializer)
      || !(methodResolver is MethodResolver) || !isOwnEvaluator
      || (invocationDispatcher as? InvocationDispatcher) !== ownDispatcher
  }

  /// Connects the keystone to a view, or disconnects it.
  func connect(to connection: Connection?) {
    let interfaces = ownDispatcher.interfaces
    ownDispatcher.interfaces = [:]
    self.connection = connection
    ownDispatcher.interfaces = interfaces
  }

  /// Handles the page's request to be closed.
  func dismiss() { dismissalHandler() }

  /// Reports an error to the log, to the developer, and to the page's console.
  func report(_ error: any Swift.Error, isPageToHear: Bool = true) {
    logger.logError(error)
    connection?.tell(ErrorLogger.text(of: error), isPageToHear: isPageToHear)
  }
}

/// The methods of the namespace `_dsb`, which belong to the protocol of a page's script. Dispatchers do not
/// receive them.
extension Keystone {
  /// - Returns: The answer, or `nil` if the call is not one of these methods.
  func handleOwn(_ invocation: IncomingInvocation) -> Response? {
    guard invocation.method.namespace == "_dsb" else { return nil }
    let parameters = invocation.signature.parameter as? [String: Any] ?? [:]
    var answer: Any?
    switch invocation.method.name {
    case "dsinit": javaScriptEvaluator.initialize()
    case "closePage": dismiss()
    case "returnValue":
      guard let id = parameters["id"] as? Int else {
        report(BridgeError(.badArguments, "\"_dsb.returnValue\" has no id."))
        return .empty
      }
      javaScriptEvaluator.handleResponse(
        FromJS.Response(
          id: id, data: parameters["data"] ?? NSNull(),
          completed: parameters["complete"] as? Bool ?? true))
    case "hasNativeMethod": answer = hasMethod(parameters)
    case "disableJavascriptDialogBlock":
      connection?.bridge?.setDialogsBlock(!(parameters["disable"] as? Bool ?? true))
    default: return nil
    }
    if let name = invocation.signature.callbackFunctionName {
      deliverAsyncResponse(AsyncResponse(functionName: name, data: answer, completed: true))
    }
    return Response(code: .success, data: answer)
  }

  private func hasMethod(_ parameters: [String: Any]) -> Bool {
    guard let name = parameters["name"] as? String,
      let method = try? methodResolver.resolveMethodFromRaw(name)
    else { return false }
    let isSynchronous: Bool? =
      switch parameters["type"] as? String {
      case "syn": true
      case "asyn": false
      default: nil
      }
    return method.namespace == "_dsb"
      || invocationDispatcher.hasMethod(method, isSynchronous: isSynchronous)
  }
}

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
