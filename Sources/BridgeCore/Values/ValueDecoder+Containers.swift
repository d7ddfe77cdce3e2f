import OrderedCollections

/// Reads an object, or a `Map` whose keys are text.
struct ObjectDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let object: OrderedDictionary<String, BridgeValue>
  let codingPath: [any CodingKey]

  init(_ value: BridgeValue, codingPath: [any CodingKey]) throws {
    self.codingPath = codingPath
    switch value {
    case .object(let object): self.object = object
    case .map(let entries):
      object = try entries.reduce(into: [:]) { object, entry in
        switch entry.key {
        case .string(let key): object[key] = entry.value
        case .int(let key): object["\(key)"] = entry.value
        default: throw ValueDecoder.mismatch([String: BridgeValue].self, value, codingPath)
        }
      }
    default: throw ValueDecoder.mismatch([String: BridgeValue].self, value, codingPath)
    }
  }

  var allKeys: [Key] { object.keys.compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { object[key.stringValue] != nil }
  func decodeNil(forKey key: Key) -> Bool { object[key.stringValue]?.isNil ?? true }

  private func value(_ key: any CodingKey) throws -> BridgeValue {
    if let value = object[key.stringValue] { return value }
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "\"\(key.stringValue)\" is missing"))
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try ValueDecoder.decode(type, from: value(key), at: codingPath + [key])
  }

  func nestedContainer<Nested>(keyedBy: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  {
    KeyedDecodingContainer(
      try ObjectDecoding<Nested>(value(key), codingPath: codingPath + [key]))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try ArrayDecoding(value(key), codingPath: codingPath + [key])
  }

  func superDecoder() throws -> any Decoder {
    let key = ValueKey("super")
    return ValueDecoder(value: object["super"] ?? .null, codingPath: codingPath + [key])
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    ValueDecoder(value: try value(key), codingPath: codingPath + [key])
  }
}

/// Reads an array, a `Set`, or a `Map` as Swift encodes dictionaries with other keys than text:
/// keys and values in turn.
struct ArrayDecoding: UnkeyedDecodingContainer {
  private let values: [BridgeValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(_ value: BridgeValue, codingPath: [any CodingKey]) throws {
    self.codingPath = codingPath
    switch value {
    case .array(let values), .set(let values): self.values = values
    case .map(let entries): values = entries.flatMap { [$0.key, $0.value] }
    case .bytes(let data): values = data.map { .int(Int($0)) }
    default: throw ValueDecoder.mismatch([BridgeValue].self, value, codingPath)
    }
  }

  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }
  private var path: [any CodingKey] { codingPath + [ValueKey(index: currentIndex)] }

  private func current() throws -> BridgeValue {
    if !isAtEnd { return values[currentIndex] }
    throw DecodingError.valueNotFound(
      BridgeValue.self,
      DecodingError.Context(
        codingPath: path, debugDescription: "the array has only \(values.count) elements"))
  }

  mutating func decodeNil() throws -> Bool {
    guard try current().isNil else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let decoded = try ValueDecoder.decode(type, from: current(), at: path)
    currentIndex += 1
    return decoded
  }

  mutating func nestedContainer<Nested>(keyedBy: Nested.Type) throws
    -> KeyedDecodingContainer<Nested>
  {
    let container = try ObjectDecoding<Nested>(current(), codingPath: path)
    currentIndex += 1
    return KeyedDecodingContainer(container)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try ArrayDecoding(current(), codingPath: path)
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = ValueDecoder(value: try current(), codingPath: path)
    currentIndex += 1
    return decoder
  }
}
