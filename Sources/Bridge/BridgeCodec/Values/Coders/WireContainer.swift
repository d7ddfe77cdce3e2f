import OrderedCollections

/// Large arrays and dictionaries, which are decoded without a container and a coding key for each element.
enum WireContainer {
  /// From how many elements on the cast of the type is worth its time.
  private static let many = 64

  /// Returns whether decoding a value may take longer than a change of threads, by its elements.
  static func isLarge(_ value: BridgeValue) -> Bool {
    switch value {
    case .array(let values), .set(let values): values.count > 1000
    case .object(let members): members.count > 1000
    case .map(let entries): entries.count > 1000
    default: false
    }
  }

  /// Returns whether a value has so many. Asked first, because most have not.
  static func isWorthIt(for value: BridgeValue) -> Bool {
    switch value {
    case .array(let values): values.count >= many
    case .object(let members): members.count >= many
    default: false
    }
  }

  /// Returns the decoded value; `nil` if it has few elements, or the type is neither an array nor a dictionary by text.
  static func decode<T: Decodable>(
    _ type: T.Type, from value: BridgeValue, at path: () -> CodingPath
  ) throws -> T? {
    // The types are asked first, because a cast of `nil` to an optional type succeeds.
    switch value {
    case .array(let values) where values.count >= many:
      guard let list = type as? any ListDecodable.Type else { return nil }
      return try list.decode(values, at: path()) as? T
    case .object(let members) where members.count >= many:
      guard let object = type as? any ObjectDecodable.Type else { return nil }
      return try object.decode(members, at: path()) as? T
    default: return nil
    }
  }
}

private protocol ListDecodable {
  static func decode(_ values: [BridgeValue], at path: CodingPath) throws -> Self
}

extension Array: ListDecodable where Element: Decodable {
  fileprivate static func decode(_ values: [BridgeValue], at path: CodingPath) throws -> Self {
    var elements = Self()
    elements.reserveCapacity(values.count)
    // The most frequent type, whose elements are small.
    if Element.self == Int.self {
      for value in values {
        guard case .int(let number) = value else { break }
        elements.append(WireType.identity(number, Element.self))
      }
    }
    for index in elements.count..<values.count {
      elements.append(
        try ValueDecoder.decode(Element.self, from: values[index], at: path + index))
    }
    return elements
  }
}

private protocol ObjectDecodable {
  static func decode(
    _ members: OrderedDictionary<String, BridgeValue>, at path: CodingPath
  ) throws -> Self
}

extension Dictionary: ObjectDecodable where Key == String, Value: Decodable {
  fileprivate static func decode(
    _ members: OrderedDictionary<String, BridgeValue>, at path: CodingPath
  ) throws -> Self {
    var object = Self(minimumCapacity: members.count)
    for (key, value) in members.elements {
      object[key] = try ValueDecoder.decode(Value.self, from: value, at: path + ValueKey(key))
    }
    return object
  }
}
