import CWebKitGTK
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct ChallengeTests {
    @Test func `credentials open a page that wants them`() async throws {
      let keeper = Keeper { _ in (.useCredential, Self.right) }
      #expect(try await keeper.title(of: Self.basic()) == "in")
      let space = try #require(keeper.challenges.first?.protectionSpace)
      #expect(space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
      #expect(space.host == "127.0.0.1")
      #expect(space.port == Int(try await Server.shared.listen()))
      #expect(space.realm == "safe")
      #expect(space.protocol == NSURLProtectionSpaceHTTP)
      #expect(!space.isProxy())
      #expect(keeper.challenges.map(\.previousFailureCount) == [0])
    }

    @Test func `wrong credentials are asked for again, with a count`() async throws {
      let keeper = Keeper { challenge in
        challenge.previousFailureCount < 2
          ? (.useCredential, URLCredential(user: "u", password: "wrong", persistence: .none))
          : (.useCredential, Self.right)
      }
      #expect(try await keeper.title(of: Self.basic()) == "in")
      #expect(keeper.challenges.map(\.previousFailureCount) == [0, 1, 2])
    }

    @Test func `a digest challenge says so`() async throws {
      let url = try await Server.shared.serve { header in
        header("Authorization")?.hasPrefix("Digest ") == true
          ? Self.inside
          : .init(
            401,
            headers: [
              "WWW-Authenticate": "Digest realm=\"safe\", nonce=\"n\", qop=\"auth\"",
              "Content-Type": "text/html",
            ], body: Data("<title>out</title>".utf8))
      }
      let keeper = Keeper { _ in (.useCredential, Self.right) }
      #expect(try await keeper.title(of: url) == "in")
      #expect(
        keeper.challenges.first?.protectionSpace.authenticationMethod
          == NSURLAuthenticationMethodHTTPDigest)
    }

    @Test(arguments: [
      URLSession.AuthChallengeDisposition.rejectProtectionSpace, .performDefaultHandling,
      .useCredential,
    ])
    func `without a credential the server's own page shows`(
      disposition: URLSession.AuthChallengeDisposition
    ) async throws {
      let keeper = Keeper { _ in (disposition, nil) }
      #expect(try await keeper.title(of: Self.basic()) == "out")
      #expect(keeper.challenges.count == 1)
    }

    @Test func `a cancelled challenge cancels the navigation`() async throws {
      let keeper = Keeper { _ in (.cancelAuthenticationChallenge, nil) }
      _ = try await keeper.title(of: Self.basic())
      #expect((keeper.error as? URLError)?.code == .cancelled)
    }

    @Test func `a server that wants a certificate goes without, and nobody is asked`() async throws
    {
      let server = try TLSServer(wantsCertificate: true)
      let keeper = Keeper { _ in (.cancelAuthenticationChallenge, nil) }
      #expect(try await keeper.title(of: server.url, trustingAll: true) == "in")
      #expect(keeper.challenges.isEmpty)
    }

    @Test func `a delegate without the method, or none, sees the server's own page`() async throws {
      let page = Page()
      await page.load(try await Self.basic())
      #expect(try await page.webView.documentTitle == "out")
      page.webView.navigationDelegate = nil
      let url = try await Self.basic()
      page.webView.load(URLRequest(url: url))
      while page.webView.url != url || page.webView.isLoading { try await turn() }
      #expect(try await page.webView.documentTitle == "out")
    }

    private static let right = URLCredential(user: "u", password: "p", persistence: .none)
    private nonisolated static let inside = Server.Reply(
      200, headers: ["Content-Type": "text/html"], body: Data("<title>in</title>".utf8))

    /// Adds a page for the user "u" with the password "p".
    private static func basic() async throws -> URL {
      try await Server.shared.serve { header in
        header("Authorization") == "Basic \(Data("u:p".utf8).base64EncodedString())"
          ? inside
          : .init(
            401,
            headers: ["WWW-Authenticate": "Basic realm=\"safe\"", "Content-Type": "text/html"],
            body: Data("<title>out</title>".utf8))
      }
    }

    final class Keeper: NSObject, WKNavigationDelegate {
      typealias Reply = (URLSession.AuthChallengeDisposition, URLCredential?)
      private(set) var challenges: [URLAuthenticationChallenge] = []
      private(set) var error: (any Error)?
      private let reply: (URLAuthenticationChallenge) -> Reply
      private let ended = Signal()

      init(_ reply: @escaping (URLAuthenticationChallenge) -> Reply) {
        self.reply = reply
      }

      func title(of url: URL, trustingAll: Bool = false) async throws -> String? {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        if trustingAll {
          webkit_network_session_set_tls_errors_policy(
            configuration.websiteDataStore.session.opaque, WEBKIT_TLS_ERRORS_POLICY_IGNORE)
        }
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = self
        view.load(URLRequest(url: url))
        await ended.wait()
        return try await view.documentTitle
      }

      func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
      ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        challenges.append(challenge)
        return reply(challenge)
      }

      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ended.fire() }

      func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
      ) {
        self.error = error
        ended.fire()
      }
    }
  }
}
