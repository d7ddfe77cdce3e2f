/// Finds the handler of a call, asks the gate, and calls the handler.
@MainActor final class Dispatcher {
  typealias Answer = InboundCall.Answer

  // Unchecked, because it is read for every call, and code that changes it calls nothing else.
  @exclusivity(unchecked) var registry = Registry()
  let gate: Gate
  let errors: ErrorDetail

  init(gate: Gate, errors: ErrorDetail) { (self.gate, self.errors) = (gate, errors) }

  /// Calls the handler of a call. The call is answered exactly once. It is answered before this returns if the
  /// handler answers immediately, there is no handler, the gate refuses, the arguments do not fit, or the budget
  /// has no room.
  ///
  /// - Returns: The task that answers later; `nil` if there is no task to cancel.
  func dispatch(_ call: InboundCall) -> Task<Void, Never>? {
    let (handler, isBuiltIn) = registry.find(call.name)
    do throws(BridgeError) {
      switch gate.decide(call.caller, .call, isBuiltIn: isBuiltIn) {
      case .allowed: return try begin(handler, call)
      case .denied(let error): throw error
      case .undecided(let decide): return try wait(call, until: decide, handler)
      }
    } catch {
      call.answer(.failure(error))
      return nil
    }
  }

  /// Begins a call after the gate has decided on it.
  private func wait(
    _ call: InboundCall, until decide: @escaping @MainActor @Sendable () async -> BridgeError?,
    _ handler: Handler?
  ) throws(BridgeError) -> Task<Void, Never> {
    try call.checkBudget()
    let call = call.kept()
    let hold = call.hold()
    return Task {
      let error = await decide()
      let call = await call.readingAhead(as: registry.types(of: call.name))
      hold?.end()
      do throws(BridgeError) {
        if let error { throw error }
        // Nothing begins for a page that is gone, or that no longer waits.
        if Task.isCancelled { throw BridgeError(.cancelled, "The call has ended.") }
        guard let task = try begin(handler, call) else { return }
        await withTaskCancellationHandler {
          await task.value
        } onCancel: {
          task.cancel()
        }
      } catch {
        call.answer(.failure(error))
      }
    }
  }

  /// - Throws: The error to answer with.
  func begin(_ handler: Handler?, _ call: InboundCall) throws(BridgeError) -> Task<
    Void, Never
  >? {
    switch handler {
    case nil: throw unknown(call.caller)
    case .synchronous(let body):
      call.began?.record()
      let result = call.caller.run { Result { try body(call.arguments) } }
      switch result {
      case .success(let value): call.answer(.success(value))
      case .failure(let unread as UnreadBlob):
        try call.checkBudget()
        let (arguments, hold) = (call.arguments.kept(), call.hold())
        return task(call, hold, call.answer) {
          try await arguments.reading(unread.blob, reserving: hold).reading(reserving: hold, body)
        }
      case .failure(let error):
        call.answer(.failure(BridgeError(thrown: error, by: call.name, detail: errors)))
      }
      return nil
    case .asynchronous(let begin): return try start(call, call.answer, begin)
    case .stream(let begin):
      guard let write = call.writeStream else { throw Self.isStream(call.name) }
      return try start(call, call.answer) { arguments in
        let open = try begin(arguments)
        return { try await Self.result(of: open(), write) }
      }
    case .custom(let handler): return try handler.begin(call, self)
    }
  }

  /// Sends the elements of a stream, and returns what ends the call.
  static func result(
    of answer: StreamAnswer, _ write: InboundCall.WriteStream
  ) async throws -> BridgeValue {
    switch answer {
    case .stream(let stream):
      try await write(stream)
      return .undefined
    case .value(let value): return value
    }
  }

  /// Begins a handler that answers later.
  ///
  /// - Returns: The task that answers.
  /// - Throws: ``BridgeError`` if the budget has no room, or the handler does not accept the arguments.
  func start(
    _ call: InboundCall, _ answer: @escaping Answer,
    _ begin: @escaping @MainActor (Payload) throws -> Handler.Answer
  ) throws(BridgeError) -> Task<Void, Never> {
    let (caller, arguments) = (call.caller, call.arguments)
    try call.checkBudget()
    switch caller.run({ Result { try begin(arguments) } }) {
    case .success(let body) where arguments.isKept:
      // The arguments may hold blobs, and the handler may ask for their bytes later.
      let (arguments, hold) = (arguments.kept(), call.hold())
      return task(call, hold, answer) {
        do {
          return try await body()
        } catch let unread as UnreadBlob {
          return try await arguments.reading(unread.blob, reserving: hold)
            .reading(reserving: hold) { try await begin($0)() }
        }
      }
    case .success(let body): return task(call, call.hold(), answer, body)
    case .failure(let unread as UnreadBlob):
      let (arguments, hold) = (arguments.kept(), call.hold())
      return task(call, hold, answer) {
        try await arguments.reading(unread.blob, reserving: hold)
          .reading(reserving: hold) { try await begin($0)() }
      }
    case .failure(let error): throw BridgeError(thrown: error, by: caller.name, detail: errors)
    }
  }

  /// Uses an exported reference: calls a function, or sends a stream.
  ///
  /// - Parameter mayRefuse: Whether the budget may refuse the use.
  func dispatch(
    _ call: InboundCall, mayRefuse: Bool = true,
    _ body: @escaping @MainActor (Payload, Hold?) async throws -> BridgeValue
  ) throws(BridgeError) -> Task<Void, Never> {
    if let error = gate.refusal(of: call.caller, .reference) { throw error }
    if mayRefuse { try call.checkBudget() }
    let (arguments, hold) = (call.arguments.keptToUse(), call.hold())
    return task(call, hold, call.answer) { try await body(arguments, hold) }
  }

  /// Returns the task of a handler that answers later.
  ///
  /// - Parameter hold: The handler's part of the document's budget, which ends with the task.
  private func task(
    _ call: InboundCall, _ hold: Hold?, _ answer: @escaping Answer,
    _ body: @escaping Handler.Answer
  ) -> Task<Void, Never> {
    if let began = call.began {
      var call = call
      call.began = nil
      return task(call, hold, answer) {
        began.record()
        return try await body()
      }
    }
    let (caller, name, errors) = (call.caller, call.name, errors)
    // A task inherits the task-local values of its creation. Bound inside the task, the caller would cost another
    // frame, but a waiting task should fit into its initial memory, because thousands may wait.
    return caller.run {
      Task {
        do {
          Self.give(try await body(), to: answer, hold)
        } catch {
          Self.give(error, of: name, errors, to: answer, hold)
        }
      }
    }
  }

  // These functions run after the handler. They are never inlined, because a waiting task would keep the memory that
  // they need.

  @inline(never) private static func give(
    _ value: BridgeValue, to answer: Answer,
    _ hold: Hold?
  ) {
    hold?.end()
    BridgeCaller.leave { answer(.success(value)) }
  }

  @inline(never) private static func give(
    _ error: any Error, of name: String, _ errors: ErrorDetail,
    to answer: Answer, _ hold: Hold?
  ) {
    hold?.end()
    BridgeCaller.leave {
      answer(.failure(BridgeError(thrown: error, by: name, detail: errors)))
    }
  }

  // MARK: Errors

  static func isStream(_ name: String) -> BridgeError {
    BridgeError(.isStream, "\"\(name)\" is a stream. Read it with bridge.stream(\"\(name)\").")
  }
}

extension Dispatcher {
  /// Returns the error for a name without a handler. With ``ErrorDetail/detailed``, the error names a near name that the
  /// document may call.
  func unknown(_ caller: BridgeCaller) -> BridgeError {
    let name = caller.name
    var message = "No handler is registered for \"\(name)\". "
    if errors == .detailed, let near = NearName.find(name, among: registry.names),
      gate.refusal(of: caller.asking(for: near), .has) == nil
    {
      message += "Did you mean \"\(near)\"? "
    }
    return BridgeError(
      .unknownMethod, message + "Register one with bridge.handle(\"\(name)\") { … } in Swift.")
  }
}

extension Dispatcher {
  /// Calls the handler of a call that outlives its document. Nobody gets the answer.
  ///
  /// The gate has to decide immediately, because a call that waits for the user begins nothing for a page that is gone.
  func dispatchLast(_ call: InboundCall) {
    let own = registry.findOutliving(call.name)
    let (handler, isBuiltIn) = registry.find(call.name)
    do throws(BridgeError) {
      // The other methods of extensions have to answer.
      if own == nil, isBuiltIn { throw unknown(call.caller) }
      if let error = gate.refusal(of: call.caller, .call, isBuiltIn: own != nil) { throw error }
      _ = try begin(own ?? handler, call)
    } catch {
      call.answer(.failure(error))
    }
  }
}
