/// Requests of native code to pages.
extension PageSession {
  /// Sends a request to its document, or keeps it until there is one, and waits for the answer.
  func call(_ request: OutboundRequest, of document: Document?) async throws -> Payload {
    try await answer(to: prepare(request, of: document)).payload
  }

  /// Sends a request, or keeps it until there is a document. The task that waits for the answer holds only the id
  /// of the request.
  ///
  /// - Parameter document: The document to ask; `nil` for the document in the main frame, or the next one there.
  /// - Returns: The id, which the caller has to pass to ``answer(to:)``.
  func prepare(_ request: OutboundRequest, of document: Document?) -> Int {
    let id = outbound.newID()
    do throws(BridgeError) {
      try begin(id, request, of: document, .coming)
    } catch {
      outbound.refuse(id, error)
    }
    return id
  }

  /// Waits for the answer to a prepared request.
  func answer(to id: Int) async throws -> OutboundCalls.Answer {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { outbound.wait(for: id, $0) }
    } onCancel: {
      Task { @MainActor in outbound.cancel(id) }
    }
  }

  /// Sends a request and calls `completion` with its result. If the request is refused, `completion` is called
  /// before this returns.
  func call(
    _ request: OutboundRequest,
    completion: @escaping @MainActor (Result<Payload, BridgeError>) -> Void
  ) {
    do throws(BridgeError) {
      try begin(outbound.newID(), request, of: nil, .completion(completion))
    } catch {
      completion(.failure(error))
    }
  }

  /// Requests a stream.
  ///
  /// - Parameters:
  ///   - document: The document to ask; `nil` for the document in the main frame, or the next one there.
  ///   - listener: Receives the elements as they arrive, or one plain result.
  ///   - isCounted: Whether waiting elements count toward the document's budget.
  @discardableResult func read(
    _ request: OutboundRequest, of document: Document?, listener: StreamReader.Listener? = nil,
    isCounted: Bool = true
  ) throws(BridgeError) -> StreamReader {
    let id = outbound.newID()
    let reader = StreamReader(
      id, name: request.name, window: limits.streamWindow, listener: listener,
      isCounted: isCounted
    ) { [outbound] in
      outbound.opened(id)
    } cancel: { [outbound] in
      outbound.cancel(id)
    }
    try begin(id, request, of: document, .stream(reader))
    return reader
  }

  /// Sends the request and registers its waiter. If this throws, the waiter is never called.
  private func begin(
    _ id: Int, _ request: OutboundRequest, of document: Document?, _ waiter: OutboundCalls.Waiter
  ) throws(BridgeError) {
    let payload = request.arguments.map { payloads.write($0) } ?? Payload(text: [])
    let document = document ?? mainDocument
    let timeout = request.timeout ?? limits.timeout
    if let error = refusal(of: request, payload, timeout, document) {
      if observers.isActive { observe(id, request.name, payload, refusedBy: error, document) }
      throw error
    }
    outbound.add(
      id, request.frame(id, payload), name: request.name, size: payload.size, timeout: timeout,
      channel: document, waiter)
  }

  private func observe(
    _ id: Int, _ name: String, _ arguments: Payload, refusedBy error: BridgeError,
    _ document: Document?
  ) {
    let call = TimedCall(
      id, name, .toPage, document?.observed, argumentBytes: arguments.size)
    observers.callBegan(call, arguments)
    observers.callFailed(OutboundCalls.key(id), error)
  }

  private func refusal(
    of request: OutboundRequest, _ payload: Payload, _ timeout: Duration?, _ document: Document?
  ) -> BridgeError? {
    let (name, size) = (request.name, payload.size)
    if let ended { return ended }
    if let timeout, timeout <= .zero {
      return BridgeError(
        .timedOut, "\"\(name)\" was not called: its timeout is \(timeout).")
    }
    if let error = limits.refusal(toSend: payload, "The list of arguments of \"\(name)\"")
      ?? budget.refusal(ofCall: name, unanswered: outbound.count)
    {
      return error
    }
    guard let document else {
      return mainRefusal
        ?? budget.refusal(ofCall: name, size: size, waiting: outbound.waitingBytes)
    }
    return document.budget.refusal(toSend: name, size: size, beside: document.queuedBytes)
      ?? document.budget.refusal(toExport: payload, beside: document.exports.count)
  }
}
