import BridgeCore
import Testing

@testable import BridgeRecording

/// Most payloads are written as they are, and the others value by value. Readers see no difference.
@Suite("A payload in a line") struct PayloadTextTests {
  static let plainTexts = [
    "0", "-1", "42", "1.5", "-0.25", "123456789012345", "true", "false", "null", #""""#, #""a b""#,
    "[]", "{}", "[[]]", "[{}]", #"["0123456789"]"#, "[1,2.5,null,true]",
    #"{"a":1,"b":[2,{"c":"d"}]}"#,
    #"{"":{}}"#, #"[[],[1],"x",{"a":[]}]"#, #"["a","b"]"#, #"["a",["b","c"]]"#, #""a?b""#,
    #"{"name":"pinned","value":"p"}"#,
    #""2026-11-25T09:00:00""#, #""shipping=1; see https://a.example/x?y=1""#,
    String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
  ]

  static let otherTexts = [
    "", " ", " 1", "1 ", "[1, 2]", "01", "-", "1.", ".5", "922.0", "1.50", "-0", "[-0]", "1e5",
    "1.5e5", "1E5", "+1",
    "1234567890123456",
    "1.234567890123456", "nul", "nulll", "truth", #"""#, #""a"#, #""é""#, #""a\nb""#,
    "\"\u{7F}\"", "\"\t\"", "[", "]", "[1", "[1,]", "[,1]", "[1}", "{1}", #"{"a"}"#, #"{"a":}"#,
    #"{"a":1,}"#, #"{a:1}"#, "1,2", "[]]", #"~{"$date":0}"#, "[1]x",
    String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
  ]

  static let secretTexts = [
    #"{"password":"p"}"#, #"{"a":[{"My-Pass_Word":1}]}"#, #"["Authorization","p"]"#,
    #"[["a",1],["X-Api-Key",{"a":1}]]"#, #""https://a.example/?token=p""#,
    #"{"a":1,"b":{"TOKEN":"p"}}"#,
    #"[{"cookie":"p"}]"#, #"{"name":"password","value":"p"}"#, #"{"key":"pin","a":[],"value":"p"}"#,
    #"["a","Bearer p1234567"]"#, #"{"a":"pin=p"}"#, #"{"ibаn":"p"}"#,
  ]

  private static let names = Redaction.standard.secrets

  @Test("is written as it is if it is plain", arguments: plainTexts)
  func plain(text: String) {
    #expect(PlainJSON.isPlain(Array(text.utf8)[...], secrets: Self.names))
    #expect(line(text) == #"{"bytes":\#(text.utf8.count),"json":\#(text)}"#)
    #expect(line(text) == longLine(text))
  }

  @Test("is read before if it is not plain", arguments: otherTexts)
  func others(text: String) {
    #expect(!PlainJSON.isPlain(Array(text.utf8)[...], secrets: Self.names))
    #expect(line(text) == longLine(text))
  }

  @Test("is read before if it may have a secret", arguments: secretTexts)
  func secrets(text: String) {
    #expect(!PlainJSON.isPlain(Array(text.utf8)[...], secrets: Self.names))
    #expect(line(text) == longLine(text))
    #expect(line(text).contains("redacted") == !text.contains("а"))
  }

  @Test("has its secrets if the rule names none", arguments: secretTexts.dropLast())
  func noRule(text: String) {
    #expect(!line(text, .none).contains("redacted"))
    #expect(line(text, .none) == longLine(text, .none))
  }

  @Test("is hidden as a whole if the rule names its method")
  func named() {
    var rule = Redaction.standard
    rule.names = ["login"]
    #expect(line("[1]", rule, of: "login").contains("redacted"))
    #expect(line("[1]", rule, of: "logout") == #"{"bytes":3,"json":[1]}"#)
  }

  @Test("is cut if it is longer than the limit")
  func long() {
    let payloads = PayloadText(redaction: .standard, longest: 4)
    let lines = ["1234", "12345"].map { text in
      let bytes = ObjectWriter.write {
        payloads.write(text: Array(text.utf8)[...], of: "a", to: &$0)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(lines == [#"{"bytes":4,"json":1234}"#, #"{"bytes":5,"text":"1234"}"#])
  }

  @Test("keeps the values of a rule that changes")
  func changedRule() {
    var rule = Redaction.none
    rule.keys = ["pin"]
    #expect(line(#"{"pin":1}"#, rule).contains("redacted"))
    rule.keys.remove("pin")
    #expect(line(#"{"pin":1}"#, rule) == #"{"bytes":9,"json":{"pin":1}}"#)
  }

  /// The members that a line has of a payload.
  private func line(_ text: String, _ rule: Redaction = .standard, of name: String = "a") -> String
  {
    let payloads = PayloadText(redaction: rule, longest: 4096)
    let bytes = ObjectWriter.write {
      payloads.write(text: Array(text.utf8)[...], of: name, to: &$0)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same members, for which all values are read.
  private func longLine(_ text: String, _ rule: Redaction = .standard) -> String {
    let payloads = PayloadText(redaction: rule, longest: 4096)
    let shown = payloads.shown(ObservedPayload(bytes: Array(text.utf8)[...]), of: "a")
    return String(decoding: ObjectWriter.write(shown.write), as: UTF8.self)
  }
}
