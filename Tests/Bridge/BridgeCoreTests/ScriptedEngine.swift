import BridgeTesting
import Logging
import Testing

@testable import BridgeCore

/// An engine that a test controls: the test posts texts and reads the replies.
@MainActor final class ScriptedEngine: BridgeEngine {
  let testClock = PageClock()
  var clock: any BridgeClock { testClock }
  let secret = PageSecret()
  private(set) var wakes = 0
  private var receiver: (any EngineReceiver)?

  func install(_ runtime: PageRuntime, receiver: any EngineReceiver) throws -> PageSecret {
    self.receiver = receiver
    return secret
  }

  func uninstall() { receiver = nil }
  func wake() { wakes += 1 }

  /// - Parameter source: What the engine itself knows about the frame that posts.
  func post(_ text: String, from source: MessageSource = MessageSource()) -> PostedReply {
    let reply = PostedReply()
    receiver?.receive(text, from: source) { reply.arrive($0) }
    return reply
  }

  /// Posts a document's hello. The defaults are those of an allowed page.
  func hello(
    secret: String? = nil, wire: Int = 2, origin: Origin = "https://a.example", main: Bool = true,
    from source: MessageSource = MessageSource()
  ) -> PostedReply {
    post(
      """
      hello \(secret ?? self.secret.text) {"wire":\(wire),"origin":"\(origin)","url":"\(origin)/",\
      "main":\(main),"key":"0123456789abcdef0123456789abcdef"}
      """, from: source)
  }

  /// Says hello, and returns the token of the document.
  func enter(main: Bool = true) throws -> String {
    let welcome = try #require(hello(main: main).text)
    return String(try #require(welcome.split(separator: " ").dropFirst().first))
  }

  /// Returns a bridge for pages of `https://a.example`, without a page.
  func bridge(frames: FrameScope = .main, limits: BridgeLimits = .default) throws -> Bridge {
    try Bridge(
      attachedTo: self, policy: BridgePolicy(origins: ["https://a.example"], frames: frames),
      options: BridgeOptions(
        limits: limits, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
  }
}

/// The reply to one post, `nil` until it arrives.
@MainActor final class PostedReply {
  private(set) var text: String?
  private var waiting: CheckedContinuation<Void, Never>?

  func arrive(_ text: String) {
    #expect(self.text == nil, "a post is answered once")
    self.text = text
    waiting?.resume()
    waiting = nil
  }

  func wait() async {
    if text == nil { await withCheckedContinuation { waiting = $0 } }
  }
}
