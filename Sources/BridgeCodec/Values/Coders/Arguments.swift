import OrderedCollections

/// The arguments of one call.
package struct Arguments {
  private let values: [BridgeValue]
  private let name: String
  private let expected: ClosedRange<Int>
  /// What errors call the places of the arguments; none where they are only numbered.
  private let labels: [String]
  private var position = 0
  /// Whether the call has the one argument of an older bridge's call, which a handler without
  /// parameters ignores.
  private let isSole: Bool

  /// - Parameters:
  ///   - payload: An array, in which `undefined`s at the end count as missing; or the object
  ///     `{"data": argument}` of an older bridge's call, which is empty without an argument.
  ///   - name: The name that was called, for errors.
  ///   - expected: How many arguments the handler has to have, and can take.
  ///   - labels: What errors call them.
  /// - Throws: ``BridgeError`` with code `badArguments` when there are too many.
  package init(
    _ payload: Payload, of name: String, expected: ClosedRange<Int>, labels: [String] = []
  ) throws(BridgeError) {
    (self.name, self.expected, self.labels) = (name, expected, labels)
    let value = try? payload.value()
    guard case .array(var values)? = value else {
      guard case .object(let members)? = value, members.keys.allSatisfy({ $0 == "data" }) else {
        throw BridgeError(.badArguments, "\"\(name)\": the arguments are not an array of values.")
      }
      // A handler without parameters never asks for it.
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

  /// The argument for the next parameter; a missing one is `nil` where the parameter is optional.
  mutating func next<T: Decodable>(_ type: T.Type) throws -> T {
    position += 1
    return try value(at: position - 1)
  }

  /// Whether there is no argument at an index, or `undefined`.
  package func isMissing(at index: Int) -> Bool {
    guard index < values.count, case .undefined = values[index] else {
      return index >= values.count
    }
    return true
  }

  /// Whether an argument stands for none where it is of another type than the parameter: the empty object
  /// that a page of an older bridge gives with a callback.
  package func isPlaceholder(at index: Int) -> Bool { isSole && index == 0 && values == [[:]] }

  /// The argument at an index; a missing one is `nil` where `T` is optional.
  ///
  /// - Throws: ``BridgeError`` with code `badArguments`, or ``UnreadBlob``.
  package func value<T: Decodable>(at index: Int, as type: T.Type = T.self) throws -> T {
    var place: String { labels.isEmpty ? "argument \(index + 1)" : labels[index] }
    if index >= values.count, !(type is any ExpressibleByNilLiteral.Type) {
      throw BridgeError(.badArguments, "\(count): \(place) (\(type)) is missing.")
    }
    do {
      return try ValueDecoder.decode(type, from: index < values.count ? values[index] : .undefined)
    } catch let error as DecodingError {
      if isPlaceholder(at: index), let none = try? ValueDecoder.decode(type, from: .undefined) {
        return none
      }
      throw BridgeError(
        .badArguments, "\"\(name)\" " + error.reading(below: place) + ".", underlying: error)
    } catch let unread as UnreadBlob {
      throw unread
    } catch {
      throw BridgeError(.badArguments, "\"\(name)\" \(place): \(error)", underlying: error)
    }
  }

  /// The argument at an index as `JSONSerialization`'s object casts to a type; nil where it does not, or
  /// is missing.
  package func cast<T>(at index: Int) -> T? { index < values.count ? values[index].cast() : nil }

  /// How many there should be, and how many there are.
  private var count: String {
    let (least, most) = (expected.lowerBound, expected.upperBound)
    let range = least == most ? "\(most)" : "\(least) to \(most)"
    return "\"\(name)\" takes \(range) argument\(most == 1 ? "" : "s"), but got \(values.count)"
  }
}

extension Payload {
  /// The arguments of a call as Swift types, one for each parameter.
  ///
  /// - Parameter name: The name that was called, for errors.
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
  /// The value of what a handler returned.
  ///
  /// This initializer is never inlined, because the task of a handler that waits would keep the memory that it
  /// needs.
  ///
  /// - Parameter name: The name that was called, for errors.
  /// - Throws: ``BridgeError`` with code `badResult`.
  @inline(never) package init(result: some Encodable, of name: String) throws {
    do {
      try self.init(encoding: result)
    } catch {
      let reading = (error as? EncodingError)?.reading(below: "result") ?? "\(error)"
      throw BridgeError(
        .badResult, "What \"\(name)\" returned cannot be encoded: \(reading)", underlying: error)
    }
  }
}

extension BridgeValue {
  /// The arguments of a call.
  ///
  /// - Parameter name: What is called, for errors.
  /// - Throws: ``BridgeError`` with code `badArguments`, naming the argument.
  package init<each Argument: Encodable>(
    arguments: repeat each Argument, of name: String
  ) throws(BridgeError) {
    var values: [BridgeValue] = []
    do {
      for argument in repeat each arguments { values.append(try BridgeValue(encoding: argument)) }
    } catch {
      let place = "argument \(values.count + 1)"
      let reading = (error as? EncodingError)?.reading(below: place) ?? "\(place): \(error)"
      throw BridgeError(
        .badArguments, "\"\(name)\": cannot be encoded: \(reading)", underlying: error)
    }
    self = .array(values)
  }
}
