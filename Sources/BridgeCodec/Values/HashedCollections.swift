/// Sets and dictionaries, which the page has as `Set` and `Map` where JSON has no place for them.
protocol HashedCollection {
  /// What the collection becomes; `nil` where it encodes itself.
  func part(at path: CodingPath) throws -> EncodedPart?
}

extension Set: HashedCollection where Element: Encodable {
  func part(at path: CodingPath) throws -> EncodedPart? {
    .value(
      .set(
        try enumerated().map {
          try ValueEncoder.part($1, at: path + $0).value
        }))
  }
}

extension Dictionary: HashedCollection where Key: Encodable, Value: Encodable {
  func part(at path: CodingPath) throws -> EncodedPart? {
    // Text, and what stands for text, are the keys of an object.
    if Key.self != Int.self, Key.self is any CodingKeyRepresentable.Type { return nil }
    return .value(
      .map(
        try map { key, value in
          let place = path + ValueKey("\(key)")
          return BridgeValue.MapEntry(
            key: try ValueEncoder.part(key, at: place).value,
            value: try ValueEncoder.part(value, at: place).value)
        }))
  }
}
