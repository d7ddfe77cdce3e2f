import OrderedCollections

/// Reads an object, or a `Map` whose keys are text or integers.
struct ObjectDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// The decoder of an object. It is the only property, because a container is copied for every key.
  private let decoder: ValueDecoder
  var path: CodingPath { decoder.path }
  var codingPath: [any CodingKey] { path.keys }

  init(_ decoder: ValueDecoder) throws {
    switch decoder.value {
    case .object: self.decoder = decoder
    case .map(let entries):
      let object: OrderedDictionary<String, BridgeValue> = try entries.reduce(into: [:]) {
        object, entry in
        switch entry.key {
        case .string(let key): object[key] = entry.value
        case .int(let key): object["\(key)"] = entry.value
        default:
          throw ValueDecoder.mismatch([String: BridgeValue].self, decoder.value, decoder.path)
        }
      }
      self.decoder = ValueDecoder(value: .object(object), path: decoder.path)
    default: throw ValueDecoder.mismatch([String: BridgeValue].self, decoder.value, decoder.path)
    }
  }

  init(_ value: BridgeValue, path: CodingPath) throws {
    try self.init(ValueDecoder(value: value, path: path))
  }

  private func member(_ name: String) -> BridgeValue? { decoder.object?[name] }

  var allKeys: [Key] { decoder.object?.keys.compactMap { Key(stringValue: $0) } ?? [] }
  func contains(_ key: Key) -> Bool { member(key.stringValue) != nil }
  func decodeNil(forKey key: Key) -> Bool { member(key.stringValue)?.isNil ?? true }

  private func value(_ key: Key) throws -> BridgeValue {
    if let value = member(key.stringValue) { return value }
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "\"\(key.stringValue)\" is missing"))
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try ValueDecoder.decode(type, from: value(key), at: path + key)
  }

  func nestedContainer<Nested>(keyedBy: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  {
    KeyedDecodingContainer(
      try ObjectDecoding<Nested>(value(key), path: path + key))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try ArrayDecoding(value(key), path: path + key)
  }

  func superDecoder() throws -> any Decoder {
    let key = ValueKey("super")
    return ValueDecoder(value: member("super") ?? .null, path: path + key)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    ValueDecoder(value: try value(key), path: path + key)
  }
}

/// Reads an array, a `Set`, bytes, or a `Map`. The keys and values of a `Map` alternate, as in Swift's
/// encoding of dictionaries whose keys are not text.
struct ArrayDecoding: UnkeyedDecodingContainer {
  private let values: [BridgeValue]
  private let parent: CodingPath
  var codingPath: [any CodingKey] { parent.keys }
  private(set) var currentIndex = 0

  init(_ value: BridgeValue, path: CodingPath) throws {
    parent = path
    switch value {
    case .array(let values), .set(let values): self.values = values
    case .map(let entries): values = entries.flatMap { [$0.key, $0.value] }
    case .bytes(let data): values = data.map { .int(Int($0)) }
    default: throw ValueDecoder.mismatch([BridgeValue].self, value, path)
    }
  }

  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }
  private var path: CodingPath { parent + currentIndex }

  private func current() throws -> BridgeValue {
    if !isAtEnd { return values[currentIndex] }
    throw DecodingError.valueNotFound(
      BridgeValue.self,
      DecodingError.Context(
        codingPath: path.keys, debugDescription: "the array has only \(values.count) elements"))
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
    let container = try ObjectDecoding<Nested>(current(), path: path)
    currentIndex += 1
    return KeyedDecodingContainer(container)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try ArrayDecoding(current(), path: path)
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = ValueDecoder(value: try current(), path: path)
    currentIndex += 1
    return decoder
  }
}
