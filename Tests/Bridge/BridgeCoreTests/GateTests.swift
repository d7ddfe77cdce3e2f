import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// The decisions of the gate, and when it makes them.
@MainActor @Suite struct GateTests {
  let engine = ScriptedEngine()

  func attach(_ rule: GateExtension) throws -> (Bridge, String) {
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"]),
      parts: [BridgePart(rule)])
    return (bridge, try engine.enter())
  }

  @Test(arguments: [GateAction.call, .synchronousCall, .has, .event, .reference, .upload])
  func `it is asked for everything that a document does`(action: GateAction) async throws {
    let rule = GateExtension { _, asked in
      asked == action ? .denied(BridgeError(.denied, "The rule says no.")) : nil
    }
    let (bridge, token) = try attach(rule)
    try bridge.handle("now") { 7 }
    var heard = 0
    bridge.on("cart") { heard += 1 }
    let poll = engine.post("poll \(token) 1")
    let call = Task {
      try await bridge.call("use", BridgeFunction { () async in 8 })
    }
    await poll.wait()
    let ref = try #require(poll.text?.firstMatch(of: #/\$function":(\d+)/#)?.1)
    let lines = "call 1 now []\nhas 2 now\nevent cart 1\ncallRef 3 \(ref) []"
    let reply = engine.post("batch \(token) 2\n\(lines)")
    let second = engine.post("poll \(token) 3")
    var text: String { (reply.text ?? "") + "\n" + (second.text ?? "") }
    while !text.contains(" 3 ") { try await turn() }
    let document = try #require(bridge.session.mainDocument)
    let answer = bridge.session.answer(
      prompt: "webbridge", text: "sync 0123456789abcdef0123456789abcdef 3\ncall 0 now []")
    #expect(text.contains("done 1 7") == (action != .call))
    #expect(text.contains("done 2 true") == (action != .has))
    #expect(heard == (action == .event ? 0 : 1))
    #expect(text.contains("done 3 8") == (action != .reference))
    #expect((answer == "done 0 7") == (action != .synchronousCall))
    #expect(
      bridge.session.upload(.init([1]), to: "\(document.uploadKey)/1") == (action != .upload))
    if action == .call || action == .reference { #expect(text.contains("The rule says no.")) }
    call.cancel()
  }

  @Test func `it may decide later on a call, which then runs or is refused`() async throws {
    let gate = TestSupport.Gate()
    let rule = GateExtension { caller, action in
      guard action == .call else { return nil }
      return .undecided {
        await gate.wait()
        return caller.name == "no" ? BridgeError(.denied, "Not now.") : nil
      }
    }
    let (bridge, token) = try attach(rule)
    var runs: [String] = []
    for name in ["yes", "no"] { try bridge.handle(name) { runs.append(name) } }
    let poll = engine.post("poll \(token) 1")
    let reply = engine.post("batch \(token) 2\ncall 1 yes []\ncall 2 no []")
    await reply.wait()
    #expect(reply.text == "", "no reply waits for the decision")
    while gate.count < 2 { try await turn() }
    #expect(runs.isEmpty)
    gate.open()
    await poll.wait()
    let next = engine.post("poll \(token) 3")
    var text: String { (poll.text ?? "") + (next.text ?? "") }
    while !text.contains("fail 2") { try await turn() }
    #expect(text.contains("done 1 ~{\"$undefined\":1}"))
    #expect(text.contains(#"fail 2 {"code":"denied","message":"Not now."}"#))
    #expect(runs == ["yes"])
  }

  @Test func `a call that waits for the decision may be cancelled, and counts in the budget`()
    async throws
  {
    let gate = TestSupport.Gate()
    let rule = GateExtension { _, _ in
      .undecided {
        await gate.wait()
        return nil
      }
    }
    let (bridge, token) = try attach(rule)
    var runs = 0
    try bridge.handle("work") { () async in runs += Task.isCancelled ? 0 : 1 }
    _ = engine.post("batch \(token) 1\ncall 1 work []")
    while gate.count < 1 { try await turn() }
    #expect(bridge.session.budget.total.handlers == 1)
    _ = engine.post("batch \(token) 2\ncancel 1")
    gate.open()
    while bridge.session.budget.total != BudgetUse() { try await turn() }
    #expect(runs == 0)
  }

  @Test func `what cannot wait for a decision is refused`() throws {
    let rule = GateExtension { _, _ in .undecided { nil } }
    let (bridge, token) = try attach(rule)
    try bridge.handle("now") { 7 }
    var heard = 0
    bridge.on("cart") { heard += 1 }
    _ = engine.post("batch \(token) 1\nevent cart 1")
    let answer = bridge.session.answer(
      prompt: "webbridge", text: "sync 0123456789abcdef0123456789abcdef 1\ncall 0 now []")
    #expect(heard == 0)
    #expect(answer?.contains("\"notSynchronous\"") == true)
  }
}

/// An extension that consists of one gate rule.
@MainActor final class GateExtension: BridgeExtension {
  let name = "rule"
  let gateRule: GateRule?

  init(_ rule: @escaping GateRule) { gateRule = rule }
}
