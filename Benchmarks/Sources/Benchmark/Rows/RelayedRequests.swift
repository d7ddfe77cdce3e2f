import Foundation
import HTTPTypes
import WebBridge
import WebRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of a page to an HTTP server on loopback, which a relay sends by `URLSession`, or the engine.
@MainActor struct RelayedRequests {
  private let relayed: Once<RequestSide>
  private let answered: Once<RequestSide>
  private let engine: Once<RequestSide>
  private let session: Once<BareSession>

  /// The number of requests at once.
  private nonisolated static let count = 200
  private static let reference = "the engine's fetch"

  init() {
    let server = Once { try await WebServer(serving: try Self.files()) }
    relayed = Once {
      let server = try await server()
      let relay = try RequestRelay("*", of: server.url, interceptors: [RelayedMark()])
      return try await RequestSide(server, server.url, relay)
    }
    answered = Once {
      let server = try await server()
      let relay = try RequestRelay(
        "*", of: server.url, interceptors: [Answering(), RelayedMark()])
      return try await RequestSide(server, server.url, relay)
    }
    engine = Once {
      let server = try await server()
      return try await RequestSide(server, server.otherURL)
    }
    session = Once { BareSession(try await server()) }
  }

  var rows: [Comparison] {
    [
      row("relayed fetch of 1 KB", of: Self.small, per: 10, atMost: 1.5, relayed),
      row(
        "200 relayed fetches of 1 KB at once, each", of: Self.many, per: Double(Self.count),
        atMost: 1.2, relayed),
      row("relayed fetch of 10 MB", of: Self.download, per: 2, atMost: 1.2, relayed),
      row("relayed POST of 10 MB", of: Self.upload, per: 2, atMost: 1.2, relayed),
      // What the relay alone costs, and what URLSession alone costs.
      row("relayed fetch of 1 KB that the app answers", of: Self.small, per: 10, answered),
      row(
        "200 relayed fetches of 1 KB that the app answers, each", of: Self.many,
        per: Double(Self.count), answered),
      session("1 KB by URLSession alone", of: Self.small, per: 10) { session in
        for _ in 0..<10 { try await session.fetch("small.bin") }
      },
      session(
        "200 times 1 KB by URLSession alone, at once, each", of: Self.many, per: Double(Self.count)
      ) { session in
        try await withThrowingTaskGroup { group in
          for _ in 0..<Self.count { group.addTask { try await session.fetch("small.bin") } }
          try await group.waitForAll()
        }
      },
      session("10 MB by URLSession alone", of: Self.download, per: 2) { session in
        for _ in 0..<2 { try await session.fetch("large.bin") }
      },
      session("POST of 10 MB by URLSession alone", of: Self.upload, per: 2) { session in
        for _ in 0..<2 { try await session.send(10 << 20) }
      },
    ]
  }

  private static let small = """
    for (let i = 0; i < 10; i++) {
      await (await fetch('/small.bin', { cache: 'no-store' })).arrayBuffer();
    }
    """
  private static let many = """
    await Promise.all(Array.from({ length: \(count) }, async () => {
      await (await fetch('/small.bin', { cache: 'no-store' })).arrayBuffer();
    }));
    """
  private static let download = """
    for (let i = 0; i < 2; i++) {
      const response = await fetch('/large.bin', { cache: 'no-store' });
      if ((await response.arrayBuffer()).byteLength !== \(10 << 20)) throw new Error('Bytes are missing.');
    }
    """
  private static let upload = """
    const body = new Uint8Array(\(10 << 20));
    for (let i = 0; i < 2; i++) {
      const text = await (await fetch('/received', { method: 'POST', body })).text();
      if (!text.endsWith('\(10 << 20)')) throw new Error('Bytes are missing.');
    }
    """

  private func row(
    _ name: String, of script: String, per count: Double, atMost reach: Double? = nil,
    _ side: Once<RequestSide>
  ) -> Comparison {
    Comparison(
      name: name, unit: .milliseconds, referenceName: Self.reference,
      reach: reach.map { .ratio(atMost: $0) }, readings: 3,
      ours: { try await side().time(of: script) / count },
      reference: { try await engine().time(of: script) / count })
  }

  private func session(
    _ name: String, of script: String, per count: Double,
    _ work: @escaping @Sendable (BareSession) async throws -> Void
  ) -> Comparison {
    Comparison(
      name: name, unit: .milliseconds, referenceName: Self.reference, readings: 3,
      ours: {
        let session = try await session()
        return try await microseconds(per: 1000) { try await work(session) } / count
      },
      reference: { try await engine().time(of: script) / count })
  }

  private static func files() throws -> URL {
    let folder = try Scratch.folder("requests")
    try SampleFiles.noise(1_024, 1).write(to: folder.appendingPathComponent("small.bin"))
    try SampleFiles.noise(10 << 20, 2).write(to: folder.appendingPathComponent("large.bin"))
    return folder
  }
}

/// Answers the requests of files without a server.
private struct Answering: RelayInterceptor {
  private let bytes = Data(count: 1_024)

  func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
    guard request.method == .get else { return try await next(request) }
    return RelayedResponse(
      200, headerFields: [.contentType: "application/octet-stream"], body: bytes)
  }
}

/// `URLSession` without a relay, for the same requests.
private struct BareSession: Sendable {
  private let session: URLSession
  private let url: URL

  init(_ server: WebServer) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    session = URLSession(configuration: configuration)
    url = server.url
  }

  func fetch(_ path: String) async throws {
    _ = try await session.data(from: url.appendingPathComponent(path))
  }

  func send(_ count: Int) async throws {
    var request = URLRequest(url: url.appendingPathComponent("received"))
    request.httpMethod = "POST"
    _ = try await session.upload(for: request, from: Data(count: count))
  }
}
