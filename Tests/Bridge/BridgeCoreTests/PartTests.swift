import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// Lines that go on in the next text.
@MainActor @Suite(.timeLimit(.minutes(1))) struct PartTests: BudgetSuite {
  let engine = ScriptedEngine()
  let gate = Gate()

  private func enter(
    _ limits: BridgeLimits = .default
  ) throws -> (bridge: Bridge, token: String, heard: () -> [String]) {
    let bridge = try engine.bridge(limits: limits)
    final class Heard { var all: [String] = [] }
    let heard = Heard()
    bridge.on("text") { (text: String) in heard.all.append(text) }
    return (bridge, try engine.enter(), { heard.all })
  }

  @Test(arguments: 0...34) func `a text is read the same wherever it is cut`(place: Int) throws {
    let (_, token, heard) = try enter()
    let text = "event text \"é1\"\nevent text \"22\"\n"
    let bytes = Array(text.utf8)
    guard place <= bytes.count, let first = String(bytes: bytes[..<place], encoding: .utf8),
      let rest = String(bytes: bytes[place...], encoding: .utf8)
    else { return }
    _ = engine.post("part \(token) 1\n\(first)")
    _ = engine.post("batch \(token) 2\n\(rest)event text \"3\"")
    #expect(heard() == ["é1", "22", "3"])
  }

  @Test func `a line may have many parts, and a poll between them`() throws {
    let (bridge, token, heard) = try enter()
    _ = engine.post("part \(token) 1\nevent text \"0\"\neve")
    _ = engine.post("poll \(token) 2")
    for number in 3...20 {
      _ = engine.post("part \(token) \(number)\n\(number == 3 ? "nt text \"" : "x")")
    }
    #expect(heard() == ["0"])
    let reply = engine.post("ask \(token) 21\ny\"\nhas 1 text")
    #expect(heard() == ["0", String(repeating: "x", count: 17) + "y"])
    #expect(reply.text?.contains("done 1 false") == true)
    #expect(bridge.session.budget.total == BudgetUse())
  }

  @Test func `a part is answered as a batch is`() throws {
    let (_, token, _) = try enter()
    #expect(engine.post("part \(token) 1\nevent te").text == "")
  }

  @Test func `parts keep their order among early texts`() throws {
    let (_, token, heard) = try enter()
    _ = engine.post("batch \(token) 3\n3\"")
    _ = engine.post("part \(token) 2\n2")
    _ = engine.post("part \(token) 1\nevent text \"1")
    #expect(heard() == ["123"])
  }

  @Test func `a line without an end ends the document, and counts until then`() throws {
    let (bridge, token, heard) = try enter(BridgeLimits(queuedBytes: 10_000))
    let piece = String(repeating: "x", count: 3000)
    for number in 1...3 { _ = engine.post("part \(token) \(number)\n\(piece)") }
    #expect(bridge.session.budget.total.data == 9000)
    _ = engine.post("part \(token) 4\n\(piece)")
    #expect(bridge.session.mainDocument == nil)
    #expect(bridge.session.budget.total == BudgetUse())
    #expect(heard().isEmpty)
  }
}
