/// Sets, and dictionaries whose keys are not text. They are a `Set` and a `Map` on the page, because JSON has
/// neither.
protocol HashedCollection {
  /// Encodes the collection, or returns `nil` if its own `encode(to:)` applies.
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
    // Keys that are text, or are represented by text, make an object.
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
