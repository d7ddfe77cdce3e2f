import BridgeCore
import Foundation

/// Records what an engine reports, and answers as the test decides.
@MainActor final class ScriptedReceiver: EngineReceiver {
  private(set) var events: [String] = []
  private(set) var sources: [MessageSource] = []
  /// The replies that were not given, by the text that they would answer.
  var unanswered: [String: @MainActor (String) -> Void] = [:]
  /// Returns the answer to a text, or `nil` to keep the reply for later.
  var answer: (String) -> String? = { "re: \($0)" }
  /// Whether replies are dropped instead of kept.
  var dropsReplies = false

  func receive(
    _ text: String, from source: MessageSource, reply: @escaping @MainActor (String) -> Void
  ) {
    events.append(text)
    sources.append(source)
    if dropsReplies { return }
    if let answer = answer(text) { reply(answer) } else { unanswered[text] = reply }
  }

  func receive(
    prompt message: String, text: String, reply: @escaping @MainActor (String) -> Void
  ) -> Bool { false }
  func documentCommitted(at url: URL?) { events.append("commit \(url?.absoluteString ?? "-")") }
  func processTerminated() { events.append("terminated") }
  func runtimeFailed(_ reason: String) { events.append("runtime failed: \(reason)") }
  func engineReleased() { events.append("released") }
}

extension PageRuntime {
  /// A runtime that says hello at document start and counts its starts.
  static let saysHello = PageRuntime { _ in
    """
    var post = (text) => webkit.messageHandlers.webbridge.postMessage(text)
    globalThis.starts = (globalThis.starts ?? 0) + 1
    post(`hello ${location.href}`)
    """
  }
}

/// Waits for as many turns of the main queue as a load takes.
@MainActor func turns(_ count: Int = 20) async {
  for _ in 0..<count {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}
