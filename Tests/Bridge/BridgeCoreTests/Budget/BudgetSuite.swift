import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// A suite whose documents call handlers that wait at a gate.
@MainActor protocol BudgetSuite {
  var engine: ScriptedEngine { get }
  var gate: TestSupport.Gate { get }
}

extension BudgetSuite {
  /// Returns a bridge whose handler `wait` waits at the gate, whether or not the handler is cancelled.
  func attach(limits: BridgeLimits) throws -> Bridge {
    let bridge = try engine.bridge(frames: .all, limits: limits)
    let gate = gate
    try bridge.handle("wait") { (_: BridgeValue?) async in await gate.wait() }
    return bridge
  }

  /// Enters a document and returns it with the lines that native sends.
  func enter(_ bridge: Bridge) throws -> (Document, SentLines) {
    _ = try engine.enter()
    let lines = SentLines()
    bridge.add(observer: lines)
    return (try #require(bridge.session.mainDocument), lines)
  }

  func say(_ lines: [String], to document: Document) {
    for line in lines { document.read(Array(line.utf8)[...]) }
  }

  /// Turns until `condition` holds.
  func until(_ condition: () -> Bool) async throws {
    while !condition() { try await turn() }
  }

  func calls(_ ids: ClosedRange<Int>, _ name: String = "wait", _ arguments: String = "[]")
    -> [String]
  { ids.map { "call \($0) \(name) \(arguments)" } }
}

extension SentLines {
  /// The number and the code of each error line.
  var codes: [String] {
    all.compactMap { line in
      line.wholeMatch(of: /(fail \d+) \{"code":"(\w+)".*/).map { "\($0.1) \($0.2)" }
    }
  }
}
