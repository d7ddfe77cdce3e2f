import BridgeTesting
import Foundation

@testable import BridgeCore

/// The native end of a page's wire, which a test controls.
@MainActor final class ScriptedWire: EngineReceiver {
  private(set) var frames: [String] = []
  /// The batches and their parts.
  private(set) var texts: [String] = []
  /// The last hello.
  private(set) var hello = ""
  private var asks: [@MainActor (String) -> Void] = []
  private var batches: [@MainActor (String) -> Void] = []
  private var polls: [@MainActor (String) -> Void] = []
  private var number = 0

  /// Returns a page that has said hello to this wire and has a poll waiting.
  func page(_ url: String, limits: BridgeLimits = .default) async throws -> InMemoryPage {
    let page = InMemoryPage(url: url)
    let runtime = PageRuntime(
      origins: [try OriginMatcher(.exactly(page.origin))], frames: .main, limits: limits)
    _ = try page.install(runtime, receiver: self)
    try await page.evaluate("0")
    while polls.isEmpty { try await page.evaluate("0") }
    return page
  }

  /// The kinds of the posts that are not answered.
  var outstanding: [String] {
    polls.map { _ in "poll" } + asks.map { _ in "ask" } + batches.map { _ in "batch" }
  }

  /// Answers a poll with frames.
  func say(_ lines: String...) {
    number += 1
    answer(&polls, number, lines)
  }

  func answerPoll(number: Int, _ lines: String...) { answer(&polls, number, lines) }

  func answerAsk(number: Int, _ lines: String...) { answer(&asks, number, lines) }

  /// Answers a poll with the close of the session.
  func close(_ text: String) { if !polls.isEmpty { polls.removeFirst()(text) } }

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
    } else if text.hasPrefix("poll ") {
      polls.append(reply)
    } else if text.hasPrefix("ask ") {
      asks.append(reply)
    } else {
      texts.append(text)
      batches.append(reply)
    }
  }

  func receive(
    prompt message: String, text: String, reply: @escaping @MainActor (String) -> Void
  ) -> Bool { false }
  func documentCommitted(at url: URL?) {}
  func processTerminated() {}
  func runtimeFailed(_ reason: String) {}
  func engineReleased() {}
}
