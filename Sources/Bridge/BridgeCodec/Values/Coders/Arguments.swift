import OrderedCollections

/// The arguments of one call.
package struct Arguments {
  private let values: [BridgeValue]
  private let name: String
  private let expected: ClosedRange<Int>
  /// The names of the arguments in errors; empty if errors only number them.
  private let labels: [String]
  /// Whether the argument is the single argument of an older bridge's call, which a handler without
  /// parameters ignores.
  private let isSole: Bool
  /// The values that were decoded ahead of the call.
  private let decoded: DecodedValues?

  /// - Parameters:
  ///   - payload: An array, in which trailing `undefined`s count as missing, or the object
  ///     `{"data": argument}` of an older bridge's call, which is empty without an argument.
  ///   - name: The called name, for errors.
  ///   - expected: The minimum and maximum number of arguments.
  ///   - labels: The names of the arguments in errors.
  /// - Throws: ``BridgeError`` with code `badArguments` if there are too many.
  package init(
    _ payload: Payload, of name: String, expected: ClosedRange<Int>, labels: [String] = []
  ) throws(BridgeError) {
    let value: BridgeValue
    do {
      value = try payload.value()
    } catch {
      throw BridgeError(
        .badArguments, "\"\(name)\": \(error.reading(below: "the arguments cannot be read")).",
        underlying: error)
    }
    switch value {
    case .array(var values):
      while case .undefined? = values.last { values.removeLast() }
      guard values.count <= expected.upperBound else {
        throw BridgeError(
          .badArguments, "\(Self.count(name, expected: expected, found: values.count)).")
      }
      (self.values, isSole) = (values, false)
    case .object(let members) where members.keys.allSatisfy { $0 == "data" }:
      // The count is not checked, because a handler without parameters ignores the argument.
      (values, isSole) = (Array(members.values), true)
    default:
      throw BridgeError(.badArguments, "\"\(name)\": the arguments are not an array of values.")
    }
    (self.name, self.expected, self.labels) = (name, expected, labels)
    decoded = payload.decoded
  }

  /// Returns the arguments in a value; none if it has the form of neither.
  static func values(of value: BridgeValue) -> [BridgeValue] {
    switch value {
    case .array(let values): values
    case .object(let members): Array(members.values)
    default: []
    }
  }

  /// Returns whether the argument at an index is missing or `undefined`.
  package func isMissing(at index: Int) -> Bool {
    guard index < values.count, case .undefined = values[index] else {
      return index >= values.count
    }
    return true
  }

  /// Returns whether an argument is the empty object that a page of an older bridge sends with a callback. It counts
  /// as missing if it does not have the parameter's type.
  package func isPlaceholder(at index: Int) -> Bool { isSole && index == 0 && values == [[:]] }

  /// Returns the argument at an index. A missing one is `nil` if `T` is optional.
  ///
  /// - Throws: ``BridgeError`` with code `badArguments`, or ``UnreadBlob``.
  package func value<T: Decodable>(at index: Int, as type: T.Type = T.self) throws -> T {
    guard index < values.count else { return try missing(type, at: index) }
    do {
      if let decoded { return try decoded.argument(at: index, from: values[index]) }
      return try ValueDecoder.decode(type, from: values[index])
    } catch {
      return try placeholder(type, at: index, error)
    }
  }

  // Both are never inlined, because their caller would look up the types that they need for each argument.

  /// Returns the value of a missing argument.
  @inline(never) private func missing<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
    guard type is any ExpressibleByNilLiteral.Type else {
      throw BridgeError(
        .badArguments,
        "\(Self.count(name, expected: expected, found: values.count)): \(place(of: index)) "
          + "(\(type)) is missing.")
    }
    do {
      return try ValueDecoder.decode(type, from: .undefined)
    } catch {
      return try placeholder(type, at: index, error)
    }
  }

  /// Returns the value of an argument that does not decode but counts as missing.
  ///
  /// - Throws: ``UnreadBlob``, or ``BridgeError`` with code `badArguments`, if it does not.
  @inline(never) private func placeholder<T: Decodable>(
    _ type: T.Type, at index: Int, _ error: any Error
  ) throws -> T {
    if error is UnreadBlob { throw error }
    if error is DecodingError, isPlaceholder(at: index),
      let none = try? ValueDecoder.decode(type, from: .undefined)
    {
      return none
    }
    throw BridgeError(
      .badArguments, "\"\(name)\" " + error.reading(below: place(of: index)) + ".",
      underlying: error)
  }

  private func place(of index: Int) -> String {
    labels.isEmpty ? "argument \(index + 1)" : labels[index]
  }

  /// Returns the argument at an index as the object of `JSONSerialization` casts to a type; `nil` if it does
  /// not, or is missing.
  package func cast<T>(at index: Int) -> T? { index < values.count ? values[index].cast() : nil }

  /// The expected and the actual number of arguments, for an error.
  private static func count(_ name: String, expected: ClosedRange<Int>, found: Int) -> String {
    let (least, most) = (expected.lowerBound, expected.upperBound)
    let range = least == most ? "\(most)" : "\(least) to \(most)"
    return "\"\(name)\" takes \(range) argument\(most == 1 ? "" : "s"), but got \(found)"
  }
}

extension Payload {
  /// Returns the arguments of a call as Swift types, one for each parameter.
  ///
  /// - Parameter name: The called name, for errors.
  /// - Throws: ``BridgeError`` with code `badArguments`, or ``UnreadBlob``.
  package func arguments<each Parameter: Decodable>(of name: String) throws -> (
    repeat each Parameter
  ) {
    var count = 0
    for _ in repeat (each Parameter).self { count += 1 }
    let arguments = try Arguments(self, of: name, expected: count...count)
    var index = -1
    func next<T: Decodable>() throws -> T {
      index += 1
      return try arguments.value(at: index)
    }
    return (repeat try next() as each Parameter)
  }
}

extension BridgeValue {
  /// Encodes the result of a handler.
  ///
  /// This initializer is never inlined, because a suspended handler's task would keep the memory that the
  /// encoding needs.
  ///
  /// - Parameter name: The called name, for errors.
  /// - Throws: ``BridgeError`` with code `badResult`.
  @inline(never) package init(result: some Encodable, of name: String) throws {
    do {
      try self.init(encoding: result)
    } catch {
      throw BridgeError(
        .badResult,
        "What \"\(name)\" returned cannot be encoded: \(error.reading(below: "result"))",
        underlying: error)
    }
  }
}

extension BridgeValue {
  ///
  /// Encodes the arguments of a call.
  ///
  /// - Parameter name: The called name, for errors.
  /// - Throws: ``BridgeError`` with code `badArguments`, which names the argument.
  package init<each Argument: Encodable>(
    arguments: repeat each Argument, of name: String
  ) throws(BridgeError) {
    var values: [BridgeValue] = []
    do {
      for argument in repeat each arguments { values.append(try BridgeValue(encoding: argument)) }
    } catch {
      let reading = error.reading(below: "argument \(values.count + 1)")
      throw BridgeError(
        .badArguments, "\"\(name)\": cannot be encoded: \(reading)", underlying: error)
    }
    self = .array(values)
  }
}
