import BridgeTesting
import Foundation
import Testing

@testable import BridgeCore

/// What the page runtime does with lines, answers and values that it cannot read.
@MainActor @Suite struct RuntimeFaultTests {
  @Test func `a listener or a line that fails stops no other, and is reported`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.heard = [];
      bridge.on('n', () => { throw new Error('mine') }); bridge.on('n', (n) => heard.push(n)); 0
      """)
    wire.say("nonsense", "done", "event n 1", "event n [", "event n 2")
    #expect(try await page.evaluate("heard", as: [Int].self) == [1, 2])
  }

  @Test func `an answer that cannot be read rejects its call`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("bridge.call('x').catch((e) => { window.code = e.code }); 0")
    try await page.evaluate("0")
    wire.say("done 1 [")
    #expect(try await page.evaluate("code", as: String.self) == "badFrame")
  }

  @Test(arguments: [
    #"{"$number":"12"}"#, #"{"$number":1}"#, #"{"$int":"0x10"}"#, #"{"$int":""}"#,
    #"{"$int":"1\n"}"#, #"{"$int":true}"#, #"{"$date":"2026-01-01"}"#, #"{"$date":null}"#,
    #"{"$bytes":"AA"}"#, #"{"$bytes":"AA= ="}"#, #"{"$bytes":"AAAA    "}"#, #"{"$bytes":{}}"#,
    #"{"$bytes":"/9j/="}"#, #"{"$bytes":"/9j/===="}"#, #"{"$bytes":"/9=/"}"#, #"{"$bytes":"===="}"#,
    #"{"$map":1}"#, #"{"$map":["ab"]}"#, #"{"$map":[[1]]}"#, #"{"$map":[[1,2,3]]}"#,
    #"{"$set":"ab"}"#, #"{"$set":{}}"#, #"{"$object":1}"#, #"{"$object":[]}"#,
    #"{"$object":null}"#, #"{"$other":1}"#, #"{"$object":{"a":1,"b":{"$other":1}}}"#,
  ])
  func `a value of no known form cannot be read`(value: String) async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      "bridge.call('x').then(() => { window.code = 'read' }, (e) => { window.code = e.code }); 0")
    try await page.evaluate("0")
    wire.say("done 1 ~\(value)")
    #expect(try await page.evaluate("code", as: String.self) == "badFrame")
    #expect(throws: DecodingError.self) { try BridgeValue(parsing: "~\(value)") }
  }
}
