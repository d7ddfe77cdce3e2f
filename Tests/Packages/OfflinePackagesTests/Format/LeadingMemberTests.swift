import Foundation
import Testing

@testable import OfflinePackages

/// Members of an object that are read without the rest of it.
@Suite struct LeadingMemberTests {
  private func members(_ text: String) throws -> [String: DocumentValue] {
    try DocumentParser.members(["a", "b"], of: Data(text.utf8))
  }

  @Test(arguments: [
    #"{"a":1,"b":"x","c":"#, #" { "c" : [1,{"a":2}] , "b" : "x" , "a" : 1 ] not JSON"#,
    #"{"\u0061":1,"b":"x"}"#,
  ])
  func `nothing behind the last member is read`(text: String) throws {
    #expect(try members(text) == ["a": .integer(1), "b": .string("x")])
  }

  @Test func `members that are not there are left out`() throws {
    #expect(try members(#"{"a":null,"c":1}"#) == ["a": .null])
  }

  @Test(arguments: ["", "[]", "{}", #"{"a":1.5,"b":1}"#, #"{"a" 1,"b":1}"#, #"{"a":1,b:1}"#])
  func `what is no JSON up to there is malformed`(text: String) {
    #expect(code { _ = try members(text) } == .malformed)
  }
}
