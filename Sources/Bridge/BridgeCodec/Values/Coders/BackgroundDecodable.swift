public import Foundation

/// A type whose long values are decoded off the main actor.
///
/// Values of types of Swift and Foundation are. The `init(from:)` of your own type may belong to the main actor, and is
/// therefore called there, unless you declare that it does not:
///
/// ```swift
/// nonisolated struct Todo: Codable, BackgroundDecodable {
///   var title: String
///   var isDone = false
/// }
/// ```
///
/// The compiler refuses a type whose `Decodable` is isolated to an actor. Lists, sets, dictionaries and optionals of the
/// type are decoded off the main actor as well. A value of another type that contains the type is not.
public protocol BackgroundDecodable: Decodable, Sendable {}

extension Bool: BackgroundDecodable {}
extension Int: BackgroundDecodable {}
extension Int8: BackgroundDecodable {}
extension Int16: BackgroundDecodable {}
extension Int32: BackgroundDecodable {}
extension Int64: BackgroundDecodable {}
extension UInt: BackgroundDecodable {}
extension UInt8: BackgroundDecodable {}
extension UInt16: BackgroundDecodable {}
extension UInt32: BackgroundDecodable {}
extension UInt64: BackgroundDecodable {}
extension Double: BackgroundDecodable {}
extension Float: BackgroundDecodable {}
extension Decimal: BackgroundDecodable {}
extension String: BackgroundDecodable {}
extension URL: BackgroundDecodable {}
extension Data: BackgroundDecodable {}
extension Date: BackgroundDecodable {}
extension BridgeValue: BackgroundDecodable {}
extension Optional: BackgroundDecodable where Wrapped: BackgroundDecodable {}
extension Array: BackgroundDecodable where Element: BackgroundDecodable {}
extension Set: BackgroundDecodable where Element: BackgroundDecodable {}
extension Dictionary: BackgroundDecodable
where Key: BackgroundDecodable, Value: BackgroundDecodable {}

/// The types that native code decodes a value as, as far as their decoding may take long, and may be done off the main actor.
package enum ExpectedTypes: Sendable {
  /// The types of a call's arguments, in order.
  case arguments([(any BackgroundDecodable.Type)?])
  /// The types of the whole value, one for each listener.
  case value([any BackgroundDecodable.Type])

  /// Returns the types of a call's arguments; `nil` if none is decoded ahead.
  package static func arguments<each Parameter>(
    _ types: repeat (each Parameter).Type
  ) -> ExpectedTypes? {
    var all: [any Any.Type] = []
    for type in repeat each types { all.append(type) }
    return arguments(all)
  }

  /// Returns the types of a call's arguments; `nil` if none is decoded ahead.
  package static func arguments(_ types: [any Any.Type]) -> ExpectedTypes? {
    let all = types.map(collection)
    return all.contains { $0 != nil } ? .arguments(all) : nil
  }

  /// Returns the types of a whole value; `nil` if none is decoded ahead.
  package static func value(_ types: [any Any.Type]) -> ExpectedTypes? {
    let all = types.compactMap(collection)
    return all.isEmpty ? nil : .value(all)
  }

  /// The types of the whole value.
  package var whole: [any BackgroundDecodable.Type] {
    if case .value(let types) = self { types } else { [] }
  }

  /// Returns a type that may be decoded off the main actor and has parts; `nil` for another type.
  private static func collection(_ type: any Any.Type) -> (any BackgroundDecodable.Type)? {
    WireType(type) == nil ? type as? any BackgroundDecodable.Type : nil
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

/// The values that were decoded from a payload, ahead of its use.
package struct DecodedValues: Sendable {
  /// A `Result` for each argument, or for each type of a whole value.
  private let results: [(any Sendable)?]

  fileprivate init(_ results: [(any Sendable)?]) { self.results = results }

  fileprivate static func decode<T: BackgroundDecodable>(
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
