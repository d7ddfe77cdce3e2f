package import BridgeCodec
import Foundation
import OrderedCollections

/// Random values, of every kind that has no reference.
package struct RandomValue {
  /// Whether a page keeps the values exactly: its sets and maps have no element twice, its objects have number-like
  /// keys first, and its numbers that are whole have no kind of their own.
  package let isOfPage: Bool
  private var generator: SeededGenerator

  package init(seed: UInt64, isOfPage: Bool) {
    (generator, self.isOfPage) = (SeededGenerator(seed: seed), isOfPage)
  }

  package mutating func next(depth: Int = 4) -> BridgeValue {
    switch Int.random(in: 0...(depth > 0 ? 15 : 10), using: &generator) {
    case 0: .undefined
    case 1: .null
    case 2: .bool(.random(using: &generator))
    case 3: .int(.random(in: -1000...1000, using: &generator))
    case 4: .int(.random(in: .min ... .max, using: &generator))
    case 5: number()
    case 6, 7: .string(text())
    case 8: .bytes(Data((0..<count(40)).map { _ in UInt8.random(in: 0...255, using: &generator) }))
    case 9:
      .date(
        Date(
          timeIntervalSince1970: Double(
            Int.random(in: -4_000_000_000_000...4_000_000_000_000, using: &generator))
            / 1000))
    case 10:
      .bigInt(
        (Bool.random(using: &generator) ? "-" : "")
          + "9\(UInt64.random(in: .min ... .max, using: &generator))3716854775808")
    case 11, 12: .array(list(depth))
    case 13: .set(isOfPage ? keys().map { .string($0) } : list(depth))
    case 14:
      .map(keys().map { BridgeValue.MapEntry(key: .string($0), value: next(depth: depth - 1)) })
    default:
      .object(
        OrderedDictionary(
          keys().map { ($0, next(depth: depth - 1)) }, uniquingKeysWith: { $1 }))
    }
  }

  private mutating func count(_ most: Int) -> Int { .random(in: 0...most, using: &generator) }

  private mutating func list(_ depth: Int) -> [BridgeValue] {
    (0..<count(4)).map { _ in next(depth: depth - 1) }
  }

  /// Different keys, some of which mean something to the wire or to JavaScript.
  private mutating func keys() -> [String] {
    let odd = [
      "$int", "$x", "__proto__", "constructor", "toString", "length", "a b\n\"\\", "😀", "é",
    ]
    var keys: Set<String> = []
    for _ in 0..<count(4) {
      keys.insert(
        Bool.random(using: &generator)
          ? odd.randomElement(using: &generator) ?? "" : "k\(count(1000))")
    }
    return keys.sorted()
  }

  private mutating func number() -> BridgeValue {
    switch count(5) {
    case 0:
      let ends: [Double] = [
        .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      ]
      return .double(ends.randomElement(using: &generator) ?? 0.5)
    case 1: return .double(-0.0)
    default:
      // Any bits of a number with a fraction. Those without one are read as integers.
      while true {
        let number = Double(bitPattern: generator.next())
        if number.isFinite, number != number.rounded() { return .double(number) }
      }
    }
  }

  private mutating func text() -> String {
    let isPlain = Bool.random(using: &generator)
    return String(
      String.UnicodeScalarView(
        (0..<count(isPlain ? 90 : 12)).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 0...(isPlain ? 0x7F : 0x10FFFF), using: &generator))
        }))
  }
}
