import OrderedCollections

/// Fills an object.
struct ObjectEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let object: EncodedObject
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { object.parts[key.stringValue] = .value(.null) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    object.parts[key.stringValue] = try ValueEncoder.part(value, at: codingPath + [key])
  }

  func nestedContainer<Nested>(keyedBy: Nested.Type, forKey key: Key)
    -> KeyedEncodingContainer<Nested>
  {
    let nested = EncodedObject()
    object.parts[key.stringValue] = .object(nested)
    return KeyedEncodingContainer(
      ObjectEncoding<Nested>(object: nested, codingPath: codingPath + [key]))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = EncodedArray()
    object.parts[key.stringValue] = .array(nested)
    return ArrayEncoding(array: nested, codingPath: codingPath + [key])
  }

  func superEncoder() -> any Encoder { encoder(for: ValueKey("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: any CodingKey) -> any Encoder {
    let encoder = ValueEncoder(codingPath: codingPath + [key])
    object.parts[key.stringValue] = .encoder(encoder)
    return encoder
  }
}

/// Fills an array.
struct ArrayEncoding: UnkeyedEncodingContainer {
  let array: EncodedArray
  let codingPath: [any CodingKey]

  var count: Int { array.parts.count }

  private var path: [any CodingKey] { codingPath + [ValueKey(index: count)] }

  func encodeNil() { array.parts.append(.value(.null)) }

  func encode(_ value: some Encodable) throws {
    array.parts.append(try ValueEncoder.part(value, at: path))
  }

  func nestedContainer<Nested>(keyedBy: Nested.Type) -> KeyedEncodingContainer<Nested> {
    let nested = EncodedObject()
    let container = ObjectEncoding<Nested>(object: nested, codingPath: path)
    array.parts.append(.object(nested))
    return KeyedEncodingContainer(container)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let nested = EncodedArray()
    let container = ArrayEncoding(array: nested, codingPath: path)
    array.parts.append(.array(nested))
    return container
  }

  func superEncoder() -> any Encoder {
    let encoder = ValueEncoder(codingPath: path)
    array.parts.append(.encoder(encoder))
    return encoder
  }
}
