/// What waits for the page. `waiting` is always the number of bytes that wait already: text that has not
/// left, and bytes that the page has to load.
extension DocumentBudget {
  /// How much may wait before streams pause, in bytes.
  static let streamRoom = 4 << 20

  /// A text of so many bytes is no more than the error would be by which it is refused.
  static let smallText = 256

  /// Whether streams may add to what waits for the page.
  func hasStreamRoom(beside waiting: Int) -> Bool {
    waiting < min(Self.streamRoom, limits.queuedBytes / 2)
  }

  /// Whether an event may be added.
  func hasRoom(forEvent size: Int, beside waiting: Int) -> Bool {
    waiting + size <= limits.queuedBytes
  }

  /// Whether so much text waits that the document has to end: answers that cannot be refused are small, and
  /// a page that asks for many without an end comes for none of them.
  func isOverfull(_ text: Int) -> Bool {
    let limit = limits.queuedBytes
    return limit <= .max / 4 && text > limit * 2 + (1 << 20)
  }

  /// Why a call of native code cannot be sent.
  func refusal(toSend name: String, size: Int, beside waiting: Int) -> BridgeError? {
    guard waiting + size > limits.queuedBytes else { return nil }
    return BridgeError(
      .overLimit,
      "\"\(name)\": \(waiting) bytes wait for the page already; it does not come for them.")
  }

  /// Why the page cannot have what a payload gives away.
  func refusal(toExport payload: Payload, beside count: Int) -> BridgeError? {
    let exports = payload.exports.count
    guard exports > 0, count + exports > limits.references else { return nil }
    return BridgeError(
      .overLimit,
      "The page holds \(count) functions, streams and blobs already, and lets none of them go.")
  }

  /// Why the page cannot have a result: it does not come for those that it has. A small result takes no more
  /// room than the error would.
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
