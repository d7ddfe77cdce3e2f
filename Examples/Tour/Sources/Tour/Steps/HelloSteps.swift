import WebBridge

extension Chapter {
  @MainActor static let hello = Chapter(
    name: "Hello",
    steps: [
      Step("A call waits for its page") { stage in
        let start = ContinuousClock.now
        async let title: String = stage.bridge.call("page.title")
        // Nothing is loaded when the call is made.
        try await Task.sleep(for: .milliseconds(20))
        stage.load()
        try check("page.title", try await title, is: "WebBridge: the tour")
        return "answered \((ContinuousClock.now - start).inMilliseconds) later, once there was one"
      },
      Step("The page imports the bridge") { stage in
        struct Module: Decodable {
          var isGlobal: Bool
          var isFrozen: Bool
        }
        let module: Module = try await stage.act("module")
        try check("the module's bridge is window.bridge", module.isGlobal, is: true)
        try check("the bridge is frozen", module.isFrozen, is: true)
        return "import { bridge } from './bridge.js'"
      },
    ])
}
