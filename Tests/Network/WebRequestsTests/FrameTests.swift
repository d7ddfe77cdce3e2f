import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// Which frames are relayed.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct FrameTests {
  /// How the page makes a frame whose document asks for `/api`, and tells the page the status: 200 if it is relayed,
  /// and 404 of the server if it is not.
  private static let ask = "fetch(ORIGIN + '/api').then((r) => tell(r.status), (e) => tell(e.name))"
  private static func script(_ make: String) -> String {
    """
    const origin = location.origin;
    const text = "<body><script>const ORIGIN = '" + origin + "'; const tell = (x) => parent.postMessage(x, '*'); " +
      "\(ask.replacingOccurrences(of: "'", with: "\\'"))".replaceAll("\\'", "'") + "</" + "script>";
    const elsewhere = 'http://localhost:' + location.port;
    const frame = document.createElement('iframe');
    const told = new Promise((done) => addEventListener('message', (e) => done(e.data), { once: true }));
    \(make)
    return told;
    """
  }
  nonisolated private static let append = "document.body.append(frame);"
  nonisolated private static let page = "'/page?body=' + encodeURIComponent(text)"

  nonisolated private static let sameOrigin = "frame.src = \(page); \(append)"
  nonisolated private static let crossOrigin = "frame.src = elsewhere + \(page); \(append)"
  nonisolated private static let sourceDocument = "frame.srcdoc = text; \(append)"
  nonisolated private static let blank = """
    \(append)
    frame.contentWindow.eval("fetch('" + origin + "/api')").then((r) => parent.postMessage(r.status, '*'));
    """
  nonisolated private static let blob =
    "frame.src = URL.createObjectURL(new Blob([text], { type: 'text/html' })); \(append)"
  nonisolated private static let data =
    "frame.src = 'data:text/html,' + encodeURIComponent(text); \(append)"
  nonisolated private static func sandboxed(_ make: String, _ tokens: String = "allow-scripts")
    -> String
  {
    "frame.sandbox = '\(tokens)'; \(make)"
  }

  /// The status that a frame gets, and whether the client got a request of a subframe.
  private func status(
    _ make: String, frames: FrameScope = .all, isListed: Bool = false, isBridged: Bool = false
  ) async throws -> String {
    let client = StubClient()
    let elsewhere = OriginPattern(try await TestServer.shared.address(host: "localhost"))
    let own = OriginPattern(try await TestServer.shared.address())
    let page = try await RelayPage(
      frames: frames, origins: isBridged ? [own, elsewhere] : [own]
    ) {
      var relay = try RelayPage.relay($0, client: client)
      if isListed { relay.rules[0].origins.append(elsewhere) }
      return relay
    }
    try await page.load()
    let status = try await page.run(Self.script(make))
    #expect(client.sent.map(\.document.isMainFrame) == (status == "200" ? [false] : []))
    return status
  }

  @Test(arguments: [
    sameOrigin, sourceDocument, blob, sandboxed(sameOrigin, "allow-scripts allow-same-origin"),
  ])
  func `a frame of the page's origin is relayed where the bridge has subframes`(_ make: String)
    async throws
  {
    #expect(try await status(make) == "200")
    #expect(try await status(make, frames: .main) == "404")
  }

  @Test func `a frame of another origin is relayed where a rule and the bridge list its origin`()
    async throws
  {
    #expect(try await status(Self.crossOrigin) == "404")
    #expect(try await status(Self.crossOrigin, isListed: true) == "404")
    #expect(try await status(Self.crossOrigin, isBridged: true) == "404")
    #expect(
      try await status(Self.crossOrigin, frames: .main, isListed: true, isBridged: true) == "404")
    #expect(try await status(Self.crossOrigin, isListed: true, isBridged: true) == "200")
  }

  @Test(arguments: [sandboxed(sameOrigin), sandboxed(sourceDocument), sandboxed(blob), data])
  func `a frame of an opaque origin is never relayed`(_ make: String) async throws {
    #expect(try await status(make, isListed: true, isBridged: true) == "404")
  }

  @Test func `the empty document of a frame is relayed as a frame of the page's origin`()
    async throws
  {
    #expect(try await status(Self.blank) == "200")
    #expect(try await status(Self.blank, frames: .main) == "404")
  }
}
