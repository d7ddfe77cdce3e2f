import Foundation
import OrderedCollections
import Testing

@testable import BridgeCodec

/// Large arrays and dictionaries, which are decoded by a way of their own.
@Suite struct LargeContainerTests {
  private struct Item: Codable, Equatable {
    var id: Int
  }

  /// A value as a member that may be missing.
  private struct Member<Value: Codable & Equatable>: Codable, Equatable {
    var value: Value?
  }

  /// Decodes a value by its type, by optionals of the type, as a member and as it is.
  private func round<Value: Codable & Equatable>(_ value: Value) throws {
    func decoded<Other: Codable>(_ other: Other) throws -> Other {
      let text = ValueWriter.write(try BridgeValue(encoding: other))
      return try BridgeValue(parsing: String(decoding: text, as: UTF8.self)).decode(Other.self)
    }
    #expect(try decoded(value) == value)
    #expect(try decoded(Value?.some(value)) == value)
    #expect(try decoded(Value??.some(.some(value))) == value)
    #expect(try decoded(Member(value: value)) == Member(value: value))
    let raw = try BridgeValue(encoding: value)
    #expect(try decoded(BridgeValue?.some(raw)) == decoded(raw))
  }

  @Test(arguments: [0, 1, 63, 64, 65, 1000]) func `containers of every size are decoded`(count: Int)
    throws
  {
    let numbers = Array(0..<count)
    try round(numbers)
    try round(numbers.map(Double.init))
    try round(numbers.map { "\($0)" })
    try round(numbers.map { $0 % 3 == 0 ? nil : $0 })
    try round(numbers.map { [$0] })
    try round(numbers.map(Item.init))
    try round(numbers.map(Int8.init(truncatingIfNeeded:)))
    try round(Set(numbers))
    let pairs = numbers.map { ("\($0)", $0) }
    try round(Dictionary(uniqueKeysWithValues: pairs))
    try round(Dictionary(uniqueKeysWithValues: pairs).mapValues(Item.init))
    try round(Dictionary(uniqueKeysWithValues: pairs).mapValues { [$0] })
    try round(Dictionary(uniqueKeysWithValues: numbers.map { ($0, $0) }))
  }

  @Test(arguments: [10, 100]) func `an element of another type is an error with its place`(
    count: Int
  )
    throws
  {
    var list = Array(repeating: BridgeValue.int(1), count: count)
    list[count - 3] = .string("x")
    #expect(try path(of: [Int].self, .array(list)) == ["\(count - 3)"])
    let members = (0..<count).map { ("k\($0)", list[$0]) }
    let object = BridgeValue.object(.init(uniqueKeysWithValues: members))
    #expect(try path(of: [String: Int].self, object) == ["k\(count - 3)"])
  }

  /// The place at which a value is not of a type.
  private func path<Value: Decodable>(
    of type: Value.Type, _ value: BridgeValue
  ) throws -> [String] {
    let error = #expect(throws: DecodingError.self) { try value.decode(type) }
    guard case .typeMismatch(_, let context)? = error else { return [] }
    return context.codingPath.map(\.stringValue)
  }
}
