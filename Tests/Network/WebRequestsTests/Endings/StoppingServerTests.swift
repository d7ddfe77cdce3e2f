import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// A server stops at every moment of an exchange: the page's request ends, and its next one works.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct StoppingServerTests {
  typealias Frame = StoppingServer.Frame

  /// The ways in which a page reads a response. Each returns the text, or the name of the error.
  private static let readers = """
    // While a body comes, the engine says AbortError for a time-out.
    const name = (error) => error.name === 'AbortError' ? 'TimeoutError' : error.name;
    const signal = () => globalThis.limit ? { signal: AbortSignal.timeout(limit) } : {};
    const xhr = (url, isAsync) => {
      const x = new XMLHttpRequest();
      x.open('GET', url, isAsync);
      if (isAsync && globalThis.limit) x.timeout = limit;
      return x;
    };
    const readers = {
      text: (url) => fetch(url, signal()).then((r) => r.text()).catch(name),
      pieces: async (url) => {
        try {
          const reader = (await fetch(url, signal())).body.getReader();
          let count = 0;
          for (let piece; !(piece = await reader.read()).done;) count += piece.value.length;
          return `${count} bytes`;
        } catch (error) { return name(error) }
      },
      xhr: (url) => new Promise((done) => {
        const x = xhr(url, true);
        for (const type of ['load', 'error', 'abort', 'timeout']) x['on' + type] = () => done(type);
        x.send();
      }),
      sync: (url) => {
        const x = xhr(url, false);
        try { x.send(); return x.responseText } catch (error) { return name(error) }
      },
    };
    """

  private func page(_ server: StoppingServer, _ client: WatchedClient) async throws -> RelayPage {
    let page = try await RelayPage(at: server.address) { address in
      var relay = try RelayPage.relay(address, client: client.client)
      relay.longestSynchronous = .milliseconds(100)
      relay.logger = Log().logger
      return relay
    }
    try await page.load()
    return page
  }

  /// Runs a reader for each URL, six at once, and returns the indices of those that do not end with the error.
  private func ends(
    _ page: RelayPage, _ reader: String, at urls: [String], besides error: String
  ) async throws -> [Int] {
    let text = try await page.run(
      """
      \(Self.readers)
      const ends = [], urls = \(urls);
      for (let first = 0; first < urls.length; first += 6) {
        await Promise.all(urls.slice(first, first + 6).map(async (url, index) => {
          const end = await readers.\(reader)(url);
          if (end !== '\(error)') ends.push(first + index);
        }));
      }
      return ends.sort((a, b) => a - b);
      """)
    return try JSONDecoder().decode([Int].self, from: Data(text.utf8))
  }

  private static let failures = [
    ("text", "TypeError"), ("pieces", "TypeError"), ("xhr", "error"), ("sync", "NetworkError"),
  ]

  private static let timeouts = [
    ("text", "TimeoutError"), ("pieces", "TimeoutError"), ("xhr", "timeout"),
    ("sync", "NetworkError"),
  ]

  private func expectNothingOpen(
    _ page: RelayPage, _ server: StoppingServer, _ client: WatchedClient
  )
    async throws
  {
    let text = try await page.run("return (await fetch('/text')).text()")
    #expect(text == #""text""#)
    while server.openCount != 0 || client.exchangeCount != 0 { try await turn() }
  }

  @Test(arguments: Sender.allCases, Frame.allCases)
  func `a request fails when its server closes the connection at any byte`(
    sender: Sender, frame: Frame
  ) async throws {
    let server = try StoppingServer()
    let client = WatchedClient(sender)
    let page = try await page(server, client)
    let moments = frame.moments(sender)
    for (reader, error) in Self.failures {
      let urls = moments.map { "/cut?\(frame.rawValue)-\($0)" }
      let others = try await ends(page, reader, at: urls, besides: error).map { moments[$0] }
      #expect(others == frame.ends(for: sender), "\(reader)")
      try await expectNothingOpen(page, server, client)
    }
  }

  @Test(arguments: Sender.allCases)
  func `a request fails when its server closes the connection before it reads`(sender: Sender)
    async throws
  {
    let (server, closing) = (try StoppingServer(), try WireServer(readsHead: false) { _ in })
    let client = WatchedClient(sender)
    let page = try await page(server, client)
    for (reader, error) in Self.failures {
      let urls = Array(repeating: closing.url.absoluteString, count: 30)
      let others = try await ends(page, reader, at: urls, besides: error)
      #expect(others == [], "\(reader)")
      try await expectNothingOpen(page, server, client)
    }
  }

  @Test(arguments: Sender.allCases, Frame.allCases)
  func `a request ends at its limit when its server falls silent at any byte`(
    sender: Sender, frame: Frame
  ) async throws {
    let server = try StoppingServer()
    let client = WatchedClient(sender)
    let page = try await page(server, client)
    _ = try await page.run("globalThis.limit = 100")
    for (index, (reader, error)) in Self.timeouts.enumerated() {
      // Each reader has moments of its own. A synchronous one blocks the others.
      let step = reader == "sync" ? 9 : 4
      let moments = stride(from: index, to: frame.response.count - 1, by: step)
      let urls = moments.map { "/hush?\(frame.rawValue)-\($0)" }
      let others = try await ends(page, reader, at: urls, besides: error)
      #expect(others == [], "\(reader)")
      try await expectNothingOpen(page, server, client)
    }
    #expect(server.silentCount > 0)
  }
}
