import Foundation
import TestSupport

@testable import WebRequests

/// A relayed page with relayed frames, and one of the engine alone, of one server.
@MainActor final class EnginePages {
  enum Server { case bytes, test }

  private static let bytes = Result { try ByteServer.make() }
  private static var made: [Server: EnginePages] = [:]
  private let relayed: RelayPage
  private let plain: RelayPage

  private init(_ server: Server) async throws {
    let address =
      server == .bytes ? String(try Self.bytes.get().url.absoluteString.dropLast()) : nil
    relayed = try await RelayPage(frames: .all, at: address) { try RelayPage.relay($0) }
    plain = try await RelayPage(frames: .all, at: address, nil)
    try await relayed.load()
    try await plain.load()
  }

  /// The pages of all cases.
  static func shared(_ server: Server) async throws -> EnginePages {
    if let pages = made[server] { return pages }
    let pages = try await EnginePages(server)
    made[server] = pages
    return pages
  }

  /// Makes new pages for the next case, because the processes of these have ended.
  static func forget() { made = [:] }

  /// The lines of a case's transcripts.
  func transcripts(_ differential: DifferentialCase) async throws -> (
    relayed: [String], plain: [String]
  ) {
    let script = Transcript.script(BytePages.functions + Self.functions + differential.script)
    async let (one, other) = (relayed.run(script), plain.run(script))
    return try await (BytePages.lines(one), BytePages.lines(other))
  }

  /// The functions that these cases use beside those of ``BytePages``.
  nonisolated static let functions = #"""
    const inFrame = (frame) => new Promise((done) => {
      frame.onload = () => done(frame.contentWindow);
      document.body.append(frame);
    });
    /** The window of a frame whose document has this charset. */
    const framed = (charset, body = '') => {
      const frame = document.createElement('iframe');
      frame.src = raw(['Content-Type: text/html' + (charset ? '; charset=' + charset : '')], '<!doctype html><head>' + body + '</head>');
      return inFrame(frame);
    };
    const emptyFrame = () => document.body.appendChild(document.createElement('iframe'));
    /** What becomes of a response. */
    const heard = (promise) => within(Promise.resolve(promise).then(async (r) => [r.status, r.url, await r.text()]).catch(failure), 2500);
    /** What becomes of a promise, with the message of its error. */
    const ending = (promise) => within(promise.then((v) => ['fulfilled', v], (e) => [failure(e), e?.message ?? e]), 2500);
    /** Keeps the events of an XMLHttpRequest without progress, each once where it repeats. */
    const follow = (x, seen = []) => {
      const note = (...line) => { if (JSON.stringify(seen.at(-1)) !== JSON.stringify(line)) seen.push(line); };
      for (const type of watched) {
        if (type === 'progress') continue;
        x.addEventListener(type, (e) => note(type, x.readyState, x.status, e.loaded, e.total));
        if (type !== 'readystatechange') x.upload.addEventListener(type, (e) => note('upload ' + type, x.readyState, e.loaded));
      }
      return seen;
    };
    const ended = (x) => within(new Promise((done) => x.addEventListener('loadend', () => done('ended'))), 2500);

    """#
}
