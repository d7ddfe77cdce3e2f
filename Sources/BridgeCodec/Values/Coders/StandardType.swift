import Foundation

/// A type that decodes without code of the app, and therefore on any thread. The `Decodable` of an app's own type may be
/// isolated to the main actor, which Swift cannot tell at run time.
package protocol StandardType: Decodable, Sendable {}

extension Bool: StandardType {}
extension Int: StandardType {}
extension Int8: StandardType {}
extension Int16: StandardType {}
extension Int32: StandardType {}
extension Int64: StandardType {}
extension UInt: StandardType {}
extension UInt8: StandardType {}
extension UInt16: StandardType {}
extension UInt32: StandardType {}
extension UInt64: StandardType {}
extension Double: StandardType {}
extension Float: StandardType {}
extension Decimal: StandardType {}
extension String: StandardType {}
extension URL: StandardType {}
extension Data: StandardType {}
extension Date: StandardType {}
extension BridgeValue: StandardType {}
extension Optional: StandardType where Wrapped: StandardType {}
extension Array: StandardType where Element: StandardType {}
extension Set: StandardType where Element: StandardType {}
extension Dictionary: StandardType where Key: StandardType, Value: StandardType {}

/// The types that native code decodes a value as, as far as they are standard types whose decoding may take long.
package enum ExpectedTypes: Sendable {
  /// The types of a call's arguments, in order.
  case arguments([(any StandardType.Type)?])
  /// The types of the whole value, one for each listener.
  case value([any StandardType.Type])

  /// Returns the types of a call's arguments; `nil` if none is decoded ahead.
  package static func arguments<each Parameter>(
    _ types: repeat (each Parameter).Type
  ) -> ExpectedTypes? {
    var all: [(any StandardType.Type)?] = []
    for type in repeat each types { all.append(collection(type)) }
    return all.contains { $0 != nil } ? .arguments(all) : nil
  }

  /// Returns the types of an exposed method's arguments, whose description has their names as written; `nil` if none is
  /// decoded ahead. A name that means another type there is decoded in vain, and as its own type then.
  package static func arguments(named names: [String]) -> ExpectedTypes? {
    let all = names.map { named($0[...]).flatMap(collection) }
    return all.contains { $0 != nil } ? .arguments(all) : nil
  }

  private static let names: [Substring: any StandardType.Type] = [
    "Bool": Bool.self, "Int": Int.self, "Int64": Int64.self, "Double": Double.self,
    "Float": Float.self, "String": String.self, "URL": URL.self, "Data": Data.self,
    "Date": Date.self, "BridgeValue": BridgeValue.self,
  ]

  /// Returns the standard type with a name, such as `[String: [Int]]?`.
  private static func named(_ name: Substring) -> (any StandardType.Type)? {
    func optional<T: StandardType>(_ type: T.Type) -> any StandardType.Type { T?.self }
    func array<T: StandardType>(_ type: T.Type) -> any StandardType.Type { [T].self }
    func object<T: StandardType>(_ type: T.Type) -> any StandardType.Type { [String: T].self }
    if name.last == "?" { return named(name.dropLast()).map { optional($0) } }
    guard name.first == "[", name.last == "]" else { return names[name] }
    let inner = name.dropFirst().dropLast()
    guard inner.hasPrefix("String:") else { return named(inner).map { array($0) } }
    return named(inner.dropFirst(7).drop { $0 == " " }).map { object($0) }
  }

  /// Returns the types of a whole value; `nil` if none is decoded ahead.
  package static func value(_ types: [any Any.Type]) -> ExpectedTypes? {
    let all = types.compactMap(collection)
    return all.isEmpty ? nil : .value(all)
  }

  /// The types of the whole value.
  package var whole: [any StandardType.Type] {
    if case .value(let types) = self { types } else { [] }
  }

  /// Returns a standard type that has parts; `nil` for another type.
  private static func collection(_ type: any Any.Type) -> (any StandardType.Type)? {
    WireType(type) == nil ? type as? any StandardType.Type : nil
  }

  /// Decodes a value as each of the types.
  func decode(_ value: BridgeValue) -> DecodedValues {
    switch self {
    case .arguments(let types):
      DecodedValues(
        zip(types, Arguments.values(of: value)).map { type, value in
          type.map { DecodedValues.decode($0, from: value) }
        })
    case .value(let types): DecodedValues(types.map { DecodedValues.decode($0, from: value) })
    }
  }
}

/// What a value was decoded as, ahead of its use.
package struct DecodedValues: Sendable {
  /// A `Result` for each argument, or for each type of a whole value.
  private let results: [(any Sendable)?]

  fileprivate init(_ results: [(any Sendable)?]) { self.results = results }

  fileprivate static func decode<T: StandardType>(
    _ type: T.Type, from value: BridgeValue
  ) -> any Sendable {
    Result<T, any Error> { try ValueDecoder.decode(type, from: value) }
  }

  // Both are never inlined, because the caller would look up the type of their result for short values as well.

  /// Returns an argument. It is decoded now if it was not decoded as that type.
  @inline(never) func argument<T: Decodable>(at index: Int, from value: BridgeValue) throws -> T {
    let result = index < results.count ? results[index] : nil
    return try Self.take(result, from: value)
  }

  /// Returns the whole value. It is decoded now if it was not decoded as that type.
  @inline(never) func whole<T: Decodable>(from value: BridgeValue) throws -> T {
    try Self.take(results.first { $0 is Result<T, any Error> } ?? nil, from: value)
  }

  private static func take<T: Decodable>(
    _ result: (any Sendable)?, from value: BridgeValue
  ) throws -> T {
    if let result = result as? Result<T, any Error> { return try result.get() }
    return try ValueDecoder.decode(T.self, from: value)
  }
}
