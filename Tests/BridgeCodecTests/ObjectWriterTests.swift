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
