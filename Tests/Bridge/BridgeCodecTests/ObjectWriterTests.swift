import Foundation
import Testing

@testable import BridgeCodec

@Suite("Objects that are written member by member") struct ObjectWriterTests {
  @Test("are the objects that the members make")
  func members() throws {
    let list = BridgeValue.array([1, .double(0.5), nil, .string("a\nb")])
    let bytes = ObjectWriter.write {
      $0.member("text", "“a\"")
      $0.member("word", "page" as StaticString)
      $0.member("number", -7)
      $0.member("call", 3, slash: 12)
      $0.member("value", list)
      $0.member("empty") { _ in }
      $0.member("inner") {
        $0.member("one", 1)
        $0.member("two", true)
      }
      $0.member(named: "a\tb", .null)
    }
    let value: BridgeValue = [
      "text": "“a\"", "word": "page", "number": -7, "call": "3/12", "value": list, "empty": [:],
      "inner": ["one": 1, "two": true], "a\tb": nil,
    ]
    #expect(String(decoding: bytes, as: UTF8.self) == value.plainText)
  }

  @Test("have numbers with all their digits, of any length")
  func numbers() {
    let powers = (0...18).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }
    let edges = powers + (0..<63).map { 1 << $0 }
    let numbers = edges.flatMap { [$0 - 1, $0, $0 + 1, -$0] } + [.max, .min]
    for number in numbers {
      let bytes = ObjectWriter.write { $0.member("n", number) }
      #expect(String(decoding: bytes, as: UTF8.self) == #"{"n":\#(number)}"#)
    }
  }

  @Test(
    "have thousandths without zeros at the end",
    arguments: [
      (0, "0"), (1, "0.001"), (10, "0.01"), (120, "0.12"), (1000, "1"), (1001, "1.001"),
      (1250, "1.25"), (90_000, "90"), (-5, "-0.005"), (-1500, "-1.5"),
      (.max, "9223372036854775.807"), (.min, "-9223372036854775.808"),
    ])
  func thousandths(number: Int, text: String) {
    let bytes = ObjectWriter.write { $0.member("n", thousandths: number) }
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"n":\#(text)}"#)
  }

  @Test("have JSON as it is")
  func json() {
    let bytes = ObjectWriter.write { $0.member("list", json: Array("[1, 2]".utf8)[...]) }
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"list":[1, 2]}"#)
  }

  @Test("are lines in the memory of the lines before")
  func lines() {
    var lines = Array("the lines before".utf8)
    lines.reserveCapacity(1 << 16)
    let memory = lines.withUnsafeBufferPointer(\.baseAddress)
    let mayBeUnusual = ObjectWriter.writeLines(0..<3, to: &lines) { number, object in
      if number != 1 { object.member("number", number) }
    }
    #expect(String(decoding: lines, as: UTF8.self) == "{\"number\":0}\n{}\n{\"number\":2}\n")
    #expect(lines.withUnsafeBufferPointer(\.baseAddress) == memory)
    #expect(!mayBeUnusual)
  }

  @Test("tell whether a line may have other characters than ASCII has", arguments: 0..<20)
  func unusual(length: Int) {
    let start = String(repeating: "a", count: length)
    for (text, isUnusual) in [("~", false), ("\u{7F}", true), ("\u{9B}", true), ("漢", true)] {
      for text in [start + text, text + start, start + text + start] {
        var lines: [UInt8] = []
        let mayBeUnusual = ObjectWriter.writeLines(0..<2, to: &lines) { number, object in
          object.member("name", number == 0 ? text : "b")
        }
        #expect(mayBeUnusual == isUnusual, "\(text.debugDescription)")
      }
    }
  }

  @Test("that are empty have no comma")
  func empty() {
    #expect(String(decoding: ObjectWriter.write { _ in }, as: UTF8.self) == "{}")
  }

  @Test("have values of a page as JSON has them")
  func plain() throws {
    let date = Date(timeIntervalSince1970: 0)
    let values: [(BridgeValue, String)] = [
      (.undefined, "null"), (.double(.nan), "null"), (.double(-.infinity), "null"),
      (.int(1 << 60), "1152921504606846976"), (.bigInt("20000000000000000000"), "2e+19"),
      (.bytes(Data([1, 2, 3])), #""AQID""#), (.date(date), #""1970-01-01T00:00:00.000Z""#),
      (.set([1, 2]), "[1,2]"), (.map([.init(key: "a", value: .undefined)]), #"[["a",null]]"#),
      (["$number": "NaN"], #"{"$number":"NaN"}"#),
    ]
    for (value, text) in values { #expect(value.plainText == text) }
  }
}
