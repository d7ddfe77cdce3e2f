import Logging

/// Streams, and what native gave to this document.
extension Document {
  /// Whether streams may add to what waits for the page.
  var hasRoom: Bool { queuedBytes < min(StreamWriter.room, documents.limits.queuedBytes / 2) }

  // MARK: Streams that the page reads

  func stream(_ id: Int, _ name: String, _ arguments: Payload) throws(BridgeError) {
    try begin(id, name, size: arguments.text.count) {
      let writer = write(id)
      return documents.call(caller(name), arguments) {
        try await writer.write($0)
      } answer: {
        [weak self] in
        self?.answer(id, $0)
      }
    }
  }

  /// The page reads a stream that native gave to it.
  func read(_ id: Int, _ ref: Int) throws(BridgeError) {
    try begin(id, "stream", size: 0) {
      guard case .stream(let stream)? = exports[ref] else {
        answer(id, .failure(Self.released("stream")))
        return nil
      }
      let writer = write(id)
      return documents.dispatcher.task(caller("stream")) { [weak self] in
        self?.answer(id, $0)
      } _: {
        try await writer.write(stream)
        return .undefined
      }
    }
  }

  private func write(_ id: Int) -> StreamWriter {
    let writer = StreamWriter(id, for: self)
    writers[id] = writer
    return writer
  }

  /// The answer of a request is a stream: no batch waits for its end.
  func opened(_ id: Int) {
    guard let call = open[id] else { return }
    open[id]?.text = 0
    send(.open(id: id))
    settle(call)
  }

  func pull(_ id: Int, _ count: Int) { writers[id]?.pull(count) }

  /// Sends one element of a stream.
  func sendNext(_ id: Int, _ element: BridgeValue) throws(BridgeError) {
    guard writers[id] != nil else { return }
    let payload = documents.payload(element)
    if let error = refusal(toGive: payload, "An element") { throw error }
    send(.next(id: id, element: payload))
  }

  // MARK: What native gives away

  /// Why the page cannot have a payload, which the error calls `what`.
  func refusal(toGive payload: Payload, _ what: String) -> BridgeError? {
    let limit = documents.limits.frameBytes
    guard payload.text.count <= limit else {
      return BridgeError(
        .overLimit, "\(what) has \(payload.text.count) bytes; a frame may have \(limit).")
    }
    return refusal(toGive: payload)
  }

  /// Why the page cannot have the functions and streams of a payload.
  func refusal(toGive payload: Payload) -> BridgeError? {
    guard !payload.exports.isEmpty,
      exports.count + payload.exports.count > documents.limits.references
    else { return nil }
    return BridgeError(
      .overLimit,
      "The page holds \(exports.count) functions and streams already, and lets none of them go.")
  }

  /// Keeps the functions and streams that the page gets by a frame.
  func keepExports(of frame: Frame) {
    guard let payload = frame.payload, !payload.exports.isEmpty else { return }
    for (offset, export) in payload.exports.enumerated() {
      exports[payload.firstExport + offset] = export
    }
  }

  /// What waited for the page has left.
  func resumeWriters() {
    guard isStalled else { return }
    isStalled = false
    for writer in writers.values { writer.resume() }
  }

  // MARK: Functions that the page calls

  func apply(_ id: Int, _ ref: Int, _ arguments: Payload) throws(BridgeError) {
    try begin(id, "function", size: arguments.text.count) {
      guard case .function(let function)? = exports[ref] else {
        answer(id, .failure(Self.released("function")))
        return nil
      }
      return documents.dispatcher.task(caller("function")) { [weak self] in
        self?.answer(id, $0)
      } _: {
        try await function.call(arguments)
      }
    }
  }

  private static func released(_ kind: String) -> BridgeError {
    BridgeError(.unknownMethod, "The \(kind) was released, or never given to this document.")
  }

  // MARK: Streams of the page

  func readerOpened(_ id: Int) {
    guard let reader = documents.pending.reader(id, from: self) else {
      return documents.answer(
        id,
        .failure(BridgeError(.badFrame, "The page opened a stream where it was called.")),
        from: self)
    }
    reader.open()
  }

  func receiveNext(_ id: Int, _ element: Payload) {
    guard let reader = documents.pending.reader(id, from: self) else {
      return documents.log.debug("\(origin) sent an element of stream \(id), which has ended")
    }
    guard !reader.receive(element) else { return }
    let error = BridgeError(
      .badFrame, "\"\(reader.name)\": the page sent an element that nobody had asked for.")
    documents.log.error("\(origin): \(error)")
    documents.pending.finish(id, from: self, .failure(error))
    send(.cancel(id: id))
  }
}
