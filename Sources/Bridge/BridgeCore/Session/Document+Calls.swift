/// The calls of the page.
extension Document {
  /// Begins a call of a method.
  ///
  /// - Parameter mayStream: Whether the answer may be a stream.
  func begin(
    _ id: Int, _ name: String, _ arguments: Payload, mayStream: Bool = false
  ) throws(BridgeError) {
    guard try open(id, name, arguments) else { return }
    var writeStream: InboundCall.WriteStream?
    if mayStream {
      if let error = budget.refusal(ofStream: name, beside: writers.count) {
        return answer(id, .failure(error))
      }
      let writer = writer(id)
      writeStream = { try await writer.write($0) }
    }
    var call = InboundCall(
      caller(name, of: id), arguments, budget: budget, writeStream: writeStream
    ) { [link] in
      link.document?.answer(id, $0)
    }
    if observers.isActive { call.began = began(id) }
    if let task = dispatcher.dispatch(call) { calls.keep(task, of: id) }
  }

  /// Opens a call.
  ///
  /// - Returns: Whether to continue; `false` if the call exceeds a limit and was answered with an error.
  /// - Throws: ``BridgeError`` with code `badFrame` if a call with that id is open, or its handler runs on.
  private func open(
    _ id: Int, _ name: String, _ arguments: Payload
  ) throws(BridgeError) -> Bool {
    guard calls.open(id) else { throw BridgeError(.badFrame, "Call \(id) came twice.") }
    if observers.isActive { observeCall(id, name, arguments) }
    if let error = budget.refusal(ofCall: name, arguments, unanswered: calls.count) {
      answer(id, .failure(error))
      return false
    }
    return true
  }

  /// Answers a call, unless it was answered or cancelled before.
  func answer(_ id: Int, _ result: Result<BridgeValue, BridgeError>) {
    guard let call = calls.close(id) else { return }
    if !writers.isEmpty { writers[id] = nil }
    send(frame(answering: id, result))
    settle(call)
  }

  /// - Parameter isWhole: Whether all bytes have to be in the frame itself.
  func frame(
    answering id: Int, _ result: Result<BridgeValue, BridgeError>, isWhole: Bool = false
  ) -> Frame {
    switch result {
    case .success(let value):
      let payload = payloads.write(value, isWhole: isWhole)
      if let error = refusal(ofResult: payload, isWhole: isWhole) {
        return .fail(id: id, error: Payload(error.value))
      }
      return .done(id: id, result: payload)
    case .failure(let error):
      let payload = Payload(error.value)
      let refusal = budget.limits.refusal(ofNesting: payload, "The error's data")
      return .fail(id: id, error: refusal.map { Payload($0.value) } ?? payload)
    }
  }

  private func refusal(ofResult payload: Payload, isWhole: Bool) -> BridgeError? {
    if let error = budget.limits.refusal(toSend: payload, "The result") { return error }
    // A small result is never refused, because the error would be as large.
    if payload.isText, isWhole || payload.text.count <= DocumentBudget.smallText { return nil }
    return budget.refusal(toExport: payload, beside: exports.count)
      ?? (isWhole
        ? nil
        : budget.refusal(
          toAnswer: payload, beside: queuedBytes, loading: exports.loadingBytes))
  }

  /// Answers whether the page may call a name.
  func answerHas(_ id: Int, _ name: String) {
    let answer = dispatcher.has(caller(name)) { [link] in
      link.document?.send(.done(id: id, result: Payload(.bool($0))))
    }
    if let answer { send(.done(id: id, result: Payload(.bool(answer)))) }
  }

  func cancel(_ id: Int) {
    guard let call = calls.cancel(id) else { return }
    if !writers.isEmpty { writers[id] = nil }
    if observers.isActive {
      observers.callFailed(key(id), BridgeError(.cancelled, "The page cancelled the call."))
    }
    settle(call)
  }

  /// Counts a call as answered. Answers its batch after the last call of the batch.
  func settle(_ call: InboundCalls.OpenCall) {
    if calls.settle(call), !outbox.isCollecting { outbox.answerBatch() }
  }

  // MARK: Exported references

  /// Calls an exported function for the page.
  func callExported(_ id: Int, _ ref: Int, _ arguments: Payload) throws(BridgeError) {
    guard try open(id, "function", arguments) else { return }
    guard case .function(let function)? = exports[ref] else {
      return answer(id, .failure(Self.released("function")))
    }
    use(id, "function", arguments) { try await function.call($0, reserving: $1) }
  }

  /// Sends an exported stream or blob to the page.
  func readExported(_ id: Int, _ ref: Int) throws(BridgeError) {
    guard try open(id, "stream", Payload(text: [])) else { return }
    switch exports[ref] {
    case .stream(let stream): send(stream, of: id, "stream")
    case .blob(let blob, _): send(blob.inlinePieces, of: id, "blob", isWhole: true)
    // Never refused, because the page cannot continue without the bytes that it has to load.
    case .bytes(let data, _):
      send(BridgeBlob(data).inlinePieces, of: id, "stream", isWhole: true, mayRefuse: false)
    case .function, nil: answer(id, .failure(Self.released("stream")))
    }
  }

  private func send(
    _ stream: BridgeStream<BridgeValue>, of id: Int, _ name: String, isWhole: Bool = false,
    mayRefuse: Bool = true
  ) {
    let writer = writer(id, isWhole: isWhole)
    use(id, name, Payload(text: []), mayRefuse: mayRefuse) { _, _ in
      try await writer.write(stream)
      return .undefined
    }
  }

  /// Dispatches the use of an exported reference.
  private func use(
    _ id: Int, _ name: String, _ arguments: Payload, mayRefuse: Bool = true,
    _ body: @escaping @MainActor (Payload, Hold?) async throws -> BridgeValue
  ) {
    var call = InboundCall(caller(name, of: id), arguments, budget: budget) { [link] in
      link.document?.answer(id, $0)
    }
    if observers.isActive { call.began = began(id) }
    do throws(BridgeError) {
      calls.keep(
        try dispatcher.dispatch(call, mayRefuse: mayRefuse, body), of: id)
    } catch {
      answer(id, .failure(error))
    }
  }

  private func began(_ id: Int) -> CallStart { CallStart(observers: observers, key: key(id)) }

  private static func released(_ kind: String) -> BridgeError {
    BridgeError(.unknownMethod, "The \(kind) was released, or never exported to this document.")
  }

  /// - Parameter isWhole: Whether all bytes of elements have to be in their frames.
  private func writer(_ id: Int, isWhole: Bool = false) -> StreamWriter {
    let writer = StreamWriter(id, for: self, isWhole: isWhole)
    writers[id] = writer
    return writer
  }
}
