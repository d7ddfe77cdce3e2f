import Foundation
import HTTPTransport
import HTTPTypes
import TestSupport
import Testing

@testable import WebRequests

/// Requests end, whatever comes in the head of a response and whatever fails in the page.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct LostResponseTests {
  private static let read = """
    const r = await fetch('/a'), x = new XMLHttpRequest();
    x.open('GET', '/a');
    await new Promise((done) => { x.onloadend = done; x.send(); });
    const codes = (text) => [...(text ?? '')].map((c) => c.charCodeAt(0));
    return [r.status, codes(r.statusText), codes(r.headers.get('x-user')), x.status, codes(x.statusText), codes(x.getResponseHeader('x-user'))];
    """

  /// What an interceptor or a client answers, and the codes of the characters that the page gets.
  nonisolated static let answers: [(status: Int, reason: String, value: String, codes: String)] = [
    (200, "OK", "報告 é", "200,[79,75],[229,160,177,229,145,138,32,195,169]"),
    (700, "Très", "é", "700,[84,114,232,115],[195,169]"),
    (999, "報", "\u{1F600}", "999,[229,160,177],[240,159,152,128]"),
    // What no server may send is a space.
    (
      998, "", "a\r\nSet-Cookie: b",
      "998,[],[97,32,32,83,101,116,45,67,111,111,107,105,101,58,32,98]"
    ),
    (299, "a\u{7F}\u{1}", "a\u{1}b", "299,[97,32,32],[97,32,98]"),
  ]

  @Test(arguments: answers)
  func `an app's own response reaches the page as bytes`(
    status: Int, reason: String, value: String, codes: String
  ) async throws {
    let client = StubClient { _ in
      RelayedResponse(
        .init(code: status, reasonPhrase: reason), headerFields: [.own("X-User"): value])
    }
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load()
    let read = try await page.run(Self.read)
    #expect(read == "[\(codes),\(codes)]")
  }

  @Test(arguments: [0, 100, 199, 1000])
  func `a status that no response has fails the request, and the log says so`(_ status: Int)
    async throws
  {
    let log = Log()
    let client = StubClient { _ in try RelayedResponse(server: status, reason: "", fields: []) }
    let page = try await RelayPage {
      var relay = try RelayPage.relay($0, client: client)
      relay.logger = log.logger
      return relay
    }
    try await page.load()
    let text = try await page.run("return fetch('/a').catch((error) => error.name)")
    #expect(text == #""TypeError""#)
    #expect(log.lines.contains { $0.contains("200 to 999, and not \(status)") })
  }

  @Test(arguments: [
    ("plain", "plain"), ("Ã©", "é"), ("é", "é"), ("報", "報"),
    ("å ±å\u{91}\u{8A}", "å ±å\u{91}\u{8A}"),
    ("å\u{A0}±", "報"),
  ])
  func `the bytes of a field are read as UTF-8 if they are`(field: String, text: String)
    throws
  {
    let read = try #require(HTTPField("X-User", bytes: HTTPField.bytes(of: field)))
    #expect(read.text == text)
    #expect(HTTPField.bytes(of: read.latin1) == HTTPField.bytes(of: field))
  }
}
