import FuzzDriver

@testable import BridgeCodec
@testable import BridgeCore
@testable import BridgeRecording

/// What the inspector reads.
enum FuzzedRecording {
  /// A recording, and a payload that is recorded.
  static func accept(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let recording = try? Recording(parsing: text) { accept(recording) }
    let payload = ObservedPayload(payload: Payload(text: bytes[...]))
    let redaction = Redaction(keys: ["secret"], names: [])
    let payloads = PayloadText(redaction: redaction, longest: 256)
    let shown = payloads.shown(payload, of: "name")
    let line = String(decoding: ObjectWriter.write(shown.write), as: UTF8.self)
    // A plain payload is written as it is, and has no secrets.
    let direct = String(
      decoding: ObjectWriter.write { payloads.write(payload, of: "name", to: &$0) }, as: UTF8.self)
    for line in [line, direct] {
      hold(!line.utf8.contains { $0 < 0x20 }, "A line has a line break.")
    }
    guard FuzzedValue.depth(line.utf8) <= FuzzedValue.deepest else { return }
    hold(
      try BridgeValue(parsing: line).decode(RecordedPayload.self).bytes == bytes.count,
      "A payload cannot be read: \(line)")
    hold(
      try BridgeValue(parsing: line) == BridgeValue(parsing: direct),
      "A payload is written in two ways: \(line) and \(direct)")
    if case .json(let value) = shown.content {
      hold(!isSecret(value), "A secret is recorded: \(line)")
    }
  }

  private static func accept(_ recording: Recording) {
    let calls = recording.calls
    hold(calls.count <= recording.lines.count, "A call has no line.")
    for call in calls {
      _ = "\(call.arguments)\(call.result.map { "\($0)" } ?? "")"
      hold(!call.hasEnded || call.result == nil || call.error == nil, "A call has two answers.")
    }
  }

  private static func isSecret(_ value: BridgeValue?) -> Bool {
    switch value {
    case .array(let values): values.contains(where: isSecret)
    case .object(let object):
      object.contains { key, value in
        key.lowercased() == "secret" ? !value.isNil && value != "‹redacted›" : isSecret(value)
      }
    default: false
    }
  }
}
