import BridgeCore
import BridgeRecording
import OrderedCollections

extension RecordedPayload {
  /// Returns whether a payload of a replay is this one. What the recorder replaced or cut matches anything.
  func matches(_ other: RecordedPayload?) -> Bool {
    guard let other else { return false }
    guard let json, let otherJSON = other.json else { return bytes == other.bytes || isRedacted }
    return Self.matches(json, otherJSON, isRedacted: isRedacted)
  }

  private static func matches(
    _ one: BridgeValue, _ other: BridgeValue, isRedacted: Bool
  ) -> Bool {
    switch (one, other) {
    case (.string(Redaction.mark), _) where isRedacted: true
    case (.array(let one), .array(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { matches($0, $1, isRedacted: isRedacted) }
    case (.object(let one), .object(let other)):
      one.count == other.count
        && one.allSatisfy { key, value in
          other[key].map { matches(value, $0, isRedacted: isRedacted) } ?? false
        }
    default: one == other
    }
  }
}
