import BridgeTesting
import Testing
import WebBridge

extension Conformance {
  /// The names of exposed objects and of handlers.
  @MainActor @Suite struct Registrations {
    private let page = InMemoryPage(url: "https://shop.example.com/")
    private let bridge: Bridge

    init() throws { bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)]) }

    private func error(_ body: () throws -> Void) -> BridgeError? {
      #expect(throws: BridgeError.self, performing: body)
    }
    private func names() -> [String] { bridge.interfaces.flatMap(\.methods).map(\.name) }

    @Test func `an object is exposed under the attribute's name, or under another`() throws {
      try bridge.expose(Switch.on)
      try bridge.expose(Switch.off, as: "other.switch")
      try bridge.expose(Switch.off, as: "")
      #expect(names() == ["isOn", "other.switch.isOn", "switch.isOn"])
    }

    @Test func `a name without a name in the attribute is the type's with a small beginning`() {
      #expect(URLCalculator.exposedName == "urlCalculator")
    }

    @Test func `a second object of a name is refused, and the error names both`() throws {
      try bridge.expose(Switch.on, as: "cart")
      let error = error { try bridge.expose(CartModel()) }
      #expect(error?.code == .duplicateName)
      #expect(
        error?.message
          == "\"cart\" is registered already, by Switch, exposed as \"cart\"; now CartModel, "
          + "exposed as \"cart\" wants it. Pass replacing: true where that is meant.")
      #expect(names() == ["cart.isOn"])
    }

    @Test func `a method whose name a handler has is refused, and nothing is half exposed`() throws
    {
      try bridge.handle("cart.clear") {}
      let error = error { try bridge.expose(CartModel()) }
      #expect(error?.code == .duplicateName)
      #expect(error?.message.contains("by a handler; now CartModel, exposed as \"cart\"") == true)
      #expect(names() == ["cart.clear"])
    }

    @Test func `a handler whose name a method has is refused`() throws {
      try bridge.expose(Switch.on)
      let error = error { try bridge.handle("switch.isOn") { true } }
      #expect(error?.code == .duplicateName)
      #expect(
        error?.message.contains("by Switch, exposed as \"switch\"; now a handler wants it") == true)
    }

    @Test func `an object with a bad name is refused`() {
      #expect(error { try bridge.expose(Switch.on, as: "a..b") }?.code == .invalidName)
      #expect(error { try bridge.expose(Switch.on, as: ".") }?.code == .invalidName)
      #expect(names() == [])
    }

    @Test func `an object may replace another, with all of its methods`() throws {
      try bridge.expose(CartModel())
      try bridge.expose(Switch.on, as: "cart", replacing: true)
      #expect(names() == ["cart.isOn"])
      try bridge.handle("switch.isOn") { false }
      try bridge.expose(Switch.on, replacing: true)
      #expect(bridge.interfaces.map(\.type) == ["Switch", "Switch"])
    }

    @Test func `a handler may replace one method of an object`() async throws {
      try bridge.expose(Switch.on)
      try bridge.expose(CartModel())
      try bridge.handle("cart.clear", replacing: true) { "mine" }
      page.load(url: "https://shop.example.com/one")
      #expect(try await page.evaluate("bridge.call('cart.clear')", as: String.self) == "mine")
      bridge.removeHandler(named: "cart")
      #expect(names() == ["cart.clear", "switch.isOn"])
    }

    @Test func `removing a name removes the whole object`() async throws {
      try bridge.expose(Camera())
      try bridge.expose(Switch.on)
      #expect(bridge.removeHandler(named: "device.camera"))
      #expect(!bridge.removeHandler(named: "device.camera"))
      #expect(names() == ["switch.isOn"])
      page.load(url: "https://shop.example.com/one")
      #expect(try await page.evaluate("bridge.has('device.camera.count')", as: Bool.self) == false)
      try bridge.expose(Camera())
    }

    @Test func `removing a method's name removes only that`() throws {
      try bridge.expose(URLCalculator())
      #expect(bridge.removeHandler(named: "urlCalculator.sum"))
      #expect(names() == ["urlCalculator.double"])
      #expect(bridge.removeHandler(named: "urlCalculator.double"))
      #expect(bridge.interfaces == [])
      try bridge.expose(URLCalculator())
    }

    @Test func `a removed object is let go of`() async throws {
      weak var weakly: CartModel?
      do {
        let cart = CartModel()
        weakly = cart
        try bridge.expose(cart)
      }
      #expect(weakly != nil)
      bridge.removeHandler(named: "cart")
      #expect(weakly == nil)
    }

    @Test func `interfaces tells names, parameters, defaults, results and documentation`() throws {
      try bridge.expose(Camera())
      let camera = try #require(bridge.interfaces.first)
      #expect(camera.name == "device.camera")
      #expect(camera.type == "Camera")
      #expect(camera.documentation == "The camera at the back.\n\nThere is one.")
      let photo = try #require(camera.methods.first)
      #expect(photo.name == "device.camera.takePhoto")
      #expect(photo.documentation == "Takes a photo.\n- Parameter quality: From 0 to 1.")
      #expect(
        photo.parameters == [
          ParameterDescription("quality", type: "Double", defaultValue: "0.8"),
          ParameterDescription("of", type: "String?", isOptional: true, defaultValue: "nil"),
        ])
      #expect(photo.result == "Photo")
      #expect(photo.isAsync && photo.isThrowing && !photo.isStream)
      let frames = camera.methods.first { $0.name == "device.camera.frames" }
      #expect(frames?.isStream == true)
      #expect(frames?.result == "AsyncStream<Data>")
      let methods = Dictionary(uniqueKeysWithValues: camera.methods.map { ($0.name, $0) })
      #expect(methods["device.camera.wait"]?.result == nil)
      #expect(methods["device.camera.model"]?.isAsync == false)
    }

    @Test func `interfaces tells of closures what they answer`() throws {
      try bridge.expose(Reports())
      let methods = try #require(bridge.interfaces.first?.methods)
      let results = methods.map { "\($0.name) \($0.result ?? "-") \($0.isStream)" }
      #expect(
        results == [
          "reports.make String false", "reports.save - false", "reports.check Int false",
          "reports.forget Int false", "reports.drop Int true", "reports.flood Int true",
          "reports.steps Int true",
        ])
      #expect(methods[0].parameters == [ParameterDescription("title", type: "String")])
    }

    @Test func `interfaces tells handlers by their names alone`() throws {
      try bridge.handle("cart.clear") {}
      try bridge.handle("cart.add") { (_: Int) in }
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      #expect(bridge.interfaces.map(\.name) == ["", "cart"])
      #expect(bridge.interfaces[1].methods.map(\.name) == ["cart.add", "cart.clear"])
      #expect(bridge.interfaces.allSatisfy { $0.type == nil })
      #expect(bridge.interfaces[0].methods[0].parameters == nil)
    }

    @Test func `a detached bridge exposes nothing`() throws {
      try bridge.expose(Switch.on)
      bridge.detach()
      #expect(bridge.interfaces == [])
      #expect(error { try bridge.expose(CartModel()) }?.code == .detached)
    }
  }
}
