import BridgeTesting
import Foundation
import Testing

@testable import BridgeCodec
@testable import BridgeCore

@MainActor @Suite struct JSONNumberTests {
  @Test func `a number has the text that JSON.stringify gives it`() async throws {
    var random = SystemRandomNumberGenerator()
    var numbers: [Double] = [
      0, -0.0, 1, -1, 0.1, 1e15, 1e16, 1.2345678901234568e20, 1e20, 1e21, 1.5e21, 1.25e22,
      -1e21, 1e-6, 1.5e-6, 1e-7, -1.5e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi,
      0.1 + 0.2,
      Double(1 << 53), 1.0 / 3, 100.25, 4.35, 12_300, 9.007199254740993e15,
    ]
    for _ in 0..<2000 {
      let number = Double(bitPattern: random.next())
      if number.isFinite { numbers.append(number) }
    }
    for exponent in -25...25 {
      for _ in 0..<10 {
        numbers.append(
          Double.random(in: -1...1) * Double(sign: .plus, exponent: exponent * 3, significand: 1))
      }
    }
    let page = InMemoryPage()
    let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
    page.load(
      url: "https://shop.example.com/",
      script: "bridge.handle('texts', (list) => list.map((n) => JSON.stringify(n)));")
    let texts = try await bridge.call("texts", numbers, as: [String].self)
    #expect(texts.count == numbers.count)
    for (number, text) in zip(numbers, texts) { #expect(JSONNumbers.text(of: number) == text) }
  }

  @Test func `a BigInt is a number of Foundation's where there is one, and text elsewhere`() throws
  {
    let large = String(repeating: "9", count: 400), huge = String(repeating: "9", count: 1_000_000)
    let value: BridgeValue = [
      .bigInt("18446744073709551615"), .bigInt(large), 2.5, .bigInt(huge), .double(.nan),
      .map([.init(key: true, value: 1.5), .init(key: 7, value: 3.5)]),
    ]
    let list = try #require(value.foundation as? [Any])
    #expect(list[0] as? UInt64 == .max)
    #expect(list[1] as? String == large)
    #expect(list[2] as? Double == 2.5)
    #expect(list[3] as? String == huge)
    #expect(list[4] is NSNull)
    // A key that no object can have is left out, and the values after it keep their numbers.
    #expect(list[5] as? [String: Double] == ["7": 3.5])
    #expect(BridgeValue.bigInt(String(repeating: "9", count: 310)).foundation is String)
    #expect(BridgeValue.bigInt(String(repeating: "9", count: 300)).foundation is NSNumber)
  }

  @Test func `plain text has no mark of the wire`() {
    let value: BridgeValue = ["$int": .int(1 << 60)]
    #expect(value.plainText == #"{"$int":1152921504606846976}"#)
  }
}
