import WebBridge

/// A frame in the parts that people read.
struct SeenFrame: Encodable {
  /// The place in the conversation.
  var id = 0
  let direction: FrameDirection
  let verb: String
  /// The number of the call.
  let number: Int?
  /// What is called; for answers too, which do not have it on the wire.
  var name: String
  let payload: String
  /// How many frames of the same kind this one stands for.
  var count = 1

  /// - Parameter line: The frame as it stands on the wire.
  init(_ line: String, direction: FrameDirection) {
    let isNote = line.hasPrefix("note ")
    let words = line.split(
      separator: " ", maxSplits: isNote ? 2 : 3, omittingEmptySubsequences: false)
    self.direction = direction
    verb = words.first.map(String.init) ?? ""
    if isNote {
      number = nil
      name = words.dropFirst().first.map(String.init) ?? ""
      payload = Self.shortened(words.dropFirst(2))
    } else {
      number = words.dropFirst().first.flatMap { Int($0) }
      let isRequest = verb == "call" || verb == "has"
      name = isRequest ? words.dropFirst(2).first.map(String.init) ?? "" : ""
      payload = Self.shortened(words.dropFirst(isRequest ? 3 : 2))
    }
  }

  private static func shortened(_ words: ArraySlice<Substring>) -> String {
    let text = words.joined(separator: " ")
    return text.count <= 160 ? text : text.prefix(159) + "…"
  }

  /// Whether `other` could be counted with this one.
  func isLike(_ other: SeenFrame) -> Bool {
    direction == other.direction && verb == other.verb && name == other.name
  }

  private enum CodingKeys: CodingKey { case id, direction, verb, number, name, payload, count }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(direction.rawValue, forKey: .direction)
    try container.encode(verb, forKey: .verb)
    try container.encodeIfPresent(number, forKey: .number)
    try container.encode(name, forKey: .name)
    try container.encode(payload, forKey: .payload)
    try container.encode(count, forKey: .count)
  }
}
