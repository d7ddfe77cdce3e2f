import Foundation
import OrderedCollections
import TestSupport
import Testing

@testable import BridgeCodec

@Suite struct ValueTests {
  @Test(
    arguments: [
      ("null", .null), ("true", true), (" [ 1 , 2.5 ] ", [1, 2.5]), ("-0.5e3", -500.0),
      ("9007199254740993", 9_007_199_254_740_993), ("18446744073709551616", 18446744073709551616.0),
      (#""\u0041\ud83d\ude00\n\/\"""#, "A😀\n/\""), (#""\ud800x""#, "\u{FFFD}x"),
      (#"{"b":1,"a":{"$x":[]}}"#, ["b": 1, "a": ["$x": []]]), (#"{"a":1,"a":2}"#, ["a": 2]),
      (#"~{"$int":"12"}"#, 12), (#"~{"$object":{"$int":"12"}}"#, ["$int": "12"]),
      (#"~[{"$undefined":1},{"a":1,"$b":2}]"#, [.undefined, ["a": 1, "$b": 2]]),
    ] as [(String, BridgeValue)])
  func `text is read as JSON, and marked text as more`(text: String, value: BridgeValue) throws {
    #expect(try BridgeValue(parsing: text) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "\"abc",
    "\"\\q\"", "01x", "1 2", "-", "+1", "1e999", "[", "]", "{", "~", "~{\"$x\":1}",
    "~{\"$int\":\"1x\"}", "~{\"$bytes\":\"*\"}", "~{\"$map\":[1]}", "'a'", "NaN", "\u{0}",
    "01", "-01", "00", "1.", ".5", "-.5", "1.e5", "1e", "1e+", "1.5.5", "0x1", "1_000",
    "012345678901234567890", #""\u12""#, #""\u12g4""#, #""\ud800\u""#, #""\u+123""#, #""\"#,
    String(repeating: "[", count: 100_000),
  ])
  func `what is no value is refused`(text: String) {
    #expect(throws: DecodingError.self) { try BridgeValue(parsing: text) }
  }

  @Test(arguments: [0, 3, 11, 12, 13, 40])
  func `two keys that Swift takes for one are refused, wherever they stand`(count: Int) throws {
    let others = (0..<count).map { "\"k\($0)\":0" }
    func text(_ one: String, _ other: String) -> String {
      "{" + (["\"\(one)\":1"] + others + ["\"\(other)\":2"]).joined(separator: ",") + "}"
    }
    let error = #expect(throws: DecodingError.self) {
      try BridgeValue(parsing: text("caf\u{E9}", "cafe\u{301}"))
    }
    #expect(error?.reading(below: "value").contains("differ in their Unicode form alone") == true)
    #expect(try BridgeValue(parsing: text("caf\u{E9}", "caf\u{E9}"))["caf\u{E9}"] == 2)
    #expect(try BridgeValue(parsing: "~{\"$map\":[[\"\u{E9}\",1],[\"e\u{301}\",2]]}") != nil)
  }

  @Test(arguments: [1, 4, 12, 13, 14, 40])
  func `objects of any size keep the order of their keys, and the last of equal values`(
    count: Int
  ) throws {
    let keys = (0..<count).map { "k\($0 * 7 % count)-\($0)" }
    let pairs = keys.enumerated().map { "\"\($1)\":\($0)" }
    let text = "{" + (pairs + ["\"\(keys[0])\":-1"]).joined(separator: ",") + "}"
    guard case .object(let object) = try BridgeValue(parsing: text) else {
      throw BridgeError(.badFrame, "\(text) is no object")
    }
    #expect(Array(object.keys) == keys)
    #expect(object.values.map(\.self) == [-1] + (1..<count).map { .int($0) })
    #expect(object[keys[count - 1]] == .int(count == 1 ? -1 : count - 1))
    #expect(object["none"] == nil)
    var encoded = object
    encoded[keys[0]] = 0
    let members = keys.indices.map { (keys[$0], $0) }
    #expect(try BridgeValue(encoding: Coded(pairs: members)) == .object(encoded))
  }

  /// Encodes each pair twice.
  private struct Coded: Encodable {
    var pairs: [(String, Int)]
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ValueKey.self)
      for (key, _) in pairs { try container.encode("before", forKey: ValueKey(key)) }
      for (key, value) in pairs { try container.encode(value, forKey: ValueKey(key)) }
    }
  }

  @Test(arguments: Seeds.all) func `random values come back as they were`(seed: UInt64) throws {
    var random = RandomValue(seed: seed, isOfPage: false)
    for _ in 0..<500 {
      let value = random.next()
      let text = ValueWriter.text(of: value)
      #expect(!text.utf8.contains { $0 < 0x20 })
      #expect(try BridgeValue(parsing: text) == value, "\(text)")
      #expect(try ValueWriter.text(of: BridgeValue(parsing: text)) == text)
    }
  }

  @Test(arguments: Seeds.all)
  func `what is left of a random value's text, or changed in it, is refused or is a value`(
    seed: UInt64
  ) throws {
    var random = RandomValue(seed: seed, isOfPage: false)
    var generator = SeededGenerator(seed: ~seed)
    for _ in 0..<500 {
      var text = Array(ValueWriter.text(of: random.next()).utf8)
      if Bool.random(using: &generator) {
        text.removeLast(.random(in: 0...text.count, using: &generator))
      } else {
        let place = Int.random(in: 0..<text.count, using: &generator)
        text[place] = .random(in: 0...255, using: &generator)
      }
      guard let value = try? ValueParser.parse(text[...]) else { continue }
      let written = ValueWriter.write(value)
      #expect(try ValueWriter.write(ValueParser.parse(written[...])) == written)
    }
  }

  @Test func `every millisecond of a page's date survives`() throws {
    var generator = SystemRandomNumberGenerator()
    let random = (0..<10_000).map { _ in
      Int.random(in: -4_000_000_000_000_000...8_640_000_000_000_000, using: &generator)
    }
    for time in [4_444_444_483_411_232, -8_640_000_000_000_000, -1, 0, 1_750_000_000_123] + random {
      let text = #"~{"$date":\#(time)}"#
      let value = try ValueParser.parse(Array(text.utf8)[...])
      guard case .date(let date) = value, date.pageMilliseconds == Double(time) else {
        Issue.record("\(time) is another time: \(value)")
        continue
      }
    }
  }

  @Test func `half a millisecond before 1970 is a date without a sign`() {
    let date = Date(timeIntervalSince1970: -0.0005)
    #expect(ValueWriter.text(of: .date(date)) == #"~{"$date":0}"#)
  }

  @Test func `nested containers may be filled in any order`() throws {
    struct Interleaved: Encodable {
      enum Key: String, CodingKey { case a, b, inner, list }
      func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: Key.self)
        var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .inner)
        var list = outer.nestedUnkeyedContainer(forKey: .list)
        try outer.encode(1, forKey: .a)
        try list.encode(2)
        try inner.encode(3, forKey: .a)
        try outer.encode(4, forKey: .b)
        var deep = list.nestedContainer(keyedBy: Key.self)
        try list.encode(5)
        try deep.encode(6, forKey: .a)
      }
    }
    #expect(
      try BridgeValue(encoding: Interleaved())
        == ["inner": ["a": 3], "list": [2, ["a": 6], 5], "a": 1, "b": 4])
  }

  @Test func `classes with superclasses cross`() throws {
    class Base: Codable {
      var name = "base"
    }
    final class Derived: Base {
      enum Key: CodingKey { case size }
      var size = 0
      init(size: Int) {
        self.size = size
        super.init()
      }
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        size = try container.decode(Int.self, forKey: .size)
        try super.init(from: container.superDecoder())
      }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(size, forKey: .size)
        try super.encode(to: container.superEncoder())
      }
    }
    let value = try BridgeValue(encoding: Derived(size: 3))
    #expect(value == ["size": 3, "super": ["name": "base"]])
    let back = try value.decode(Derived.self)
    #expect(back.size == 3 && back.name == "base")
  }

  @Test func `enums, dictionaries, sets and optionals cross as Swift encodes them`() throws {
    enum Shape: Codable, Equatable {
      case circle(radius: Double)
      case empty
    }
    struct All: Codable, Equatable {
      var shape: Shape
      var shapes: [String: Shape?]
      var numbers: [Int: String]
      var set: Set<Int>
      var nested: [[Int?]]
      var small: Int8
      var float: Float
      var decimal: Decimal
      var url: URL?
    }
    let all = All(
      shape: .circle(radius: 2), shapes: ["a": .empty, "b": nil], numbers: [7: "seven"], set: [1],
      nested: [[1, nil], []], small: -128, float: 0.1, decimal: 12.5, url: nil)
    #expect(try BridgeValue(encoding: all).decode(All.self) == all)
  }

  @Test func `an error of decoding names the place and what was found there`() throws {
    struct Order: Decodable {
      struct Item: Decodable { var price: Int }
      var items: [Item]
    }
    let error = #expect(throws: DecodingError.self) {
      try BridgeValue(["items": [["price": 1], ["price": "two"]]]).decode(Order.self)
    }
    #expect(
      error?.reading(below: "argument 1")
        == "argument 1.items[1].price: expected Int, found a string")
    let missing = #expect(throws: DecodingError.self) {
      try BridgeValue(["items": [[:]]]).decode(Order.self)
    }
    #expect(missing?.reading(below: "result") == "result.items[0]: \"price\" is missing")
    let foreign = #expect(throws: DecodingError.self) {
      try BridgeValue(["id": "none"]).decode([String: UUID].self)
    }
    let reading = try #require(foreign?.reading(below: "result"))
    #expect(reading.hasPrefix("result.id: ") && !reading.hasSuffix("."), "the sentence goes on")
  }

  @Test func `numbers fit or are refused`() throws {
    #expect(try BridgeValue(3.0).decode(Int.self) == 3)
    #expect(throws: DecodingError.self) { try BridgeValue(3.5).decode(Int.self) }
    #expect(throws: DecodingError.self) { try BridgeValue(300).decode(UInt8.self) }
    #expect(throws: DecodingError.self) { try BridgeValue(-1).decode(UInt.self) }
    #expect(try BridgeValue.bigInt("18446744073709551615").decode(UInt64.self) == .max)
    #expect(throws: DecodingError.self) { try BridgeValue(true).decode(Int.self) }
    #expect(throws: DecodingError.self) { try BridgeValue(1).decode(Bool.self) }
    #expect(throws: DecodingError.self) { try BridgeValue("1").decode(Int.self) }
  }
}

extension BridgeValue {
  /// Makes the value itself, for literals: `BridgeValue(3.5)`.
  fileprivate init(_ value: BridgeValue) { self = value }
}
