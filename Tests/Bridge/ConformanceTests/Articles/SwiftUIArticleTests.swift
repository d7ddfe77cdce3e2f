// The article's code requires Apple's systems. scripts/check-apple-source compiles it.
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import WebBridge

  extension ArticleTests {
    actor Cart {
      func count() -> Int { 1 }
    }

    @Exposed("notes") actor Notes {
      func all() -> [String] { [] }
    }

    struct NotesView: View {
      let notes: Notes

      var body: some View {
        BridgedWebView(folder: Bundle.main.url(forResource: "web", withExtension: nil)) { bridge in
          try bridge.expose(notes)
        }
      }
    }

    struct ShopView: View {
      let cart: Cart
      let shop: URL

      var body: some View {
        BridgedWebView(url: shop, policy: BridgePolicy(origins: ["https://shop.example.com"])) {
          bridge in
          try bridge.handle("cart.count") { await cart.count() }
        }
      }
    }

    struct HelpView: View {
      let folder: URL
      let topic: String
      @State private var failure: String?

      var body: some View {
        if let failure {
          Text(failure)
        } else {
          BridgedWebView(
            folder: folder, scheme: "help", page: "\(topic).html",
            failed: { error in failure = "\(error)" },
            adjust: { webView in webView.customUserAgent = "Help" }
          ) { bridge in
            try bridge.handle("version") { "1.0" }
          }
        }
      }
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    @MainActor final class Shop {
      let page: WebPage
      let bridge: Bridge

      init() throws {
        var configuration = WebPage.Configuration()
        configuration.prepareForBridge()
        page = WebPage(
          configuration: configuration,
          navigationDecider: BridgeNavigationDecider(for: configuration),
          dialogPresenter: BridgeDialogPresenter(for: configuration))
        bridge = try Bridge(
          attachedTo: page, configuration: configuration, origins: ["https://shop.example.com"])
        try bridge.handle("add") { (a: Int, b: Int) in a + b }
        page.load(URL(string: "https://shop.example.com/"))
      }
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    struct NewShopView: View {
      let shop: Shop

      var body: some View { WebView(shop.page) }
    }
  }
#endif
