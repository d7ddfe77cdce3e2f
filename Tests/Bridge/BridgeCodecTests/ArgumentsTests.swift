import Testing

@testable import BridgeCodec

/// Decoding the arguments of a call from its payload.
@Suite struct ArgumentsTests {
  func read(_ text: String, _ expected: ClosedRange<Int> = 0...1) throws -> Arguments {
    try Arguments(Payload(text: Array(text.utf8)[...]), of: "add", expected: expected)
  }

  @Test func `an array has an argument for each element, less those at its end that are undefined`()
    throws
  {
    let arguments = try read(#"~[1,{"$undefined":1}]"#)
    #expect(try arguments.value(at: 0, as: Int.self) == 1)
    #expect(arguments.isMissing(at: 1))
    #expect(throws: BridgeError.self) { try read("[1,2]") }
  }

  @Test func `the object of an older page has one argument, or none`() throws {
    #expect(try read(#"{"data":7}"#).value(at: 0, as: Int.self) == 7)
    #expect(
      try read(#"{"data":7}"#, 0...0).isMissing(at: 1), "a handler without parameters ignores it")
    #expect(try read("{}").isMissing(at: 0))
    #expect(try read("{}").value(at: 0, as: Int?.self) == nil)
    let error = #expect(throws: BridgeError.self) { try read("{}").value(at: 0, as: Int.self) }
    #expect(
      error?.message == "\"add\" takes 0 to 1 argument, but got 0: argument 1 (Int) is missing.")
  }

  @Test(arguments: [#"{"other":1}"#, #"{"data":1,"other":2}"#, "7", "nonsense"])
  func `anything else is no list of arguments`(text: String) {
    let error = #expect(throws: BridgeError.self) { try read(text) }
    #expect(error?.code == .badArguments)
  }
}
