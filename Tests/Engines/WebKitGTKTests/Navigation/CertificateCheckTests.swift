import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct CertificateCheckTests {
    @Test func `a certificate that nobody vouches for is named`() async throws {
      let server = try TLSServer()
      let error = await CertificateCheck.error(of: server.url)
      #expect(error.code == .serverCertificateUntrusted)
      #expect(error.failingURL == server.url)
    }

    @Test func `a server that is gone is named`() async throws {
      let port = try #require(try WireServer { _ in }.url.port)
      let url = try #require(URL(string: "https://127.0.0.1:\(port)/"))
      #expect(await CertificateCheck.error(of: url).code == .cannotConnectToHost)
    }

    @Test func `a server without TLS gives no secure connection`() async throws {
      let page = try await Server.shared.page("").absoluteString
      let url = try #require(URL(string: page.replacing("http:", with: "https:")))
      let error = await CertificateCheck.error(of: url)
      #expect(error.code == .secureConnectionFailed)
      #expect(error.localizedDescription.contains("Load the page again"))
    }

    // WebKit tells a third of these loads that they were cancelled.
    @Test func `each load tells what is wrong with the certificate`() async throws {
      for _ in 1...6 {
        let page = Page()
        let server = try TLSServer()
        page.webView.load(PostTests.post(server.url, Data("a".utf8)))
        await page.next("end")
        #expect((page.lastError as? URLError)?.code == .serverCertificateUntrusted)
        #expect(page.events == ["action", "start", "failProvisional"])
        #expect(page.navigations[2] == page.navigations[1])
      }
    }
  }
}
