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
