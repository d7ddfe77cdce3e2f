#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  @Exposed private final class Kept {
    func name() -> String { "kept" }
  }

  /// The owners of a view's objects, and the use of a view's bridge by other code.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct OwnershipTests {
    private struct Plain: MethodResolving {
      func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
        try MethodResolver().resolveMethodFromRaw(raw)
      }
    }

    @Test(arguments: [false, true])
    func `a view that nobody holds goes, with its bridge, keystone and interfaces`(
      isReplaced: Bool
    ) async throws {
      weak var view: WebView?
      weak var bridge: Bridge?
      weak var keystone: Keystone?
      weak var interface: Kept?
      do {
        let page = ViewUnderTest()
        let kept = Kept()
        page.webView.addInterface(kept, by: nil)
        view = page.webView
        bridge = page.webView.bridge
        keystone = page.webView.keystone as? Keystone
        interface = kept
        if isReplaced { keystone?.methodResolver = Plain() }
        await page.load(.published, "bridge.register('ask', () => bridge.call('name'))")
        #expect(try await page.ask("ask", as: String.self) == "kept")
      }
      while view != nil || bridge != nil || keystone != nil || interface != nil { try await turn() }
    }

    @Test func `pages of origins that are not listed find no bridge, and calls to them fail`()
      async throws
    {
      let before = WebView.origins
      defer { WebView.origins = before }
      WebView.origins = ["https://other.example.com"]
      let page = ViewUnderTest()
      page.webView.addInterface(Kept(), by: nil)
      await page.load(nil)
      #expect(
        try await page.run(
          "return [typeof dsBridge, typeof _dsbridge, prompt('_dsbridge=name', '{}')]")
          == ["undefined", "undefined", ""])
      let error = await #expect(throws: BridgeError.self) {
        try await page.ask("ask", as: String.self)
      }
      #expect(error?.code == .denied)
    }
  }
#endif
