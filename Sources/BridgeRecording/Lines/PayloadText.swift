import BridgeCore
import OrderedCollections

/// How payloads are written into lines: without secrets, and not longer than a limit.
struct PayloadText: Sendable {
  /// The size from which on a payload is not read, in bytes.
  static let longestRead = 1 << 20

  let redaction: Redaction
  /// The size from which on the line has only the beginning, in bytes.
  let longest: Int

  /// Returns the object that stands for a payload.
  ///
  /// - Parameter name: The name of the method or the event.
  func object(for payload: ObservedPayload, of name: String) -> BridgeValue {
    var object: OrderedDictionary<String, BridgeValue> = ["bytes": .int(payload.size)]
    let bytes = payload.bytes
    if redaction.names.contains(name) {
      object["json"] = .string(Redaction.mark)
      object["redacted"] = true
      return .object(object)
    }
    // A recorder keeps only the size of a payload that is not read.
    guard bytes.count <= Self.longestRead, !(bytes.isEmpty && payload.size > Self.longestRead)
    else {
      object["text"] = ""
      return .object(object)
    }
    let isExtended = bytes.first == UInt8(ascii: "~")
    // Without the mark, the text is JSON, and references in it are numbers.
    guard var value = try? ValueParser.parse(isExtended ? bytes.dropFirst() : bytes) else {
      object["text"] = "‹unreadable›"
      return .object(object)
    }
    let isRedacted = redaction.redact(&value)
    if bytes.count > longest {
      object["text"] = .string(String(value.plainText.prefix(longest)))
    } else {
      object["json"] = value
      if isExtended { object["extended"] = true }
    }
    if isRedacted { object["redacted"] = true }
    return .object(object)
  }

  /// Returns the object that stands for an error.
  func object(for error: BridgeError) -> BridgeValue {
    var object: OrderedDictionary<String, BridgeValue> = [
      "code": .string(error.code.rawValue), "message": .string(cut(error.message)),
    ]
    if let data = error.data {
      let text = ObservedPayload(data)
      if case .object(let fields) = self.object(for: text, of: ""), let json = fields["json"] {
        object["data"] = json
      }
    }
    if let stack = error.stack { object["stack"] = .string(cut(stack)) }
    return .object(object)
  }

  func cut(_ text: String) -> String { String(text.prefix(longest)) }
}
