import Foundation
import Testing

@testable import BridgeCodec

/// Lists whose elements are read and written with what the elements before them have shown.
@Suite struct ListTests {
  /// Objects with the same keys, with similar keys and with other keys. Some texts are not valid values.
  private static let objects = [
    #"{"a":1,"b":"x"}"#, #"{"a":2,"b":"y"}"#, #"{"a":3}"#, #"{"a":4,"b":"z","c":null}"#, "{}",
    #"{"b":5,"a":6}"#, #"{"a":7,"a":8}"#, #"{"a":9,"b":10,"a":11}"#, #"{"\u0061":12,"b":13}"#,
    #"{ "a" : 14 , "b" :15 }"#, #"{"a":{"a":16,"b":17},"b":{"a":18,"b":19}}"#, #"{"a":[{"a":20}]}"#,
    #"{"ab":21,"b":22}"#, #"{"":23}"#, #"{"$date":24}"#, "[25]", "26", #""a""#,
    #"{"a":27,"b":28,}"#, #"{"a":29,"b"}"#, #"{"a":30"b":31}"#, #"{"a":32,"b":33"#, #"{"a":34,35}"#,
    "{" + (0..<20).map { #""k\#($0)":\#($0)"# }.joined(separator: ",") + "}",
  ]

  @Test func `objects of a list are read as each would be alone`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      let texts = (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
        Self.objects.randomElement(using: &generator)
      }
      let list = "[" + texts.joined(separator: ",") + "]"
      let alone = try? texts.map { try BridgeValue(parsing: $0) }
      #expect((try? BridgeValue(parsing: list)) == alone.map { .array($0) }, "\(list)")
    }
  }

  @Test func `decimals are written as Swift prints them, and read as Swift reads them`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let digits = Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator)
      let short = Double(digits >> Int64.random(in: 0...40)) / pow(10, .random(in: 0...7))
      for number in [short, short.nextUp, short.nextDown, short / 3] {
        let text = ValueWriter.text(of: .double(number))
        let printed = "\(number)"
        let isWhole = number.rounded() == number && number != 0
        #expect(text == (isWhole ? String(printed.dropLast(2)) : printed) || number == 0)
        #expect(try BridgeValue(parsing: printed) == .double(number))
      }
    }
  }

  @Test(arguments: [
    "0.5", "-0.5", "-0", "-0.0", "123456789012345678", "-123456789012345678", "1234567890123456789",
    "12345.6789012345", "0.1234567890123456789", "1.5e3", "1e-7", "99999999999999.9", "4.35", "0.3",
  ])
  func `numbers of any length are read as Swift reads them`(text: String) throws {
    let value = try BridgeValue(parsing: text)
    if let int = Int(text), text != "-0" {
      #expect(value == .int(int))
    } else {
      guard case .double(let number) = value else { throw BridgeError(.badFrame, text) }
      #expect(number == Double(text) && number.sign == Double(text)?.sign)
    }
  }

  @Test(arguments: [15, 16, 17, 100, 3000])
  func `long lists come back as they were, whatever is how long in them`(count: Int) throws {
    for step in [0, 1, 50] {
      let list = (0..<count).map { index -> BridgeValue in
        [.string(String(repeating: "é\"", count: index * step % 2000)), .int(index)]
      }
      let text = ValueWriter.text(of: .array(list))
      #expect(try BridgeValue(parsing: text) == .array(list))
    }
  }

  @Test(arguments: 0...40)
  func `a string ends at its first quote, wherever that is`(count: Int) throws {
    let text = String(repeating: "x", count: count)
    for rest in ["", "é", String(repeating: "y", count: 70)] {
      #expect(
        try BridgeValue(parsing: "[\"\(text)\",\"\(rest)\"]") == [.string(text), .string(rest)])
      #expect(try BridgeValue(parsing: "\"\(text)\\\"\(rest)\"") == .string(text + "\"" + rest))
      #expect(throws: DecodingError.self) { try BridgeValue(parsing: "\"\(text)\\\"\(rest)") }
    }
  }
}
