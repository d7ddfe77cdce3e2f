import Foundation
import Testing

@testable import WebRequests

@MainActor @Suite(.serialized) struct FetchTests {
  @Test func `a GET travels natively, and the page gets a response of the engine`() async throws {
    let page = try await RelayPage { try RelayPage.relay($0) }
    try await page.load()
    let text = try await page.run(
      """
      const response = await fetch('/text?text=hello#part');
      return [response.status, response.url, response.type, response.redirected, response.ok,
        response instanceof Response, await response.clone().text(), await response.text()];
      """)
    #expect(
      text == #"[200,"\#(page.address)/text?text=hello","basic",false,true,true,"hello","hello"]"#)
  }
}
