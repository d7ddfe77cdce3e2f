#if os(Linux)
  import Foundation
  import FoundationNetworking
  import WebCookies

  @MainActor final class Profiles {
    private let site: URL
    private let domain: CookieDomain
    private let session = CookieSession(jar: MemoryCookieJar())
    private var syncs: [CookieSync] = []
    private var webViews: [WKWebView] = []

    init(site: URL, domain: CookieDomain) {
      (self.site, self.domain) = (site, domain)
    }

    func makeWebView(_ store: WKWebsiteDataStore) -> WKWebView {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = store
      let frame = CGRect(x: 0, y: 0, width: 800, height: 600)
      let webView = WKWebView(frame: frame, configuration: configuration)
      webViews.append(webView)
      return webView
    }

    func open(_ path: String, in webView: WKWebView) async {
      let sync = sync(of: webView.configuration.websiteDataStore)
      await sync.load(URLRequest(url: site.appendingPathComponent(path)), in: webView)
    }

    private func sync(of store: WKWebsiteDataStore) -> CookieSync {
      if let sync = syncs.first(where: { $0.dataStore === store }) { return sync }
      let sync = CookieSync(between: session.jar, and: store, domains: [domain])
      syncs.append(sync)
      return sync
    }
  }

  extension Profiles {
    func signOut() async throws {
      for webView in webViews { webView.stopLoading() }
      var request = URLRequest(url: site.appendingPathComponent("logout"))
      request.httpMethod = "POST"
      _ = try? await session.data(for: request)
      for sync in syncs { try await sync.clear() }
      for webView in webViews { webView.reload() }
    }
  }

  extension Profiles {
    func removeData() async {
      let types = WKWebsiteDataStore.allWebsiteDataTypes()
      for sync in syncs {
        await sync.dataStore.removeData(ofTypes: types, modifiedSince: .distantPast)
      }
    }
  }

  extension Profiles {
    func signOutOrSay() async {
      do {
        try await signOut()
        await removeData()
      } catch let error as CookieSyncError {
        print(error.message, error.cookies)
      } catch {
        print(error)
      }
    }
  }

  struct Desk {
    @MainActor static func main() {
      Application.run(id: "org.example.Desk") {
        guard let site = URL(string: "https://shop.example.com") else { return }
        let profiles = Profiles(site: site, domain: "example.com")
        for store in [WKWebsiteDataStore.default(), .nonPersistent()] {
          let webView = profiles.makeWebView(store)
          let window = Window(webView)
          window.onClose = { Task { await profiles.signOutOrSay() } }
          window.show()
          Task { await profiles.open("orders", in: webView) }
        }
      }
    }
  }
#endif
