/// What native asks of pages.
extension Documents {
  /// Sends a call to its document, or keeps it until there is one.
  func call(_ request: Request) async throws -> Payload {
    try await answer(to: prepare(request)).payload
  }

  /// Sends a call, or keeps it until there is a document, for somebody who then waits for the answer:
  /// meanwhile a task holds no more of it than the id.
  ///
  /// - Returns: The id, for ``answer(to:)``, which has to follow.
  func prepare(_ request: Request) -> Int {
    let id = pending.newID()
    do throws(BridgeError) {
      try begin(id, request, .coming)
    } catch {
      pending.refuse(id, error)
    }
    return id
  }

  /// Waits for the answer to a request that was prepared.
  func answer(to id: Int) async throws -> PendingCalls.Answer {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { pending.wait(for: id, $0) }
    } onCancel: {
      Task { @MainActor in pending.cancel(id) }
    }
  }

  /// Sends a call at once, and tells its end; before this returns where it cannot be sent.
  func call(
    _ request: Request, completion: @escaping @MainActor (Result<Payload, BridgeError>) -> Void
  ) {
    do throws(BridgeError) {
      try begin(pending.newID(), request, .completion(completion))
    } catch {
      completion(.failure(error))
    }
  }

  /// Asks for a stream.
  ///
  /// - Parameters:
  ///   - listener: Takes the elements as they come, or one plain result.
  ///   - isCounted: Whether elements that wait count in the document's budget.
  @discardableResult func read(
    _ request: Request, listener: StreamReader.Listener? = nil, isCounted: Bool = true
  ) throws(BridgeError) -> StreamReader {
    let id = pending.newID()
    let reader = StreamReader(
      id, name: request.name, window: limits.streamWindow, listener: listener,
      isCounted: isCounted, in: pending)
    try begin(id, request, .stream(reader))
    return reader
  }

  /// The payload of a value that native gives to a page.
  ///
  /// - Parameter isWhole: Whether all bytes have to be in its text.
  func payload(_ value: BridgeValue, isWhole: Bool = false) -> Payload {
    let payload = Payload(
      value, numberedAfter: lastExport, largestInline: isWhole ? .max : largestInline)
    lastExport += payload.exports.count
    return payload
  }

  /// What is wrong with the size of a payload.
  ///
  /// - Parameter what: What has it, at the start of a sentence.
  func excess(of what: @autoclosure () -> String, _ payload: Payload) -> BridgeError? {
    if payload.text.count > limits.frameBytes {
      return BridgeError(
        .overLimit,
        "\(what()) has \(payload.text.count) bytes; a frame may have \(limits.frameBytes).")
    }
    if payload.sizeBeside > limits.queuedBytes {
      return BridgeError(
        .overLimit,
        "\(what()) has \(payload.sizeBeside) bytes of data; \(limits.queuedBytes) are kept for a "
          + "page. Give a BridgeBlob, which is read in pieces.")
    }
    return nil
  }

  /// Sends what is asked, and keeps who waits for the answer; who waits hears nothing where this throws.
  private func begin(
    _ id: Int, _ request: Request, _ waiter: PendingCalls.Waiter
  ) throws(BridgeError) {
    let payload = request.arguments.map { self.payload($0) } ?? Payload(text: [])
    if let error = refusal(of: request, payload) { throw error }
    let document = request.document ?? mainDocument
    if let error = document?.refusal(toGive: payload) { throw error }
    pending.add(
      id, request.frame(id, payload), name: request.name, size: payload.size,
      timeout: request.timeout ?? limits.timeout, document: document, waiter)
  }

  private func refusal(of request: Request, _ payload: Payload) -> BridgeError? {
    let (name, size) = (request.name, payload.size)
    if let ended { return ended }
    if let timeout = request.timeout ?? limits.timeout, timeout <= .zero {
      return BridgeError(
        .timedOut, "\"\(name)\" has no time: its timeout is \(timeout). It was not called.")
    }
    if let error = excess(of: "The list of arguments of \"\(name)\"", payload) { return error }
    if pending.count >= limits.pendingCalls {
      return BridgeError(
        .overLimit, "\"\(name)\": \(pending.count) calls are waiting for pages already.")
    }
    if let document = request.document ?? mainDocument {
      guard document.queuedBytes + size > limits.queuedBytes else { return nil }
      return BridgeError(
        .overLimit,
        "\"\(name)\": \(document.queuedBytes) bytes wait for the page already; it does not come "
          + "for them.")
    }
    if let mainRefusal { return mainRefusal }
    guard pending.waitingBytes + size > limits.queuedBytes else { return nil }
    return BridgeError(
      .overLimit, "\"\(name)\": \(pending.waitingBytes) bytes wait for a page already.")
  }
}
