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
