public import BridgeCore

/// A payload in a recording.
public struct RecordedPayload: Sendable, Decodable {
  /// The size of the payload, in bytes.
  public let bytes: Int
  /// The payload as JSON, as `docs/WIRE.md` describes it, without the mark; `nil` if the payload was longer than the
  /// recorder keeps.
  public let json: BridgeValue?
  /// The beginning of a payload that was longer than the recorder keeps.
  public let text: String?
  /// Whether an object with one key that begins with `$` stands for a value that JSON lacks.
  public let isExtended: Bool
  /// Whether the recorder replaced values.
  public let isRedacted: Bool

  private enum CodingKeys: String, CodingKey {
    case bytes, json, text, extended, redacted
  }

  /// Decodes a payload of a line.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    bytes = try container.decode(Int.self, forKey: .bytes)
    // `nil` would be a value of BridgeValue.
    json =
      container.contains(.json)
      ? .some(try container.decode(BridgeValue.self, forKey: .json)) : .none
    text = try container.decodeIfPresent(String.self, forKey: .text)
    isExtended = try container.decodeIfPresent(Bool.self, forKey: .extended) ?? false
    isRedacted = try container.decodeIfPresent(Bool.self, forKey: .redacted) ?? false
  }
}

extension RecordedPayload: CustomStringConvertible {
  /// The payload for people: its JSON, or its beginning and its size.
  public var description: String {
    json.map(\.plainText) ?? "\(text ?? "")… (\(bytes) bytes)"
  }
}
