import BridgeCodec
import Testing

/// The levels of a payload's text.
@Suite struct NestingTests {
  private static func payload(_ text: String) -> Payload { Payload(text: Array(text.utf8)[...]) }

  @Test(
    arguments: [
      (text: "[[1],{\"a\":[2]}]", levels: 3), ("{\"a\":{\"b\":{\"c\":{}}}}", 4),
      ("[[],[],[],[],[],[]]", 2), ("[\"[[[[[[[[\",\"{{{{{{\"]", 1),
      ("[\"\\\"[[[[[[[[\"]", 1), ("[\"\\\\\",[1],\"[[[[[[[[\"]", 2),
      ("~{\"$map\":[[1,{\"$set\":[[2]]}]]}", 6),
    ])
  func `the levels of a text are counted outside its strings`(text: String, levels: Int) {
    let payload = Self.payload(text)
    #expect(payload.isNested(deeperThan: levels - 1))
    #expect(!payload.isNested(deeperThan: levels))
  }

  @Test func `a text that is not well formed is read to its end`() {
    for text in ["", "]]]]]]", "\"\\", "[\"[[[[[[[[", "}{}{}{}{", "[[[[\\"] {
      #expect(!Self.payload(text).isNested(deeperThan: 4))
    }
  }
}
