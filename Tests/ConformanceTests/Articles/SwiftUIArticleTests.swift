// The article's code requires Apple's systems. scripts/check-apple-source compiles it.
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import WebBridge

  extension ArticleTests {
    actor Cart {
      func count() -> Int { 1 }
    }

    struct ShopView: View {
      let cart: Cart
      let shop: URL

      var body: some View {
        BridgedWebView(url: shop, origins: ["https://shop.example.com"]) { bridge in
          try bridge.handle("cart.count") { await cart.count() }
        }
      }
    }

    struct HelpView: View {
      let folder: URL

      var body: some View {
        BridgedWebView(
          url: URL(string: "app://localhost/"), origins: [.scheme("app")],
          configuration: {
            let configuration = WKWebViewConfiguration()
            try configuration.serve(folder: folder, scheme: "app")
            return configuration
          },
          failed: { error in print("The help cannot be shown: \(error)") },
          adjust: { webView in webView.customUserAgent = "Help" }
        ) { bridge in
          try bridge.handle("version") { "1.0" }
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
