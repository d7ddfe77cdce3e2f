import BridgeCore

/// A payload as lines show it: without secrets, and not longer than a limit.
struct ShownPayload {
  enum Content {
    case json(BridgeValue)
    /// The beginning of a payload that is too long, or what stands for one that cannot be read.
    case beginning(String)
  }

  /// The size of the payload, in bytes.
  let bytes: Int
  let content: Content
  var isExtended = false
  var isRedacted = false

  /// Writes the members that `docs/RECORDING.md` lists.
  func write(to object: inout ObjectWriter) {
    object.member("bytes", bytes)
    switch content {
    case .json(let value): object.member("json", value)
    case .beginning(let text): object.member("text", text)
    }
    if isExtended { object.member("extended", true) }
    if isRedacted { object.member("redacted", true) }
  }
}
