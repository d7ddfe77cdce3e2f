import Foundation
import TestSupport

/// A relayed page, and one of the engine alone, of a ``ByteServer``, which is their own origin.
@MainActor final class BytePages {
  private let server: WireServer
  private let relayed: RelayPage
  private let plain: RelayPage
  private static var made: BytePages?

  private init() async throws {
    server = try ByteServer.make()
    let address = String(server.url.absoluteString.dropLast())
    relayed = try await RelayPage(at: address) { try RelayPage.relay($0) }
    plain = try await RelayPage(at: address, nil)
    try await relayed.load()
    try await plain.load()
  }

  /// The pages of all cases.
  static func shared() async throws -> BytePages {
    if let made { return made }
    let pages = try await BytePages()
    made = pages
    return pages
  }

  /// Makes new pages for the next case, because the processes of these have ended.
  static func forget() { made = nil }

  /// The transcripts of a case.
  func transcripts(_ differential: DifferentialCase) async throws -> (
    relayed: [String], plain: [String]
  ) {
    let script = Transcript.script(Self.functions + differential.script)
    async let (one, other) = (relayed.run(script), plain.run(script))
    return try await (Self.lines(one), Self.lines(other))
  }

  /// The entries of a transcript and its result, so that a failure shows the lines that differ.
  static func lines(_ transcript: String) throws -> [String] {
    let parts = try JSONSerialization.jsonObject(with: Data(transcript.utf8)) as? [Any] ?? []
    let entries = (parts.first as? [Any] ?? []) + parts.dropFirst()
    return try entries.map {
      String(
        decoding: try JSONSerialization.data(
          withJSONObject: $0, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]),
        as: UTF8.self)
    }
  }

  /// `events(url)` gives the events of an EventSource until its first message or error.
  nonisolated static let events = #"""
    const events = (url) => within(new Promise((done) => {
      const source = new EventSource(url), seen = [];
      for (const name of ['open', 'message', 'error']) source.addEventListener(name, (event) => {
        seen.push([event.type, source.readyState, event.data]);
        if (name === 'open') return;
        source.close();
        done(seen);
      });
    }));

    """#

  /// The functions that these cases use beside those of ``Transcript``.
  nonisolated static let functions = #"""
    /** A text whose characters above U+00FF are bytes of UTF-8. */
    const bytesOf = (text) => [...text].map((c) => c > 'ÿ' ? unescape(encodeURIComponent(c)) : c).join('');
    const hexOf = (text) => [...bytesOf(text)].map((c) => c.charCodeAt(0).toString(16).padStart(2, '0')).join('');
    /** The URL of a response with these lines of its head and this body. */
    const raw = (lines, body = 'x', status = '200 OK') => '/bytes?' + hexOf('HTTP/1.1 ' + status + '\r\n' +
      lines.map((line) => line + '\r\n').join('') + 'Connection: close\r\nContent-Length: ' + body.length + '\r\n\r\n' + body);
    const within = (promise, time = 4000) => Promise.race([promise, pause(time).then(() => 'never settles')]);
    const openXHR = (url, isAsync = true, method = 'GET') => {
      const x = new XMLHttpRequest();
      x.open(method, url, isAsync);
      return x;
    };
    /** Sends, and waits for the end; what happened beside the load is the result. */
    const sendXHR = async (x, body) => {
      const events = [];
      for (const name of ['load', 'error', 'abort', 'timeout']) x.addEventListener(name, () => events.push(name));
      const end = new Promise((done) => x.addEventListener('loadend', () => done(events.join())));
      x.send(body);
      return within(end);
    };
    /** What a server received: the request line and the fields with this name, and the body, one character for each byte. */
    const received = (text, name) => {
      const [head, body] = text.split(' ').map((hex) => (hex.match(/../g) ?? []).map((h) => String.fromCharCode(parseInt(h, 16))).join(''));
      const lines = head.split('\r\n');
      return { line: lines[0], fields: lines.filter((l) => l.toLowerCase().startsWith(name.toLowerCase() + ':')), body };
    };

    """#
}
