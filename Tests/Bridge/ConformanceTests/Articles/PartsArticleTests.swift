import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct Parts {
    @MainActor final class Theme {
      private var context: BridgePartContext?

      var name = "light" { didSet { context?.emit("changed", name) } }

      var part: BridgePart {
        BridgePart("theme", script: Self.script, options: ["attribute": "data-theme"]) { context in
          self.context = context
          try context.handle("current") { self.name }
        }
      }

      private static let script = """
        (part, { attribute }) => {
          const show = (name) => document.documentElement.setAttribute(attribute, name);
          part.on('changed', show);
          part.call('current').then(show);
        }
        """
    }

    @Test func `a part tells documents the theme of the app, in a page without a browser`()
      async throws
    {
      let webView = InMemoryPage(url: "https://shop.example.com/")
      let policy = BridgePolicy(origins: ["https://shop.example.com"])
      let theme = Theme()
      let bridge = try Bridge(attachedTo: webView, policy: policy, parts: [theme.part])
      theme.name = "dark"
      let shown = "document.documentElement.getAttribute('data-theme')"
      while try await webView.evaluate(shown, as: String?.self) != "dark" { try await turn() }
      theme.name = "light"
      while try await webView.evaluate(shown, as: String?.self) != "light" { try await turn() }
      withExtendedLifetime(bridge) {}
    }

    @Test func `a part tells documents the theme of the app, in a web view`() async throws {
      let page = try await WebKitPage()
      let theme = Theme()
      let policy = BridgePolicy(origins: [.exactly(page.origin)])
      let bridge = try Bridge(attachedTo: page.webView, policy: policy, parts: [theme.part])
      let shown = "return document.documentElement.getAttribute('data-theme')"
      try await page.load()
      while try await page.run(shown) != "light" { try await turn() }
      theme.name = "dark"
      while try await page.run(shown) != "dark" { try await turn() }
      try await page.load()
      while try await page.run(shown) != "dark" { try await turn() }
      withExtendedLifetime(bridge) {}
    }
  }
}
