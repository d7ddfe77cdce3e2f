#if os(Linux)
  import Foundation
  import WebCookies
  import WebRequests

  enum Pages {
    static func write(to folder: URL, server: URL) throws {
      let page = """
        <!doctype html>
        <title>Shop</title>
        <p id=stock></p>
        <form method=post action="\(server.absoluteString)/orders">
          <input name=item value=tea>
          <button>Order</button>
        </form>
        <script>
          fetch('\(server.absoluteString)/stock', { credentials: 'include' })
            .then((response) => response.text())
            .then((text) => { document.getElementById('stock').textContent = text })
            .catch(() => { document.getElementById('stock').textContent = 'offline' })
        </script>
        """
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
    }
  }

  @MainActor final class OfflineShop {
    let webView: WKWebView
    private let site: FolderSite
    private let sync: CookieSync
    private let bridge: Bridge

    init(pages: URL, server: URL, domain: CookieDomain, addresses: [AddressRange] = []) throws {
      let configuration = WKWebViewConfiguration()
      site = try configuration.serve(folder: pages, scheme: "app")
      sync = CookieSync(
        between: MemoryCookieJar(), and: configuration.websiteDataStore, domains: [domain])
      let requests = try RelayPattern("\(server.absoluteString)/*")
      let rule = RelayRule([requests], from: [.scheme("app")], addresses: addresses)
      try configuration.relay(through: RequestRelay(rules: [rule], cookies: .synced(sync)))
      let frame = CGRect(x: 0, y: 0, width: 800, height: 600)
      webView = WKWebView(frame: frame, configuration: configuration)
      bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    }

    func open() { webView.load(URLRequest(url: site.url)) }
  }

  struct Shop {
    @MainActor static func main() {
      Application.run(id: "org.example.Shop") {
        guard let server = URL(string: "https://shop.example.com") else { return }
        let pages = FileManager.default.temporaryDirectory.appendingPathComponent("shop-pages")
        do {
          try Pages.write(to: pages, server: server)
          let shop = try OfflineShop(pages: pages, server: server, domain: "example.com")
          Window(shop.webView).show()
          shop.open()
        } catch {
          print(error)
        }
      }
    }
  }
#endif
