import Logging

extension Document {
  /// Reads one line of the page.
  func read(_ line: ArraySlice<UInt8>) {
    if observers.seesLines { observers.observe(line, .toNative, of: origin) }
    do throws(BridgeError) {
      switch try FrameCoder.decode(line) {
      case .call(let id, let name, let arguments):
        try begin(id, name, resolve(arguments))
      case .stream(let id, let name, let arguments):
        try begin(id, name, resolve(arguments), mayStream: true)
      case .callRef(let id, let ref, let arguments):
        try callExported(id, ref, resolve(arguments))
      case .readRef(let id, let ref): try readExported(id, ref)
      case .release(let ref): if exports.release(ref) { resumeWriters() }
      case .has(let id, let name): answerHas(id, name)
      case .done(let id, let result): finish(id, .success(resolve(result)))
      case .fail(let id, let error):
        let read = error.isLong ? reader.takeAhead() ?? error : error
        let refusal = budget.limits.refusal(ofNesting: read, "The page's error")
        finish(id, .failure(refusal ?? BridgeError(payload: read)))
      case .cancel(let id): cancel(id)
      case .event(let name, let value):
        session.receive(event: resolve(value), from: self, caller(name))
      case .open(let id): readerOpened(id)
      case .next(let id, let element): receiveElement(id, resolve(element))
      case .credit(let id, let count): grant(id, count)
      case .bytes(let number, let offset, let piece): try receive(piece, of: number, at: offset)
      case .trace(let id, let parent): keepTrace(parent, of: id)
      case .load: throw BridgeError(.badFrame, "Only native code sends load.")
      }
    } catch {
      session.pageErrors.write("\(origin): \(error)")
      if let id = FrameCoder.requestID(of: line), !calls.has(id) {
        send(.fail(id: id, error: Payload(error.value)))
      }
    }
  }

  /// Finishes a call of native code with the page's answer.
  private func finish(_ id: Int, _ answer: Result<Payload, BridgeError>) {
    var result = answer
    if case .success(let payload) = answer,
      let error = budget.limits.refusal(ofNesting: payload, "The page's answer")
    {
      result = .failure(error)
    }
    if !session.outbound.finish(id, from: self, result) {
      session.log.debug("\(origin) answered call \(id), which has ended")
    }
  }

  // MARK: Streams of the page

  private func readerOpened(_ id: Int) {
    guard let reader = session.outbound.reader(id, from: self) else {
      return finish(
        id, .failure(BridgeError(.badFrame, "The page answered a call with a stream.")))
    }
    reader.open()
  }

  private func receiveElement(_ id: Int, _ element: Payload) {
    if observers.isActive { observers.streamElement(OutboundCalls.key(id), element) }
    guard let reader = session.outbound.reader(id, from: self) else {
      return session.log.debug("\(origin) sent an element of stream \(id), which has ended")
    }
    do throws(BridgeError) {
      if let error = budget.limits.refusal(ofNesting: element, "An element of the page") {
        throw error
      }
      try reader.receive(element)
    } catch {
      session.pageErrors.write("\(origin): \(error)")
      session.outbound.finish(id, from: self, .failure(error))
      send(.cancel(id: id))
    }
  }
}
