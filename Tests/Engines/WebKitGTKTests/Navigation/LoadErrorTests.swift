import CWebKitGTK
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct LoadErrorTests {
    @Test func `a server that is not there`() async throws {
      // A port on which a server listened a moment ago.
      let url = try WireServer { _ in }.url
      try await expect(.cannotConnectToHost, url)
    }

    @Test func `a host that has no address`() async throws {
      try await expect(.cannotFindHost, "http://no-such-host.invalid/")
    }

    @Test func `a scheme that nobody handles`() async throws {
      try await expect(.unsupportedURL, "nosuch://a/")
    }

    @Test func `a file that does not exist`() async throws {
      try await expect(.fileDoesNotExist, "file:///no/such/file.html")
    }

    @Test func `an empty reply`() async throws {
      let server = try WireServer { _ in }
      try await expect(.networkConnectionLost, server.url)
    }

    @Test func `a reply that is no HTTP`() async throws {
      let server = try WireServer { $0.send("hello\r\n\r\n") }
      try await expect(.cannotParseResponse, server.url)
    }

    @Test func `a connection that breaks in the middle`() async throws {
      let server = try WireServer {
        $0.sendBeginning()
      }
      try await expect(.networkConnectionLost, server.url, provisional: false)
    }

    @Test func `redirects without end`() async throws {
      let url = try await Server.shared.serve { _ in .init(302, headers: ["Location": "?"]) }
      try await expect(.httpTooManyRedirects, url, failing: URL(string: "\(url)?"))
    }

    @Test func `a server without TLS at an https URL`() async throws {
      let url = try await Server.shared.page("").absoluteString.replacing("http:", with: "https:")
      try await expect(.secureConnectionFailed, url)
    }

    @Test func `a server that nobody vouches for`() async throws {
      let server = try TLSServer()
      try await expect(.serverCertificateUntrusted, server.url)
    }

    @Test(arguments: [
      (G_TLS_CERTIFICATE_EXPIRED, URLError.Code.serverCertificateHasBadDate),
      (G_TLS_CERTIFICATE_NOT_ACTIVATED, .serverCertificateNotYetValid),
      (G_TLS_CERTIFICATE_BAD_IDENTITY, .serverCertificateUntrusted),
    ])
    func `a certificate's fault has its code`(flag: GTlsCertificateFlags, code: URLError.Code) {
      #expect(URLError(certificateFlags: flag.rawValue, failingURL: nil).code == code)
    }

    @Test func `a reply without content keeps the page`() async throws {
      let page = try await Page.showing("<title>stay</title>")
      await page.load(try await Server.shared.serve { _ in .init(204) })
      let error = try #require(page.lastError as NSError?)
      #expect(error.domain == "WebKitErrorDomain" && error.code == 102)
      #expect(try await page.webView.documentTitle == "stay")
    }

    @Test func `a request that Linux cannot send fails in a later turn and says what to do`()
      async throws
    {
      let page = Page()
      var request = URLRequest(url: try await Server.shared.page(""))
      request.httpMethod = "PUT"
      request.httpBody = Data("a=b".utf8)
      let navigation = page.webView.load(request)
      #expect(navigation != nil)
      #expect(page.events.isEmpty)
      await page.next("end")
      #expect(page.events == ["failProvisional"])
      #expect(page.navigations == [navigation])
      let error = try #require(page.lastError as? URLError)
      #expect(error.code == .unsupportedURL)
      #expect(error.localizedDescription.contains("URLSession"))
    }

    private func expect(
      _ code: URLError.Code, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      try await expect(code, try #require(URL(string: text)), sourceLocation: sourceLocation)
    }

    /// Loads the URL, and expects the failure in each form that a program may read.
    private func expect(
      _ code: URLError.Code, _ url: URL, failing: URL? = nil, provisional: Bool = true,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let page = Page()
      let navigation = page.webView.load(URLRequest(url: url))
      await page.next("end")
      #expect(
        page.events.last == (provisional ? "failProvisional" : "fail"),
        sourceLocation: sourceLocation)
      #expect(page.navigations.last == navigation, sourceLocation: sourceLocation)
      let error = try #require(page.lastError, sourceLocation: sourceLocation)
      #expect((error as? URLError)?.code == code, "\(error)", sourceLocation: sourceLocation)
      let older = error as NSError
      #expect(older.domain == NSURLErrorDomain, sourceLocation: sourceLocation)
      #expect(older.code == code.rawValue, sourceLocation: sourceLocation)
      let failing = failing ?? url
      #expect((error as? URLError)?.failingURL == failing, sourceLocation: sourceLocation)
      #expect(
        older.userInfo[NSURLErrorFailingURLErrorKey] as? URL == failing,
        sourceLocation: sourceLocation)
      #expect(
        older.userInfo["NSErrorFailingURLStringKey"] as? String == failing.absoluteString,
        sourceLocation: sourceLocation)
      #expect(!error.localizedDescription.isEmpty, sourceLocation: sourceLocation)
    }
  }
}
