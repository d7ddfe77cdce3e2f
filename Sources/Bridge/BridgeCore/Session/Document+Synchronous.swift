/// Synchronous calls of the page.
extension Document {
  /// Reads a synchronous call, which blocks the page until it is answered: before this returns, unless the handler
  /// answers later, or the document ends.
  func read(_ call: SynchronousCall, reply: @escaping @MainActor (String) -> Void) {
    reader.readOn(isLast: !session.promptsWait)
    guard waitingCall == nil else { return begin(call, nil, reply) }
    if reader.isPaused || !budget.takeToken(size: call.line.count) { return wait(call, reply) }
    guard session.promptsWait, call.line.count > Payload.longText,
      let (payload, types) = reader.valueToRead(in: call.line)
    else { return begin(call, nil, reply) }
    waitingCall = WaitingCall(call, isRead: true, reply: reply)
    reader.readAhead(
      payload, as: types, isWanted: { $0.waitingCall != nil },
      end: { document, value in
        if document.waitingCall.take() != nil { document.begin(call, value, reply) }
      })
  }

  /// - Parameter value: The arguments, if they were read off the main actor.
  private func begin(
    _ call: SynchronousCall, _ value: Payload?, _ reply: @escaping @MainActor (String) -> Void
  ) {
    if observers.seesLines { observers.observe(call.line, .toNative, of: origin) }
    do throws(BridgeError) {
      let (name, arguments) = try check(call, value)
      blockingCall = BlockingCall(reply: reply)
      let caller = caller(name, of: 0)
      blockingCall?.task = dispatcher.dispatchSynchronously(caller, arguments) { result in
        if let call = self.blockingCall.take() { self.answer(result, call.reply) }
      }
    } catch {
      answer(.failure(error), reply)
    }
  }

  /// Lets a page that has made too many calls wait with its synchronous call as well.
  private func wait(_ call: SynchronousCall, _ reply: @escaping @MainActor (String) -> Void) {
    waitingCall = WaitingCall(call, reply: reply)
    if !reader.isPaused { reader.afterRate { $0.readWaitingCall() } }
  }

  /// Reads the synchronous call that waits, if there is one.
  func readWaitingCall() {
    guard let waiting = waitingCall, !waiting.isRead else { return }
    waitingCall = nil
    read(waiting.call, reply: waiting.reply)
  }

  /// - Throws: Why the call is refused.
  private func check(
    _ call: SynchronousCall, _ value: Payload?
  ) throws(BridgeError) -> (String, Payload) {
    guard case .call(_, let name, let payload) = try FrameCoder.decode(call.line) else {
      throw BridgeError(.badFrame, "A synchronous text holds one call.")
    }
    // Resolved before the checks, so that the references and uploads of a refused call are released.
    let arguments = value ?? resolve(payload)
    guard reader.hasHeard(call.textCount) else {
      throw BridgeError(
        .syncUnavailable,
        "Messages that the page sent before the synchronous call are still under way.")
    }
    guard blockingCall == nil, waitingCall == nil else {
      throw BridgeError(.badFrame, "A page that waits for a synchronous call makes no other call.")
    }
    if let error = budget.refusal(ofCall: name, arguments, unanswered: 1) {
      throw error
    }
    if observers.isActive {
      observeCall(0, name, arguments)
      observers.handlerBegan(key(0))
    }
    return (name, arguments)
  }

  private func answer(
    _ result: Result<BridgeValue, BridgeError>, _ reply: @MainActor (String) -> Void
  ) {
    let frame = frame(answering: 0, result, isWhole: true)
    if observers.isActive { observe(sending: frame) }
    if let payload = frame.payload { _ = exports.keep(payload) }
    var line: [UInt8] = []
    FrameCoder.encode(frame, into: &line)
    if observers.seesLines { observers.observe(line[...], .toPage, of: origin) }
    reply(String(decoding: line, as: UTF8.self))
  }
}

/// A synchronous call that the page waits for.
struct BlockingCall {
  /// Answers the call, which lets the page go on.
  let reply: @MainActor (String) -> Void
  /// The task of a handler that answers later.
  var task: Task<Void, Never>?
}

/// A synchronous call that waits until the texts before it are read, or until the page may make calls again.
///
/// A class, because every text asks whether there is one.
final class WaitingCall {
  let call: SynchronousCall
  /// Answers the call, which lets the page go on.
  let reply: @MainActor (String) -> Void
  /// Whether the call waits for its value, which is read off the main actor.
  let isRead: Bool

  init(
    _ call: SynchronousCall, isRead: Bool = false, reply: @escaping @MainActor (String) -> Void
  ) {
    (self.call, self.isRead, self.reply) = (call, isRead, reply)
  }
}
