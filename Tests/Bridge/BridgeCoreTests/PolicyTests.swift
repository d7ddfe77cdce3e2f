import TestSupport
import Testing

@testable import BridgeCore

/// What rules say about names, and how a policy explains it.
@MainActor @Suite struct PolicyTests {
  static let shop: Origin = "https://shop.example.com"
  static let pay: Origin = "https://pay.example.com"

  private func policy(_ rules: [BridgeRule], frames: FrameScope = .all) throws -> BridgePolicy {
    BridgePolicy(origins: ["https://*.example.com"], frames: frames, rules: rules)
  }

  @Test(arguments: [
    ("camera.take", "camera.take", true), ("camera.take", "camera.takes", false),
    ("camera.take", "camera", false), ("camera.*", "camera.take", true),
    ("camera.*", "camera.a.b", true), ("camera.*", "camera", false),
    ("camera.*", "cameras.take", false), ("camera.*", "Camera.take", false),
    ("*", "camera.take", true), ("*", "", true),
    // A letter and an accent are not the letter with an accent.
    ("caf\u{e9}.*", "cafe\u{301}.open", false),
  ])
  func `a pattern matches names`(pattern: String, name: String, matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }

  @Test(arguments: [
    "", "cam*", "*.take", "camera.**", "*camera", ".*", "ca*mera.*", "webbridge.files",
    "webbridge.*",
  ])
  func `what is not a pattern of names is refused`(text: String) {
    let policy = BridgePolicy(origins: [.anyOrigin], rules: [.allow(NamePattern(text))])
    let error = #expect(throws: BridgeError.self) {
      try Bridge(attachedTo: ScriptedEngine(), policy: policy)
    }
    #expect(error?.code == .badArguments)
    #expect(error?.message.contains("\"\(text)\"") == true)
    let decision = policy.explain("camera.take", from: Self.shop)
    #expect(!decision.isAllowed && decision.description == error?.message)
  }

  @Test func `a rule with a malformed origin is refused`() {
    let rules: [BridgeRule] = [.allow("a", from: ["shop.example.com"])]
    for policy in [
      BridgePolicy(origins: [.anyOrigin], rules: rules),
      BridgePolicy(origins: ["shop.example.com"]),
    ] {
      let error = #expect(throws: BridgeError.self) {
        try Bridge(attachedTo: ScriptedEngine(), policy: policy)
      }
      #expect(error?.code == .badArguments)
      let decision = policy.explain("a", from: Self.shop)
      #expect(!decision.isAllowed && decision.description.contains("shop.example.com"))
    }
  }

  @Test func `a name that no rule is about is allowed`() throws {
    let decision = try policy([.allow("camera.*", from: [.exactly(Self.pay)])])
      .explain("cart.add", from: Self.shop)
    #expect(decision.isAllowed)
    #expect(decision.rule == nil)
    #expect(
      decision.description
        == "https://shop.example.com may use \"cart.add\": no rule is about this name.")
  }

  @Test func `a name that rules are about is allowed where one of them allows it`() throws {
    let policy = try policy([
      .allow("camera.*", from: [.exactly(Self.pay)], frames: .main),
      .allow("camera.*", from: ["https://lens.example.com"]),
    ])
    #expect(policy.explain("camera.take", from: Self.pay).isAllowed)
    #expect(
      policy.explain("camera.take", from: "https://lens.example.com", isMainFrame: false).isAllowed)
    let shop = policy.explain("camera.take", from: Self.shop)
    #expect(shop.outcome == .denied)
    #expect(
      shop.description
        == "https://shop.example.com may not use \"camera.take\", by the rules: "
        + "allow \"camera.*\" from https://pay.example.com in the main frame; "
        + "allow \"camera.*\" from https://lens.example.com.")
    let frame = policy.explain("camera.take", from: Self.pay, isMainFrame: false)
    #expect(frame.outcome == .denied)
    #expect(frame.description.hasPrefix("https://pay.example.com in a subframe may not use"))
  }

  @Test func `the most specific pattern counts, whatever the order of the rules`() throws {
    let rules: [BridgeRule] = [
      .deny(.any), .allow("cart.*"), .deny("cart.admin.*"),
      .allow("cart.admin.list", from: [.exactly(Self.pay)]),
    ]
    for rules in [rules, rules.reversed()] {
      let policy = try policy(rules)
      #expect(policy.explain("camera.take", from: Self.shop).outcome == .denied)
      #expect(policy.explain("cart.add", from: Self.shop).isAllowed)
      #expect(policy.explain("cart.admin.drop", from: Self.shop).outcome == .denied)
      #expect(policy.explain("cart.admin.list", from: Self.shop).outcome == .denied)
      #expect(policy.explain("cart.admin.list", from: Self.pay).isAllowed)
      #expect(
        policy.explain("cart.admin.drop", from: Self.shop).description.contains(
          "by the rules: deny \"cart.admin.*\"."))
    }
  }

  @Test func `a document without a bridge may use no name, and the reason says why`() throws {
    let policy = try policy([.allow("a")], frames: .main)
    for (origin, isMain, reason) in [
      (Origin("https://evil.net"), true, "https://evil.net may not use this bridge"),
      (Origin.opaque, true, "an opaque origin"),
      (Self.shop, false, "A subframe of https://shop.example.com"),
    ] {
      let decision = policy.explain("a", from: origin, isMainFrame: isMain)
      #expect(decision.outcome == .denied)
      #expect(decision.description.contains(reason))
    }
  }

  @Test func `a consent decides for each origin`() throws {
    let given = UserConsent("camera", decisions: [Self.pay: true])
    let policy = try policy([.allow("camera.*", after: given)])
    #expect(policy.explain("camera.take", from: Self.pay).isAllowed)
    let shop = policy.explain("camera.take", from: Self.shop)
    #expect(shop.outcome == .denied, "without a way to ask, the user has not agreed")
    #expect(
      shop.description.hasSuffix("after the consent \"camera\", which the user has not given."))
    given.grant(to: Self.shop)
    #expect(policy.explain("camera.take", from: Self.shop).isAllowed)
    given.deny(to: Self.shop)
    #expect(policy.explain("camera.take", from: Self.shop).description.hasSuffix("has refused."))
    let asking = UserConsent("camera") { _ in true }
    let asks = try self.policy([.allow("camera.*", after: asking)])
      .explain("camera.take", from: Self.shop)
    #expect(asks.outcome == .asksUser)
    #expect(!asks.isAllowed)
    #expect(asks.rule?.consent === asking)
  }

  @Test func `a rule without a consent counts before one that asks`() throws {
    let policy = try policy([
      .allow("camera.*", after: UserConsent("camera") { _ in true }),
      .allow("camera.*", from: [.exactly(Self.pay)]),
    ])
    #expect(policy.explain("camera.take", from: Self.pay).isAllowed)
    #expect(policy.explain("camera.take", from: Self.shop).outcome == .asksUser)
  }

  @Test func `a bridge has its policy, which can be printed`() throws {
    let bridge = try Bridge(
      attachedTo: ScriptedEngine(),
      policy: BridgePolicy(
        origins: [.exactly(Self.shop), .exactly(Self.pay)],
        rules: [
          .allow(
            "camera.*", from: [.exactly(Self.pay)], frames: .main, after: UserConsent("camera")),
          .deny("debug.*"),
        ]))
    #expect(
      "\(bridge.policy)" == """
        bridge for https://shop.example.com, https://pay.example.com in the main frame
        allow "camera.*" from https://pay.example.com in the main frame after the consent "camera"
        deny "debug.*"
        """)
    #expect(bridge.policy.explain("debug.dump", from: Self.shop).outcome == .denied)
  }
}
