import BridgeTesting
import TestSupport
import Testing

@testable import BridgeCore

/// Synchronous calls that an extension answers later, while the page is blocked.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BlockingCallTests {
  let engine = ScriptedEngine()
  let slow = SlowExtension()

  private func attach() throws -> (Bridge, token: String) {
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"]),
      parts: [BridgePart(slow)])
    return (bridge, try engine.enter())
  }

  /// Makes a synchronous call, as a blocked page does.
  private func call(_ name: String, in bridge: Bridge) -> PostedReply {
    let reply = PostedReply()
    let isOfBridge = bridge.session.receive(
      prompt: PageRuntime.handlerName,
      text: "sync 0123456789abcdef0123456789abcdef 0\ncall 0 \(name) [2]"
    ) { reply.arrive($0) }
    #expect(isOfBridge)
    return reply
  }

  @Test func `its answer comes when its method has ended`() async throws {
    let (bridge, _) = try attach()
    let reply = call("webbridge.slow.double", in: bridge)
    await slow.begun.wait()
    #expect(reply.text == nil)
    slow.gate.open()
    await reply.wait()
    #expect(reply.text == "done 0 4")
    #expect(slow.caller?.origin == "https://a.example")
  }

  @Test func `its error is the error of its method`() async throws {
    let (bridge, _) = try attach()
    let reply = call("webbridge.slow.fail", in: bridge)
    await reply.wait()
    #expect(reply.text?.hasPrefix("fail 0") == true)
    #expect(reply.text?.contains("It is broken.") == true)
  }

  @Test func `a page that claims to be blocked and calls again is refused`() async throws {
    let (bridge, _) = try attach()
    let first = call("webbridge.slow.double", in: bridge)
    let second = call("webbridge.slow.double", in: bridge)
    #expect(second.text?.contains("badFrame") == true)
    #expect(first.text == nil)
    slow.gate.open()
    await first.wait()
    #expect(first.text == "done 0 4")
  }

  enum End: CaseIterable { case goodbye, commit, process, detach, release }

  @Test(arguments: End.allCases)
  func `the end of its document answers it and cancels its method`(_ end: End) async throws {
    let (bridge, _) = try attach()
    let reply = call("webbridge.slow.double", in: bridge)
    await slow.begun.wait()
    switch end {
    case .goodbye: _ = engine.post("goodbye \(try #require(bridge.session.mainDocument).token)")
    case .commit: bridge.session.documentCommitted(at: nil)
    case .process: bridge.session.processTerminated()
    case .detach: bridge.detach()
    case .release: bridge.session.engineReleased()
    }
    #expect(reply.text?.hasPrefix("close ") == true)
    await slow.cancelled.wait()
    slow.gate.open()
  }

  @Test func `it is for synchronous calls alone`() async throws {
    let (bridge, token) = try attach()
    let reply = engine.post("batch \(token) 1\ncall 1 webbridge.slow.double [2]")
    await reply.wait()
    #expect(reply.text?.contains("bridge.callSync") == true)
    bridge.detach()
  }

  @Test func `a page that cannot be blocked learns that synchronous calls are unavailable`()
    async throws
  {
    let page = InMemoryPage()
    _ = try Bridge(
      attachedTo: page, policy: BridgePolicy(origins: ["https://a.example"]),
      parts: [BridgePart(slow)])
    page.load(url: "https://a.example/", script: "")
    let code = try await page.evaluate(
      "(() => { try { return slow.double(2); } catch (error) { return error.code; } })()",
      as: String.self)
    #expect(code == "syncUnavailable")
    slow.gate.open()
  }
}

/// An extension whose synchronous methods take their time.
@MainActor final class SlowExtension: BridgeExtension {
  let name = "slow"
  let begun = TestSupport.Gate()
  let cancelled = TestSupport.Gate()
  let gate = TestSupport.Gate()
  private(set) var caller: BridgeCaller?

  let pageScripts = [
    PageScript(
      "slow",
      source: """
        function (options) {
          const double = ownName('slow.double');
          window.slow = { double: (n) => callSync(double, [n], noOptions) };
        }
        """, options: [:])
  ]

  var methods: [String: BuiltInMethod] {
    [
      "webbridge.slow.double": .blocking { [self] in
        let number: Int = try $0.arguments(of: "double")
        caller = BridgeCaller.current
        begun.open()
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          Task { @MainActor in cancelled.open() }
        }
        return .int(number * 2)
      },
      "webbridge.slow.fail": .blocking { _ in throw BridgeError(.badArguments, "It is broken.") },
    ]
  }
}
