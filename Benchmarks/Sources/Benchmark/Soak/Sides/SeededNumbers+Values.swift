import Foundation
import WebBridge

extension SeededNumbers {
  /// Returns a number of bytes: most are small, and one of ten is large.
  func size() -> Int { below(below(10) == 0 ? SoakPage.largestBytes : 100_000) }

  /// Returns a value at random, with the values that JSON lacks.
  func value(depth: Int = 0) -> BridgeValue {
    switch below(depth < 3 ? 9 : 6) {
    case 0: .int(below(1_000_000))
    case 1: .double(Double(below(1000)) + 0.3)
    case 2: .string(one(of: ["", "plain", "ünïcödé 😀", "\"quoted\\", "\u{2028}", "$bytes", "\0"]))
    case 3: .bool(below(2) == 0)
    case 4: .null
    case 5: .date(Date(timeIntervalSince1970: Double(1_700_000_000 + below(1000))))
    case 6: .array((0..<below(5)).map { _ in value(depth: depth + 1) })
    case 7: .map([BridgeValue.MapEntry(key: .int(below(10)), value: value(depth: depth + 1))])
    default: ["a": value(depth: depth + 1), "b": .int(below(9))]
    }
  }
}

extension Data {
  /// Returns bytes that a page would fill in the same way.
  static func filled(_ count: Int) -> Data {
    var data = Data(count: count)
    for index in stride(from: 0, to: count, by: 997) { data[index] = UInt8(index % 251) }
    return data
  }

  /// A sum of some of the bytes, as pages compute it.
  var sum: Int {
    stride(from: 0, to: count, by: 997).reduce(0) { ($0 + Int(self[startIndex + $1])) % 65_536 }
  }
}
