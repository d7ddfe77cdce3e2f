import BridgeTesting
import Foundation

@testable import BridgeCore

/// The native end of a page's wire, in the hands of a test.
@MainActor final class ScriptedWire: EngineReceiver {
  private(set) var frames: [String] = []
  /// The last hello.
  private(set) var hello = ""
  private var batches: [@MainActor (String) -> Void] = []
  private var parks: [@MainActor (String) -> Void] = []
  private var number = 0

  /// A page that has said hello here, and has parked.
  func page(_ url: String, limits: BridgeLimits = .default) async throws -> InMemoryPage {
    let page = InMemoryPage(url: url)
    let runtime = PageRuntime(
      origins: [try OriginMatcher(.exactly(page.origin))], frames: .main, limits: limits)
    _ = try page.install(runtime, receiver: self)
    try await page.evaluate("0")
    while parks.isEmpty { try await page.evaluate("0") }
    return page
  }

  /// The posts that are not answered.
  var outstanding: [String] { parks.map { _ in "park" } + batches.map { _ in "batch" } }

  /// Answers a park with frames.
  func say(_ lines: String...) {
    number += 1
    answer(&parks, number, lines)
  }

  func answerPark(number: Int, _ lines: String...) { answer(&parks, number, lines) }

  func answerBatch(number: Int, _ lines: String...) { answer(&batches, number, lines) }

  /// Answers a park with the end.
  func end(_ text: String) { if !parks.isEmpty { parks.removeFirst()(text) } }

  func answerBatch() { if !batches.isEmpty { batches.removeFirst()("") } }

  /// Answers the first of the posts, if there is one.
  private func answer(
    _ posts: inout [@MainActor (String) -> Void], _ number: Int, _ lines: [String]
  ) {
    guard !posts.isEmpty else { return }
    posts.removeFirst()((["batch token \(number)"] + lines).joined(separator: "\n"))
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
      parks.append(reply)
    } else {
      batches.append(reply)
    }
  }

  func answer(prompt message: String, text: String) -> String? { nil }
  func documentCommitted(at url: URL?) {}
  func processTerminated() {}
  func runtimeFailed(_ reason: String) {}
  func engineReleased() {}
}
