import Logging

/// Streams, and what native gave to this document.
extension Document {
  /// Whether streams may add to what waits for the page.
  ///
  /// - Parameter isLoading: Whether what they add are the bytes that it waits for.
  func hasRoom(isLoading: Bool) -> Bool {
    let size = isLoading ? queuedBytes - exportedBytes : queuedBytes
    return size < min(StreamWriter.room, limits.queuedBytes / 2)
  }

  // MARK: Streams that the page reads

  func stream(_ id: Int, _ name: String, _ arguments: Payload) throws(BridgeError) {
    try begin(id, name, size: arguments.text.count) {
      let writer = write(id)
      return documents.call(caller(name), arguments, budget: budget) {
        try await writer.write($0)
      } answer: {
        [link] in
        link.document?.answer(id, $0)
      }
    }
  }

  /// The page reads a stream or a blob that native gave to it.
  func read(_ id: Int, _ ref: Int) throws(BridgeError) {
    try begin(id, "stream", size: 0) { () throws(BridgeError) in
      let (stream, isWhole): (BridgeStream<BridgeValue>, Bool)
      switch exports[ref] {
      case .stream(let given):
        try budget.check("stream", Payload(text: []))
        (stream, isWhole) = (given, false)
      case .blob(let blob, _):
        try budget.check("blob", Payload(text: []))
        (stream, isWhole) = (blob.inlinePieces, true)
      // Not refused, because the page cannot go on without what it has to load.
      case .bytes(let data, _): (stream, isWhole) = (BridgeBlob(data).inlinePieces, true)
      case .function, nil:
        throw Self.released("stream")
      }
      let writer = write(id, isWhole: isWhole)
      return documents.dispatcher.task(
        caller("stream"), budget.hold("stream", Payload(text: []))
      ) { [link] in
        link.document?.answer(id, $0)
      } _: {
        try await writer.write(stream)
        return .undefined
      }
    }
  }

  /// - Parameter isWhole: Whether all bytes of elements have to be in their frames.
  private func write(_ id: Int, isWhole: Bool = false) -> StreamWriter {
    let writer = StreamWriter(id, for: self, isWhole: isWhole)
    writers[id] = writer
    return writer
  }

  /// The answer of a request is a stream: no batch waits for its end.
  func opened(_ id: Int) {
    guard let call = open[id] else { return }
    open.change(id) { $0.text = 0 }
    send(.open(id: id))
    settle(call)
  }

  func pull(_ id: Int, _ count: Int) { writers[id]?.pull(count) }

  /// Sends one element of a stream.
  func sendNext(_ id: Int, _ element: BridgeValue, isWhole: Bool) throws(BridgeError) {
    guard writers[id] != nil else { return }
    let payload = documents.payload(element, isWhole: isWhole)
    if let error = refusal(toGive: payload, "An element") { throw error }
    send(.next(id: id, element: payload))
  }

  // MARK: What native gives away

  /// Why the page cannot have a payload, which the error calls `what`.
  func refusal(toGive payload: Payload, _ what: String) -> BridgeError? {
    documents.excess(of: what, payload) ?? refusal(toGive: payload)
  }

  /// Why the page cannot have what a payload gives away.
  func refusal(toGive payload: Payload) -> BridgeError? {
    guard !payload.exports.isEmpty,
      exports.count + payload.exports.count > limits.references
    else { return nil }
    return BridgeError(
      .overLimit,
      "The page holds \(exports.count) functions, streams and blobs already, and lets none of them "
        + "go.")
  }

  /// Keeps what the page gets by a frame.
  ///
  /// - Returns: What it has to load before that.
  func keepExports(of frame: Frame) -> [Frame] {
    guard let payload = frame.payload, !payload.exports.isEmpty else { return [] }
    var loads: [Frame] = []
    for (offset, export) in payload.exports.enumerated() {
      let ref = payload.firstExport + offset
      exports[ref] = export
      exportedBytes += export.size
      if case .bytes(let data, let key) = export {
        loads.append(.load(ref: ref, size: data.count, key: key))
      }
    }
    return loads
  }

  /// The page has no use any more for what native gave to it.
  func release(_ ref: Int) {
    guard let export = exports.removeValue(forKey: ref), export.size > 0 else { return }
    exportedBytes -= export.size
    resumeWriters()
  }

  /// What waited for the page has left.
  func resumeWriters() {
    guard isStalled else { return }
    isStalled = false
    for writer in writers.values { writer.resume() }
  }

  // MARK: Functions that the page calls

  func apply(_ id: Int, _ ref: Int, _ arguments: Payload) throws(BridgeError) {
    try begin(id, "function", size: arguments.text.count) { () throws(BridgeError) in
      guard case .function(let function)? = exports[ref] else { throw Self.released("function") }
      try budget.check("function", arguments)
      let (arguments, hold) = (arguments.kept(), budget.hold("function", arguments))
      return documents.dispatcher.task(caller("function"), hold) { [link] in
        link.document?.answer(id, $0)
      } _: {
        try await function.call(arguments, reserving: hold)
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
    do throws(BridgeError) {
      try reader.receive(element)
    } catch {
      documents.pageErrors.write("\(origin): \(error)")
      documents.pending.finish(id, from: self, .failure(error))
      send(.cancel(id: id))
    }
  }
}
