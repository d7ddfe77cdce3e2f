/// Fills an object.
struct ObjectEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let object: EncodedObject
  let path: CodingPath
  var codingPath: [any CodingKey] { path.keys }

  func encodeNil(forKey key: Key) { object.set(.value(.null), for: key.stringValue) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    if let direct = try ValueEncoder.direct(value, at: path + key) {
      object.set(direct, for: key.stringValue)
    } else {
      object.set(try ValueEncoder.part(value, at: path + key), for: key.stringValue)
    }
  }

  func nestedContainer<Nested>(keyedBy: Nested.Type, forKey key: Key)
    -> KeyedEncodingContainer<Nested>
  {
    let nested = EncodedObject()
    object.set(.object(nested), for: key.stringValue)
    return KeyedEncodingContainer(
      ObjectEncoding<Nested>(object: nested, path: path + key))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = EncodedArray()
    object.set(.array(nested), for: key.stringValue)
    return ArrayEncoding(array: nested, parent: path + key)
  }

  func superEncoder() -> any Encoder { encoder(for: ValueKey("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: any CodingKey) -> any Encoder {
    let encoder = ValueEncoder(path: path + key)
    object.set(.encoder(encoder), for: key.stringValue)
    return encoder
  }
}

/// Fills an array.
struct ArrayEncoding: UnkeyedEncodingContainer {
  let array: EncodedArray
  let parent: CodingPath
  var codingPath: [any CodingKey] { parent.keys }

  var count: Int { array.parts.count }

  private var path: CodingPath { parent + count }

  func encodeNil() { array.parts.append(.value(.null)) }

  func encode(_ value: some Encodable) throws {
    array.parts.append(try ValueEncoder.part(value, at: path))
  }

  func nestedContainer<Nested>(keyedBy: Nested.Type) -> KeyedEncodingContainer<Nested> {
    let nested = EncodedObject()
    let container = ObjectEncoding<Nested>(object: nested, path: path)
    array.parts.append(.object(nested))
    return KeyedEncodingContainer(container)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let nested = EncodedArray()
    let container = ArrayEncoding(array: nested, parent: path)
    array.parts.append(.array(nested))
    return container
  }

  func superEncoder() -> any Encoder {
    let encoder = ValueEncoder(path: path)
    array.parts.append(.encoder(encoder))
    return encoder
  }
}
