import Foundation
import HTTPTransport
import HTTPTypes
import TestSupport
import Testing

@testable import WebRequests

/// Bodies of requests that a client reads from a file.
@Suite(.serialized, .timeLimit(.minutes(1))) struct UploadTests {
  /// How a transfer ends before its body was sent.
  enum End: String, CaseIterable, Sendable {
    case closed, answered, cancelled
  }

  private let file = TemporaryFile()

  private func upload(to url: URL) throws -> RelayedRequest {
    RelayedRequest(
      urlString: url.absoluteString, method: .post, headerFields: [:],
      body: try BridgeBlob(contentsOf: file.url),
      kind: .fetch, document: .init(origin: "https://app.example", url: "", isMainFrame: true),
      redirectCount: 0)
  }

  @Test(arguments: Sender.allCases, End.allCases)
  @MainActor
  func `a transfer that ends while a client reads the file ends that request alone`(
    _ sender: Sender, _ end: End
  ) async throws {
    try Data(count: 8 << 20).write(to: file.url)
    let server = try WireServer { connection in
      switch end {
      case .closed: break
      case .answered: connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
      case .cancelled: connection.waitForEnd()
      }
    }
    let watched = WatchedClient(sender)
    let (request, client) = (try upload(to: server.url), watched.client)
    for _ in 0..<20 {
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      let sending = Task { try await client.send(request) { _ in begin.yield() }.status }
      if end == .cancelled {
        for await _ in begun { break }
        sending.cancel()
      }
      let result = await sending.result
      if end == .cancelled { #expect(throws: CancellationError.self) { try result.get() } }
      while watched.exchangeCount != 0 { try await turn() }
    }
    let other = try await TestServer.shared.address() + "/text?text=a"
    let next = try upload(to: try #require(URL(string: other)))
    #expect(try await client.send(next) { _ in }.status.code == 200)
  }

  @Test @MainActor
  func `a large body that a page has waits in a file that only its owner can read`()
    async throws
  {
    let page = try await RelayPage { try RelayPage.relay($0) }
    let bridge = try #require(page.bridge)
    try bridge.handle("keep") { (blob: BridgeBlob) async throws -> Int in
      guard case .file(let url, let file)? = try await BodyPlace(blob) else { return 0 }
      defer { withExtendedLifetime(file) {} }
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect((attributes[.size] as? NSNumber)?.intValue == 3_000_000)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }
    try await page.load()
    let mode = try await page.run(
      "return await bridge.call('keep', new Blob([new Uint8Array(3000000)]))")
    #expect(mode == "\(0o600)")
  }
}
