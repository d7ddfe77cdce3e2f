/// Finds who answers to a name, calls, and hands the answer on.
@MainActor final class Dispatcher {
  /// Gives a stream's elements to whoever asked for it.
  typealias StreamBody = @MainActor (BridgeStream<BridgeValue>) async throws -> Void

  var registry = Registry()
  private let errors: ErrorDetail

  init(errors: ErrorDetail) { self.errors = errors }

  func register(_ name: String, _ handler: Handler, replacing: Bool) throws(BridgeError) {
    try registry.add(name, handler, replacing: replacing)
  }

  func remove(_ name: String) -> Bool { registry.remove(name) }
  func removeAll() { registry.removeAll() }
  func has(_ name: String) -> Bool { registry[name] != nil }

  /// Whether who answers to a name does so at once.
  func isSynchronous(_ name: String) -> Bool {
    if case .synchronous = registry[name] { true } else { false }
  }

  /// Calls the handler of `caller.name`.
  ///
  /// - Parameters:
  ///   - budget: What counts the handlers of the calling document; nil where native calls itself.
  ///   - stream: Gets the stream, where one may be the answer; then `answer` gets its end.
  ///   - answer: Gets the answer, just once: before this returns where the handler has answered by then,
  ///     there is none, it cannot take the arguments, or the budget has no room for it.
  /// - Returns: The task that answers later; nil where there is none to cancel.
  func call(
    _ caller: Caller, _ arguments: Payload, budget: DocumentBudget? = nil,
    stream: StreamBody? = nil,
    answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) -> Task<Void, Never>? {
    do throws(BridgeError) {
      return try begin(caller, arguments, budget, stream, answer)
    } catch {
      answer(.failure(error))
      return nil
    }
  }

  /// - Throws: What is to be answered.
  private func begin(
    _ caller: Caller, _ arguments: Payload, _ budget: DocumentBudget?, _ stream: StreamBody?,
    _ answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) throws(BridgeError) -> Task<Void, Never>? {
    let name = caller.name
    switch registry[name] {
    case nil: throw Self.unknown(name)
    case .early(let begin):
      let first = FirstAnswer(nil, answer, describing(name))
      return try start(caller, arguments, budget, { first.give($0.mapError { $0 }) }) {
        try begin($0) { first.give($0) }
      }
    case .repeating(let begin):
      guard let stream else { throw Self.isStream(name) }
      let first = FirstAnswer(nil, answer, describing(name))
      let give: Handler.Give = { first.give($0) }
      return try start(caller, arguments, budget, { first.give($0.mapError { $0 }) }) {
        let open = try begin($0, $0.isOfOlderPage ? give : nil)
        return {
          try await stream(open())
          return .undefined
        }
      }
    case .stream(let begin):
      guard let stream else { throw Self.isStream(name) }
      return try start(caller, arguments, budget, answer) { arguments in
        let open = try begin(arguments)
        return {
          try await stream(open())
          return .undefined
        }
      }
    case .synchronous(let body):
      let result = Caller.$current.withValue(caller) { Result { try body(arguments) } }
      if case .failure(let unread as UnreadBlob) = result {
        try budget?.check(name, arguments)
        let (arguments, hold) = (arguments.kept(), budget?.hold(name, arguments))
        return task(caller, hold, answer) {
          try await arguments.reading(unread.blob, reserving: hold).reading(reserving: hold, body)
        }
      }
      answer(result.mapError { BridgeError(thrown: $0, by: name, detail: errors) })
      return nil
    case .asynchronous(let begin): return try start(caller, arguments, budget, answer, begin)
    case .answering(let begin):
      try budget?.check(name, arguments)
      let first = FirstAnswer(budget?.hold(name, arguments), answer, describing(name))
      Caller.$current.withValue(caller) {
        do {
          try begin(arguments) { first.give($0) }
        } catch {
          first.give(.failure(error))
        }
      }
      return nil
    }
  }

  /// What a page is told of the errors of a handler.
  private func describing(_ name: String) -> (any Error) -> BridgeError {
    { [errors] in BridgeError(thrown: $0, by: name, detail: errors) }
  }

  /// Begins a handler that answers later.
  ///
  /// - Returns: The task that answers.
  /// - Throws: Why the handler cannot be begun: its document has too many, or it cannot take the arguments.
  private func start(
    _ caller: Caller, _ arguments: Payload, _ budget: DocumentBudget?,
    _ answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void,
    _ begin: @escaping @MainActor (Payload) throws -> Handler.Answer
  ) throws(BridgeError) -> Task<Void, Never> {
    let name = caller.name
    try budget?.check(name, arguments)
    switch Caller.$current.withValue(caller, operation: { Result { try begin(arguments) } }) {
    case .success(let body) where arguments.isKept:
      // Blobs may be in the arguments, and the handler may ask for their bytes later.
      let (arguments, hold) = (arguments.kept(), budget?.hold(name, arguments))
      return task(caller, hold, answer) {
        do {
          return try await body()
        } catch let unread as UnreadBlob {
          return try await arguments.reading(unread.blob, reserving: hold)
            .reading(reserving: hold) { try await begin($0)() }
        }
      }
    case .success(let body): return task(caller, budget?.hold(name, arguments), answer, body)
    case .failure(let unread as UnreadBlob):
      let (arguments, hold) = (arguments.kept(), budget?.hold(name, arguments))
      return task(caller, hold, answer) {
        try await arguments.reading(unread.blob, reserving: hold)
          .reading(reserving: hold) { try await begin($0)() }
      }
    case .failure(let error): throw BridgeError(thrown: error, by: name, detail: errors)
    }
  }

  /// The task of a handler that answers later.
  ///
  /// - Parameter hold: What the document's budget counts for it, which ends with the task.
  func task(
    _ caller: Caller, _ hold: Hold?,
    _ answer: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void,
    _ body: @escaping Handler.Answer
  ) -> Task<Void, Never> {
    let (name, errors) = (caller.name, errors)
    // A task takes over what is bound where it is made: bound inside of it, it would wait in a frame
    // more, and what waits by the thousand should fit into the first memory that a task has.
    return Caller.$current.withValue(caller) {
      Task {
        do {
          Self.give(try await body(), to: answer, hold)
        } catch {
          Self.give(error, of: name, errors, to: answer, hold)
        }
      }
    }
  }

  // Handing an answer on is no handler's work any more. These are never inlined, for what they need
  // would be held by the task while it waits.

  @inline(never) private static func give(
    _ value: BridgeValue, to answer: @MainActor (Result<BridgeValue, BridgeError>) -> Void,
    _ hold: Hold?
  ) {
    hold?.end()
    Caller.$current.withValue(nil) { answer(.success(value)) }
  }

  @inline(never) private static func give(
    _ error: any Error, of name: String, _ errors: ErrorDetail,
    to answer: @MainActor (Result<BridgeValue, BridgeError>) -> Void, _ hold: Hold?
  ) {
    hold?.end()
    Caller.$current.withValue(nil) {
      answer(.failure(BridgeError(thrown: error, by: name, detail: errors)))
    }
  }

  /// Calls the handler of `caller.name` and answers before it returns.
  func callSynchronously(_ caller: Caller, _ arguments: Payload) -> Result<BridgeValue, BridgeError>
  {
    switch registry[caller.name] {
    case nil: .failure(Self.unknown(caller.name))
    case .synchronous(let body):
      Caller.$current.withValue(caller) { Result { try body(arguments) } }
        .mapError { error in
          if error is UnreadBlob {
            return BridgeError(
              .badArguments,
              "\"\(caller.name)\" takes bytes, and a Blob's cannot be read in a synchronous call: "
                + "pass new Uint8Array(await blob.arrayBuffer()).")
          }
          return BridgeError(thrown: error, by: caller.name, detail: errors)
        }
    case .stream, .repeating: .failure(Self.isStream(caller.name))
    case .asynchronous, .answering, .early:
      .failure(
        BridgeError(
          .notSynchronous,
          "\"\(caller.name)\" answers later: use await bridge.call(\"\(caller.name)\", …)."))
    }
  }

  private static func isStream(_ name: String) -> BridgeError {
    BridgeError(.isStream, "\"\(name)\" is a stream. Read it with bridge.stream(\"\(name)\").")
  }

  private static func unknown(_ name: String) -> BridgeError {
    BridgeError(
      .unknownMethod,
      "No handler is registered for \"\(name)\". "
        + "Register one with bridge.handle(\"\(name)\") { … } in Swift.")
  }
}
