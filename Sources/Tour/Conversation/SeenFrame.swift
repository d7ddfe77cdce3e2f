import WebBridge

/// A frame in the parts that people read.
struct SeenFrame: Encodable {
  /// What frames have to have in common to be counted together.
  struct Kind: Hashable {
    let direction: FrameDirection
    let verb: String
    let name: String
  }

  /// The place in the conversation.
  var id = 0
  /// The number of the step that it belongs to.
  var step = 0
  let direction: FrameDirection
  let verb: String
  /// The number of the call.
  let number: Int?
  /// What is called; for answers too, which do not have it on the wire.
  var name: String
  let payload: String
  /// How many frames this one stands for, where it stands for many.
  var count = 0

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

  /// What stands for `frame` and all that follow of its kind.
  init(crowd frame: SeenFrame) {
    (direction, verb, name) = (frame.direction, frame.verb, frame.name)
    (number, payload, count) = (nil, "", 1)
  }

  var kind: Kind { Kind(direction: direction, verb: verb, name: name) }

  private enum CodingKeys: CodingKey {
    case id, step, direction, verb, number, name, payload, count
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(step, forKey: .step)
    try container.encode(direction.rawValue, forKey: .direction)
    try container.encode(verb, forKey: .verb)
    try container.encodeIfPresent(number, forKey: .number)
    try container.encode(name, forKey: .name)
    try container.encode(payload, forKey: .payload)
    try container.encode(count, forKey: .count)
  }
}
