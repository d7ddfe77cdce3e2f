import BridgeCore

/// Writes payloads into lines: without secrets, and not longer than a limit.
struct PayloadText: Sendable {
  /// The size from which on a payload is not read, in bytes.
  static let longestRead = 1 << 20

  let redaction: Redaction
  /// The size from which on the line has only the beginning, in bytes.
  let longest: Int

  /// Writes the members of a payload.
  ///
  /// - Parameter name: The name of the method or the event.
  func write(_ payload: ObservedPayload, of name: String, to object: inout ObjectWriter) {
    if let text = payload.plainBytes {
      write(text: text, of: name, to: &object)
    } else {
      shown(payload, of: name).write(to: &object)
    }
  }

  /// Writes the members of a payload that is a text.
  ///
  /// - Parameter name: The name of the method or the event.
  func write(text: ArraySlice<UInt8>, of name: String, to object: inout ObjectWriter) {
    if text.count <= longest, redaction.names.isEmpty || !redaction.names.contains(name),
      PlainJSON.isPlain(text, secrets: redaction.secrets)
    {
      object.member("bytes", text.count)
      object.member("json", json: text)
    } else {
      shown(ObservedPayload(bytes: text), of: name).write(to: &object)
    }
  }

  /// Returns what lines show of a payload.
  ///
  /// - Parameter name: The name of the method or the event.
  func shown(_ payload: ObservedPayload, of name: String) -> ShownPayload {
    let size = payload.size
    if !redaction.names.isEmpty, redaction.names.contains(name) {
      return ShownPayload(bytes: size, content: .json(.string(Redaction.mark)), isRedacted: true)
    }
    let bytes = payload.bytes
    // A recorder keeps only the size of a payload that is not read.
    guard bytes.count <= Self.longestRead, !(bytes.isEmpty && size > Self.longestRead) else {
      return ShownPayload(bytes: size, content: .beginning(""))
    }
    let isExtended = bytes.first == UInt8(ascii: "~")
    // Without the mark, the text is JSON, and references in it are numbers.
    guard var value = try? ValueParser.parse(isExtended ? bytes.dropFirst() : bytes) else {
      return ShownPayload(bytes: size, content: .beginning("‹unreadable›"))
    }
    let isRedacted = redaction.redact(&value)
    guard bytes.count <= longest else {
      let text = String(value.plainText.prefix(longest))
      return ShownPayload(bytes: size, content: .beginning(text), isRedacted: isRedacted)
    }
    return ShownPayload(
      bytes: size, content: .json(value), isExtended: isExtended, isRedacted: isRedacted)
  }

  /// Writes the members of an error.
  ///
  /// - Parameter name: The name of the method; an empty one if the error is of no method.
  func write(_ error: BridgeError, of name: String, to object: inout ObjectWriter) {
    object.member("code", error.code.rawValue)
    object.member("message", message(of: error, name))
    if let data = error.data, case .json(let json) = shown(ObservedPayload(data), of: name).content
    {
      object.member("data", json)
    }
    if let stack = error.stack { object.member("stack", cut(redaction.stack(stack))) }
  }

  /// Returns the message of an error. That of a method whose values are secret may quote them.
  func message(of error: BridgeError, _ name: String) -> String {
    redaction.names.contains(name) ? Redaction.mark : cut(redaction.text(error.message))
  }

  func cut(_ text: String) -> String { String(text.prefix(longest)) }
}
