import HTTPTypes
import Testing

@testable import WebRequests

/// What people see who print messages of a relay.
@Suite struct DescriptionTests {
  @Test func `a request is its method and its URL without the query`() {
    let request = RelayedRequest(
      urlString: "https://ada:secret@api.example/items?token=1", method: .post, headerFields: [:],
      body: nil, kind: .fetch,
      document: .init(origin: "https://app.example", url: "", isMainFrame: true), redirectCount: 0)
    #expect("\(request)" == "POST https://api.example/items")
  }

  @Test func `a response is its status`() {
    #expect("\(RelayedResponse(404))" == "404 Not Found")
    #expect("\(RelayedResponse(299))" == "299")
  }
}
