import BridgeTesting
import Foundation

@testable import BridgeCore

/// The native end of a page's wire, in the hands of a test.
@MainActor final class ScriptedWire: EngineReceiver {
  private(set) var frames: [String] = []
  /// The last hello.
  private(set) var hello = ""
  private var batch: (@MainActor (String) -> Void)?
  private var park: (@MainActor (String) -> Void)?
  private var number = 0

  /// A page that has said hello here, and has parked.
  func page(_ url: String, limits: BridgeLimits = .default) async throws -> InMemoryPage {
    let page = InMemoryPage(url: url)
    let runtime = PageRuntime(
      origins: [try OriginPattern(page.origin)], frames: .main, limits: limits)
    _ = try page.install(runtime, receiver: self)
    try await page.evaluate("0")
    while park == nil { try await page.evaluate("0") }
    return page
  }

  /// The posts that are not answered.
  var outstanding: [String] {
    [park.map { _ in "park" }, batch.map { _ in "batch" }].compactMap(\.self)
  }

  /// Answers the park with frames.
  func say(_ lines: String...) {
    number += 1
    answer(park, number, lines)
    park = nil
  }

  func answerPark(number: Int, _ lines: String...) {
    answer(park, number, lines)
    park = nil
  }

  func answerBatch(number: Int, _ lines: String...) {
    answer(batch, number, lines)
    batch = nil
  }

  func answerBatch() {
    batch?("")
    batch = nil
  }

  private func answer(_ reply: (@MainActor (String) -> Void)?, _ number: Int, _ lines: [String]) {
    reply?((["batch token \(number)"] + lines).joined(separator: "\n"))
  }

  func receive(
    _ text: String, from source: MessageSource, reply: @escaping @MainActor (String) -> Void
  ) {
    let lines = text.split(separator: "\n").map(String.init)
    frames += lines.dropFirst()
    if text.hasPrefix("hello ") {
      hello = text
      reply("welcome token key")
    } else if text.hasPrefix("park ") {
      park = reply
    } else {
      batch = reply
    }
  }

  func answer(prompt message: String, text: String) -> String? { nil }
  func upload(_ data: Data, to path: String) -> Bool { false }
  func blob(at path: String) -> BridgeBlob? { nil }
  func documentCommitted(at url: URL?) {}
  func processTerminated() {}
  func runtimeFailed(_ reason: String) {}
  func engineReleased() {}
}
