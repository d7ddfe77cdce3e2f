/// The arguments of one call, taken in order by a handler's parameters.
struct Arguments {
  private let values: [BridgeValue]
  private let name: String
  private let expected: Int
  private var position = 0

  /// - Parameters:
  ///   - payload: An array; `undefined`s at its end count as missing.
  ///   - name: The name that was called, for errors.
  ///   - expected: How many parameters the handler has.
  /// - Throws: ``BridgeError`` with code `badArguments` when there are too many.
  init(_ payload: Payload, of name: String, expected: Int) throws(BridgeError) {
    (self.name, self.expected) = (name, expected)
    guard case .array(var values)? = try? payload.value() else {
      throw BridgeError(.badArguments, "\"\(name)\": the arguments are not an array of values.")
    }
    while values.last == .undefined { values.removeLast() }
    guard values.count <= expected else {
      throw BridgeError(
        .badArguments,
        "\"\(name)\" takes \(Self.count(expected)), but got \(values.count).")
    }
    self.values = values
  }

  /// The argument for the next parameter; a missing one is `nil` where the parameter is optional.
  mutating func next<T: Decodable>(_ type: T.Type) throws(BridgeError) -> T {
    let index = position
    position += 1
    if index >= values.count, !(type is any ExpressibleByNilLiteral.Type) {
      throw BridgeError(
        .badArguments,
        "\"\(name)\" takes \(Self.count(expected)), but got \(values.count): "
          + "argument \(index + 1) (\(type)) is missing.")
    }
    do {
      return try ValueDecoder.decode(type, from: index < values.count ? values[index] : .undefined)
    } catch let error as DecodingError {
      throw BridgeError(
        .badArguments, "\"\(name)\" " + error.reading(below: "argument \(index + 1)") + ".",
        underlying: error)
    } catch {
      throw BridgeError(
        .badArguments, "\"\(name)\" argument \(index + 1): \(error)", underlying: error)
    }
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "1 argument" : "\(count) arguments"
  }
}
