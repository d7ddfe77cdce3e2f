public import WebBridge

/// The stages of a view: each can be replaced, or this one subclassed.
///
/// As long as all are the module's own, the page's calls go straight to the interfaces, and values cross
/// as the bridge carries them. Once one is replaced, every call goes through all of them.
@preconcurrency @MainActor open class Keystone: KeystoneProtocol {
  /// Reads calls and writes answers.
  open var jsonSerializer: any JSONSerializing = JSONSerializer() {
    didSet { connection?.stagesChanged() }
  }
  /// Finds out which method is meant.
  open var methodResolver: any MethodResolving = MethodResolver() {
    didSet { connection?.stagesChanged() }
  }
  /// Hears of what goes wrong.
  open var logger: any ErrorLogging = ErrorLogger.shared
  /// Keeps the interfaces and calls their methods.
  open lazy var invocationDispatcher: any InvocationDispatching = ownDispatcher {
    didSet { connection?.stagesChanged() }
  }
  /// Says to the page what native code has to say.
  open lazy var javaScriptEvaluator: any JavaScriptEvaluating = ownEvaluator {
    didSet { connection?.stagesChanged() }
  }

  private let evaluateJavaScript: (String) -> Void
  private let dismissalHandler: () -> Void
  /// The view's; nil for a keystone that no view has.
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
  ///   - dismissalHandler: Called when the page wants to be closed.
  public init(
    javaScriptEvaluationHandler: @escaping (String) -> Void, dismissalHandler: @escaping () -> Void
  ) {
    evaluateJavaScript = javaScriptEvaluationHandler
    self.dismissalHandler = dismissalHandler
  }

  /// How the prompts begin that are calls: `_dsbridge=`.
  open var invocationPrefix: String { "_dsbridge=" }

  // MARK: Calls of the page

  /// Answers a page's call: reads it, has it dispatched, and writes the answer.
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

  /// Reads what a call gives.
  open func getSignature(from defaultText: String?) throws -> IncomingInvocation.Signature {
    try jsonSerializer.readParamters(from: defaultText)
  }

  /// Reads which method is called.
  open func getMethod(from prompt: String, synchronous: Bool) throws -> Method {
    try methodResolver.resolveMethodFromRaw(String(prompt.dropFirst(invocationPrefix.count)))
  }

  /// Gives an answer to a callback of the page's.
  open func deliverAsyncResponse(_ response: AsyncResponse) {
    do {
      let (name, json) = (response.functionName, try jsonSerializer.serialize(response.data))
      if let connection, isOwnEvaluator {
        return connection.answer(name, json, response.completed, in: response.document)
      }
      let script = JavaScriptEvaluator.script(
        answering: name, with: json, isComplete: response.completed)
      guard let script else {
        throw BridgeError(.badArguments, "\"\(name)\" is no name of a callback.")
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

  /// Tells whether the page has registered a function. Where it does not know it, that is told once it has
  /// loaded.
  open func hasJavaScriptMethod(named name: String, completion: @escaping (Bool) -> Void) {
    if let bridge = connection?.bridge, isOwnEvaluator {
      // Where no page can be asked, no page has it.
      Task { completion((try? await bridge.has(name)) ?? false) }
    } else {
      call("_hasJavascriptMethod", with: [name]) { completion((try? $0.get()) as? Bool ?? false) }
    }
  }

  // MARK: Interfaces

  /// Adds an interface, in the place of the one that has the namespace.
  open func addInterface(_ interface: any ExposedInterface, by namespace: String) {
    invocationDispatcher.addInterface(interface, by: namespace)
  }

  /// Removes an interface.
  open func removeInterface(by namespace: String) {
    invocationDispatcher.removeInterface(by: namespace)
  }
}

// MARK: What the view asks of it

extension Keystone {
  private var isOwnEvaluator: Bool { javaScriptEvaluator === ownEvaluator }

  /// Whether calls have to go through the stages, for one of them is not the module's own.
  var isReading: Bool {
    type(of: self) != Keystone.self || !(jsonSerializer is JSONSerializer)
      || !(methodResolver is MethodResolver) || !isOwnEvaluator
      || (invocationDispatcher as? InvocationDispatcher) !== ownDispatcher
  }

  /// The view has it, or has it no more.
  func connect(to connection: Connection?) {
    let interfaces = ownDispatcher.interfaces
    ownDispatcher.interfaces = [:]
    self.connection = connection
    ownDispatcher.interfaces = interfaces
  }

  /// The page wants to be closed.
  func dismiss() { dismissalHandler() }

  /// Tells the log, the developer, and the page's console.
  func report(_ error: any Swift.Error, isPageToHear: Bool = true) {
    logger.logError(error)
    connection?.tell(ErrorLogger.text(of: error), isPageToHear: isPageToHear)
  }
}
