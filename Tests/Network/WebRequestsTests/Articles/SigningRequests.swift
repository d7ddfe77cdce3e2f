#if os(Linux)
  import Crypto
  import Foundation
  import HTTPTypes
  import WebRequests

  extension HTTPField.Name {
    // The name is a token, so that it is not nil.
    // swift-format-ignore: NeverForceUnwrap
    static let signature = Self("X-Signature")!
  }

  struct Signing: RelayInterceptor {
    let key: SymmetricKey

    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      var request = request
      let body = try await request.body?.data(limit: 16 << 20) ?? Data()
      let message = Data("\(request.method) \(request.urlString)\n".utf8) + body
      let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
      request.headerFields[.signature] = Data(code).base64EncodedString()
      return try await next(request)
    }
  }

  actor Budget {
    private var left: Int

    init(requests: Int) { left = requests }

    func allows() -> Bool {
      left -= 1
      return left >= 0
    }
  }

  struct Sparing: RelayInterceptor {
    let budget: Budget

    func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
      guard await budget.allows() else {
        throw RelayError(.notListed, "The budget of this page is used up.")
      }
      return try await next(request)
    }
  }

  @MainActor final class SignedShop {
    let webView: WKWebView
    private let bridge: Bridge

    init(
      site: URL, key: SymmetricKey, budget: Budget, addresses: [AddressRange] = []
    ) throws {
      let origin = site.absoluteString
      let rule = RelayRule(
        [try RelayPattern("\(origin)/api/*")], from: [OriginPattern(origin)], addresses: addresses)
      let relay = RequestRelay(
        rules: [rule], interceptors: [Sparing(budget: budget), Signing(key: key)])
      let configuration = WKWebViewConfiguration()
      try configuration.relay(through: relay)
      let frame = CGRect(x: 0, y: 0, width: 800, height: 600)
      webView = WKWebView(frame: frame, configuration: configuration)
      bridge = try Bridge(attachedTo: webView, origins: [OriginPattern(origin)])
      webView.load(URLRequest(url: site.appendingPathComponent("orders")))
    }
  }

  struct Orders {
    @MainActor static func main() {
      Application.run(id: "org.example.Orders") {
        guard let site = URL(string: "https://shop.example.com") else { return }
        do {
          let key = SymmetricKey(data: Data("a key that the server has as well".utf8))
          let shop = try SignedShop(site: site, key: key, budget: Budget(requests: 1000))
          Window(shop.webView).show()
        } catch {
          print(error)
        }
      }
    }
  }
#endif
