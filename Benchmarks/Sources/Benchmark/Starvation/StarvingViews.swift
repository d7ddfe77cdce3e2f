import Foundation
import Logging
import RawEngine
import WebBridge
import WebCookies

/// Two views: a page that does its worst, and another page whose calls are measured meanwhile.
@MainActor struct StarvingViews {
  /// Who receives what the pages post.
  enum Receiver: String, CaseIterable {
    /// A handler in C, which reads each text. It is what the engine costs.
    case engine
    case bridge
  }

  /// What was measured.
  struct Figures {
    /// The longest gap of the main actor, in milliseconds.
    var gap: Double
    var gapsOver100: Int
    /// The longest time of a call of the other view, in milliseconds.
    var wait: Double
    /// The processor time of the main thread, in milliseconds.
    var work: Double
    /// By how many bytes the memory of the process grew at most.
    var memory: Int
  }

  private let attacker: Side
  private let victim: Side
  private let receiver: Receiver
  private let ended = Ended()
  /// What lives as long as the views.
  private let kept: [AnyObject]

  init(_ starvation: Starvation, _ receiver: Receiver) async throws {
    self.receiver = receiver
    (attacker, victim) = (Side(.forCookies), Side(.forCookies))
    for side in [attacker, victim] { raw_take_messages(side.view, "take") }
    attacker.webView.configuration.userContentController.add(ended, name: "ended")
    var kept: [AnyObject] = []
    if receiver == .bridge {
      kept = [
        try Self.bridge(
          on: attacker, starvation == .refused ? ["https://app.example"] : [.anyOrigin]),
        try Self.bridge(on: victim, [.anyOrigin]),
      ]
      if starvation == .cookies {
        kept.append(
          CookieSync(
            between: MemoryCookieJar(), and: attacker.webView.configuration.websiteDataStore,
            domains: ["attacker.example"], logger: .quiet))
      }
    }
    self.kept = kept
    try await attacker.load(Starvation.tools + post(starvation), host: "attacker")
    try await victim.load(
      """
      let longest = 0, isOver = false;
      async function measure() {
        while (!isOver) {
          const start = performance.now();
          await \(receiver == .bridge ? "bridge.call('none').catch(() => {})" : "webkit.messageHandlers.take.postMessage('none').catch(() => {})");
          longest = Math.max(longest, performance.now() - start);
        }
      }
      """, host: "victim")
  }

  private static func bridge(on side: Side, _ origins: [OriginPattern]) throws -> Bridge {
    let bridge = try Bridge(
      attachedTo: side.webView, policy: BridgePolicy(origins: origins),
      options: BridgeOptions(logger: .quiet))
    var heard = 0
    try bridge.handle("list") { (list: [Int]) in list.count }
    try bridge.handle("members") { (object: [String: Int]) in object.count }
    try bridge.handle("tracks") { (tracks: [Track]) in tracks.count }
    try bridge.handle("echo") { (text: String) in text }
    try bridge.handle("ended") {}
    bridge.on("event") { (list: [Int]) in heard += list.count }
    return bridge
  }

  /// The page's function for a value.
  private func post(_ starvation: Starvation) -> String {
    switch (receiver, starvation) {
    case (.engine, .refused):
      // The same texts as the bridge gets, because their making would give the other view time.
      """
      const post = (kind, value) => webkit.messageHandlers.take.postMessage(value).catch(() => {});
      const settled = () => post('', '');
      """
    case (.engine, _):
      """
      const post = (kind, value) =>
        webkit.messageHandlers.take.postMessage(JSON.stringify(value)).catch(() => {});
      const settled = () => webkit.messageHandlers.take.postMessage('').catch(() => {});
      """
    case (.bridge, .refused):
      """
      const post = (kind, value) =>
        webkit.messageHandlers.webbridge.postMessage(value).catch(() => {});
      const settled = () => post('', '');
      """
    case (.bridge, _):
      """
      const post = (kind, value) => kind === 'event' || kind === 'unheard'
        ? bridge.emit(kind, value) : bridge.call(kind, value).catch(() => {});
      const settled = () => bridge.call('ended');
      """
    }
  }

  /// Runs a script in the attacker's page.
  func run(_ starvation: Starvation) async throws -> Figures {
    try await victim.run("measure()")
    try await Task.sleep(for: .milliseconds(500))
    try await victim.run("longest = 0")
    let watch = MainActorWatch()
    try await Task.sleep(for: .milliseconds(50))
    let (before, memory) = (Self.threadTime, MainActorWatch.resident)
    attacker.webView.evaluateJavaScript(
      """
      (async () => {
        \(starvation.script);
        await settled();
        await pause(1000);
        webkit.messageHandlers.ended.postMessage('');
      })(); 0
      """
    ) { _, _ in }
    await ended.wait()
    let seen = watch.end()
    let work = Self.threadTime - before
    let longest =
      try await victim.webView.callAsyncJavaScript(
        "isOver = true; return String(longest)", arguments: [:], in: nil, contentWorld: .page)
    return Figures(
      gap: seen.longest, gapsOver100: seen.over100,
      wait: Double(longest as? String ?? "") ?? .nan, work: work, memory: seen.memory - memory)
  }

  /// The processor time of this thread, in milliseconds.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Hears the end of a script.
@MainActor private final class Ended: NSObject, WKScriptMessageHandler {
  private let (ends, end) = AsyncStream.makeStream(of: Void.self)

  func wait() async { for await _ in ends { return } }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { end.yield() }
}

extension WKWebViewConfiguration {
  /// A configuration of a view whose cookies are its own.
  fileprivate static var forCookies: WKWebViewConfiguration {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configuration.prepareForBridge()
    return configuration
  }
}

extension Side {
  fileprivate var view: UnsafeMutableRawPointer { UnsafeMutableRawPointer(webView.widget) }
}

/// A type of an app, whose values may be decoded off the main actor.
private struct Track: Decodable, BackgroundDecodable {
  let title: String
  let seconds: Int
}
