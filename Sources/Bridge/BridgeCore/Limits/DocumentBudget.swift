/// Every limit of one document: what the page makes native code hold, and what waits for the page.
///
/// The budget counts running handlers, the text of their arguments, and bytes of the page that are kept
/// beside the text. It outlives its document, because a handler that ignores its cancellation still counts.
@MainActor final class DocumentBudget {
  let limits: BridgeLimits
  private let bridge: BridgeBudget
  private let isMain: Bool
  private(set) var used = BudgetUse()
  /// The number of functions, streams and blobs of the page that native code holds.
  private(set) var heldReferences = 0

  init(isMain: Bool, in bridge: BridgeBudget) {
    (limits, self.isMain, self.bridge) = (bridge.limits, isMain, bridge)
    if isMain { bridge.main = self }
  }

  /// The limit for the text of arguments, in bytes. One frame always has room.
  private var textLimit: Int { max(limits.heldBytes, limits.frameBytes) }

  /// The number of further bytes of the page that may be kept beside the text.
  var dataRoom: Int {
    room(used.data, bridge.total.data, bridge.main?.used.data, limits.queuedBytes)
  }

  /// Ends the document's own share. What is still held for it counts in the share of all other documents.
  func end() {
    if bridge.main === self { bridge.main = nil }
  }

  // MARK: Rate

  /// Takes a token for a line of the page, and its bytes.
  ///
  /// - Returns: Whether the line may be read now.
  func takeToken(size: Int) -> Bool {
    // In place, because copying the buckets would cost more than the token.
    isMain ? bridge.mainRate.take(size: size) : bridge.otherRate.take(size: size)
  }

  /// How long the page's lines wait for tokens.
  var tokenPause: Duration { (isMain ? bridge.mainRate : bridge.otherRate).pause }

  // MARK: Handlers

  /// Returns whether a handler with `size` bytes of arguments has to wait until others end.
  func isFull(for size: Int) -> Bool {
    let total = bridge.total
    // Checked first, because `isFull` runs for every line, and all documents together usually have room.
    guard total.handlers >= limits.runningHandlers || total.text > textLimit - size else {
      return false
    }
    let main = bridge.main?.used
    return total.handlers > 0
      && (room(used.handlers, total.handlers, main?.handlers, limits.runningHandlers) < 1
        || room(used.text, total.text, main?.text, textLimit) < size)
  }

  /// Tells when handlers end.
  var progress: BudgetProgress { bridge.progress }

  /// Throws an error if there is no room for a handler.
  func check(_ name: String, _ arguments: Payload) throws(BridgeError) {
    let (total, main) = (bridge.total, bridge.main?.used)
    if room(used.handlers, total.handlers, main?.handlers, limits.runningHandlers) < 1 {
      throw tooManyHandlers(name)
    }
    if room(used.text, total.text, main?.text, textLimit) < arguments.text.count {
      throw BridgeError(
        .overLimit,
        "\"\(name)\": the arguments of the calls that run for this page have \(used.text) bytes "
          + "already, of \(limits.heldBytes); with \(arguments.text.count) more they are too many.")
    }
    let data = arguments.sizeBeside
    if data > 0, dataRoom < data { throw tooMuchData(name, data) }
  }

  /// Counts a handler that was checked, until the hold ends.
  func hold(_ name: String, _ arguments: Payload) -> Hold {
    let (text, data) = (arguments.text.count, arguments.sizeBeside)
    change(BudgetUse(handlers: 1, text: text, data: data))
    return Hold(self, name, text: text, data: data)
  }

  private func tooManyHandlers(_ name: String) -> BridgeError {
    guard used.handlers < limits.runningHandlers else {
      return BridgeError(
        .overLimit,
        "\"\(name)\": \(used.handlers) handlers run for this page already. Call again when some of "
          + "them have answered.")
    }
    return BridgeError(
      .overLimit,
      "\"\(name)\": \(bridge.total.handlers) handlers of this bridge run already, including "
        + "those of frames and of ended documents. A handler should return when it is cancelled.")
  }

  /// Returns why the page may not read a further stream; `nil` if it may.
  ///
  /// - Parameter open: How many streams it reads already.
  func refusal(ofStream name: String, beside open: Int) -> BridgeError? {
    guard open >= limits.streams else { return nil }
    return BridgeError(
      .overLimit,
      "\"\(name)\": the page reads \(open) streams already. Cancel those that it no longer needs.")
  }

  func tooMuchData(_ name: String, _ size: Int) -> BridgeError {
    BridgeError(
      .overLimit,
      "\"\(name)\": \(used.data) bytes of data of this page are kept already, of "
        + "\(limits.queuedBytes); with \(size) more they are too many. Pass a Blob, and let the "
        + "handler take a BridgeBlob, which is read in pieces.")
  }

  func change(references count: Int) { heldReferences += count }

  // MARK: Bytes

  /// Counts bytes of the page that are kept. A negative `size` counts bytes that are no longer kept.
  func change(data size: Int) {
    if size != 0 { change(BudgetUse(handlers: 0, text: 0, data: size)) }
  }

  func change(_ use: BudgetUse) {
    used.add(use)
    bridge.total.add(use)
    if use.handlers < 0 { bridge.progress.handlerEnded() }
  }

  /// Returns how much room is left in both this document's share and the bridge's.
  ///
  /// - Parameters:
  ///   - own: How much this document has.
  ///   - total: How much all documents have.
  ///   - main: How much the live document in the main frame has.
  private func room(_ own: Int, _ total: Int, _ main: Int?, _ limit: Int) -> Int {
    // With the main frame the bridge's total may be twice the limit, a sum that might overflow if it were computed.
    min(limit - own, limit - (total - (isMain ? limit : main ?? 0)))
  }
}

/// Calls of the page, and references that the page exports.
extension DocumentBudget {
  /// Returns why a call of the page is refused before anything else is checked; `nil` if it is not.
  ///
  /// - Parameters:
  ///   - unanswered: How many calls of the page are unanswered, this one included.
  func refusal(ofCall name: String, _ arguments: Payload, unanswered: Int) -> BridgeError? {
    if unanswered > limits.pendingCalls {
      return BridgeError(
        .overLimit, "\"\(name)\": \(unanswered - 1) calls of this page are unanswered already.")
    }
    let size = arguments.text.count
    if size > limits.frameBytes {
      return BridgeError(
        .overLimit,
        "The arguments of \"\(name)\" have \(size) bytes; a frame may have \(limits.frameBytes).")
    }
    return limits.refusal(ofNesting: arguments, "The list of arguments of \"\(name)\"")
  }

  /// Counts a function, stream or blob of the page that native code holds from now on.
  ///
  /// - Returns: Whether there is room for it.
  func takeReference() -> Bool {
    guard heldReferences < limits.references else { return false }
    change(references: 1)
    return true
  }

  /// Stops counting a function, stream or blob of the page that native code no longer holds.
  func releaseReference() { change(references: -1) }
}

/// Limits on what waits for the page. `waiting` is always the number of bytes that wait already: text that has
/// not left, and bytes that the page has to load.
extension DocumentBudget {
  /// The number of waiting bytes at which streams pause.
  static let streamRoom = 4 << 20

  /// The largest size, in bytes, of a text that is never refused, because the error would be as large.
  static let smallText = 256

  /// Returns whether streams may add to what waits for the page.
  func hasStreamRoom(beside waiting: Int) -> Bool {
    waiting < min(Self.streamRoom, limits.queuedBytes / 2)
  }

  /// Returns whether an event may be added.
  func hasRoom(forEvent size: Int, beside waiting: Int) -> Bool {
    waiting + size <= limits.queuedBytes
  }

  /// Returns whether so much text waits that the document has to end. Answers that cannot be refused are small, so
  /// only a page that requests answers endlessly and fetches none reaches this limit.
  func isOverfull(_ text: Int) -> Bool {
    let limit = limits.queuedBytes
    return limit <= .max / 4 && text > limit * 2 + (1 << 20)
  }

  /// Returns why a call of native code cannot be sent; `nil` if it can.
  func refusal(toSend name: String, size: Int, beside waiting: Int) -> BridgeError? {
    guard waiting + size > limits.queuedBytes else { return nil }
    return BridgeError(
      .overLimit,
      "\"\(name)\": \(waiting) bytes wait for the page already; it does not fetch them.")
  }

  /// Returns why the references of a payload cannot be exported to the page; `nil` if they can.
  func refusal(toExport payload: Payload, beside count: Int) -> BridgeError? {
    let exports = payload.exports.count
    guard exports > 0, count + exports > limits.references else { return nil }
    return BridgeError(
      .overLimit,
      "The page holds \(count) functions, streams and blobs already, and releases none of them.")
  }

  /// Returns why the page cannot have a result, because earlier ones still wait for it; `nil` if it can. A small
  /// result is never refused, because the error would be as large.
  ///
  /// - Parameter loading: How many bytes the page has to load already.
  func refusal(toAnswer payload: Payload, beside waiting: Int, loading: Int) -> BridgeError? {
    let (text, data, limit) = (payload.text.count, payload.sizeBeside, limits.queuedBytes)
    if data > 0, loading + data > limit {
      return BridgeError(
        .overLimit,
        "The page has \(loading) bytes to load already; with \(data) more they are over \(limit). "
          + "Give a BridgeBlob, which is read in pieces.")
    }
    if text > Self.smallText, waiting + text > limit {
      return BridgeError(
        .overLimit,
        "\(waiting) bytes wait for the page already; with \(text) more they are over \(limit).")
    }
    return nil
  }
}
