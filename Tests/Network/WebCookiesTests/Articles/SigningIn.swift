#if os(Linux)
  import Foundation
  import FoundationNetworking
  import WebCookies

  @MainActor final class Account {
    let site: URL
    let webView: WKWebView
    private let session = CookieSession(jar: MemoryCookieJar())
    private let sync: CookieSync

    init(site: URL, domain: CookieDomain) {
      self.site = site
      let configuration = WKWebViewConfiguration()
      let frame = CGRect(x: 0, y: 0, width: 800, height: 600)
      webView = WKWebView(frame: frame, configuration: configuration)
      sync = CookieSync(
        between: session.jar, and: configuration.websiteDataStore, domains: [domain])
    }

    func signIn(_ name: String, _ password: String) async throws {
      var request = URLRequest(url: site.appendingPathComponent("login"))
      request.httpMethod = "POST"
      request.httpBody = try JSONEncoder().encode(["name": name, "password": password])
      let (_, response) = try await session.data(for: request)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.userAuthenticationRequired)
      }
    }

    func open(_ path: String) async {
      let url = site.appendingPathComponent(path)
      await sync.load(URLRequest(url: url), in: webView)
    }
  }

  extension Account {
    var isSignedIn: Bool {
      get async throws {
        try await session.jar.cookies().contains { $0.name == "session" }
      }
    }

    func watch(_ change: (_ isSignedIn: Bool) -> Void) async throws {
      let changes = await session.jar.changes
      var last = try await isSignedIn
      change(last)
      for await _ in changes {
        let now = try await isSignedIn
        if now != last { change(now) }
        last = now
      }
    }
  }

  extension Account {
    func openSignedIn(_ path: String) async throws {
      guard await sync.ready(within: .seconds(5)) else { throw URLError(.timedOut) }
      webView.load(URLRequest(url: site.appendingPathComponent(path)))
    }
  }

  struct Shop {
    @MainActor static func main() {
      Application.run(id: "org.example.Shop") {
        guard let site = URL(string: "https://shop.example.com") else { return }
        let account = Account(site: site, domain: "example.com")
        Window(account.webView).show()
        Task { try await account.watch { print($0 ? "signed in" : "signed out") } }
        Task {
          try await account.signIn("ada", "secret")
          try await account.openSignedIn("orders")
        }
      }
    }
  }
#endif
