import OrderedCollections

/// The arguments of one call.
package struct Arguments {
  private let values: [BridgeValue]
  private let name: String
  private let expected: ClosedRange<Int>
  /// The names of the arguments in errors; empty if errors only number them.
  private let labels: [String]
  private var position = 0
  /// Whether the argument is the single argument of an older bridge's call, which a handler without
  /// parameters ignores.
  private let isSole: Bool
  /// What was decoded ahead of the call.
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
    (self.name, self.expected, self.labels) = (name, expected, labels)
    decoded = payload.decoded
    let value = try? payload.value()
    guard case .array(var values)? = value else {
      guard case .object(let members)? = value, members.keys.allSatisfy({ $0 == "data" }) else {
        throw BridgeError(.badArguments, "\"\(name)\": the arguments are not an array of values.")
      }
      // The count is not checked, because a handler without parameters ignores the argument.
      values = Array(members.values)
      isSole = true
      return
    }
    isSole = false
    while case .undefined? = values.last { values.removeLast() }
    self.values = values
    guard values.count <= expected.upperBound else {
      throw BridgeError(.badArguments, "\(count).")
    }
  }

  /// Returns the arguments in a value; none if it has the form of neither.
  static func values(of value: BridgeValue) -> [BridgeValue] {
    switch value {
    case .array(let values): values
    case .object(let members): Array(members.values)
    default: []
    }
  }

  /// Returns the argument for the next parameter. A missing one is `nil` if the parameter is optional.
  mutating func next<T: Decodable>(_ type: T.Type) throws -> T {
    position += 1
    return try value(at: position - 1)
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
    var place: String { labels.isEmpty ? "argument \(index + 1)" : labels[index] }
    if index >= values.count, !(type is any ExpressibleByNilLiteral.Type) {
      throw BridgeError(.badArguments, "\(count): \(place) (\(type)) is missing.")
    }
    do {
      if let decoded, let result: Result<T, any Error> = decoded.argument(at: index) {
        return try result.get()
      }
      return try ValueDecoder.decode(type, from: index < values.count ? values[index] : .undefined)
    } catch let unread as UnreadBlob {
      throw unread
    } catch {
      if error is DecodingError, isPlaceholder(at: index),
        let none = try? ValueDecoder.decode(type, from: .undefined)
      {
        return none
      }
      throw BridgeError(
        .badArguments, "\"\(name)\" " + error.reading(below: place) + ".", underlying: error)
    }
  }

  /// Returns the argument at an index as the object of `JSONSerialization` casts to a type; `nil` if it does
  /// not, or is missing.
  package func cast<T>(at index: Int) -> T? { index < values.count ? values[index].cast() : nil }

  /// The expected and the actual number of arguments, for an error.
  private var count: String {
    let (least, most) = (expected.lowerBound, expected.upperBound)
    let range = least == most ? "\(most)" : "\(least) to \(most)"
    return "\"\(name)\" takes \(range) argument\(most == 1 ? "" : "s"), but got \(values.count)"
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
    var arguments = try Arguments(self, of: name, expected: count...count)
    return (repeat try arguments.next((each Parameter).self))
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
