import Foundation
import Testing

@testable import WebRequests

/// Pages whose libraries change the prototypes of the language.
@MainActor @Suite(.serialized) struct PrototypeTests {
  /// What Prototype.js 1.6 gives to all arrays, texts and numbers, and older libraries to all objects.
  private static let library = """
    for (const type of [Array, Object, String, Number, Boolean]) {
      type.prototype.toJSON = function () { return 'forged' };
    }
    """

  /// What a page can change of the collections that the script reads.
  @Test(arguments: [
    "Object.defineProperty(NodeList.prototype, 'length', { get() { throw new Error('length') } })",
    "Object.defineProperty(NodeList.prototype, 'length', { value: 1e9 })",
    "NodeList.prototype.item = () => { throw new Error('item') }",
  ])
  func `a page that changes its lists makes requests as before`(change: String) async throws {
    var seen: [String] = []
    for relay in [{ try RelayPage.relay($0) }, nil] as [((String) throws -> RequestRelay)?] {
      let page = try await RelayPage(relay)
      try await page.load("/page?head=%3Cmeta%20name=referrer%20content=origin%3E")
      seen.append(
        try await page.run(
          """
          \(change);
          const source = new EventSource('/events?text=data:x%0A%0A');
          const event = await new Promise((done) => { source.onmessage = source.onerror = (e) => done(e.type); });
          source.close();
          const xhr = new XMLHttpRequest(); xhr.open('GET', '/head', false); xhr.send();
          const head = await fetch('/head').then((r) => r.json(), (e) => ({ headers: { referer: e.name } }));
          return [event, xhr.status, head.headers.referer.replace(location.origin, '')];
          """))
    }
    #expect(seen[0] == seen[1])
  }

  @Test(arguments: [
    "(await fetch('/echo', { method: 'POST', body: 'a=b', headers: { 'X-Field': 'v' } })).status",
    "(await (await fetch('/echo', { method: 'PUT', body: new Uint8Array([1, 2]) })).text()).length > 0",
    """
    await new Promise((done) => {
      const xhr = new XMLHttpRequest(); xhr.open('POST', '/echo'); xhr.setRequestHeader('X-Field', 'v');
      xhr.onloadend = () => done([xhr.status, xhr.responseText.includes('x-field')]); xhr.send('text')
    })
    """,
    """
    await (() => { const xhr = new XMLHttpRequest(); xhr.open('POST', '/echo', false); xhr.send('text');
      return [xhr.status, xhr.responseText.length > 0] })()
    """,
    "navigator.sendBeacon('/echo', 'text')",
  ])
  func `a request does the same relayed and on the engine alone`(request: String) async throws {
    var seen: [String] = []
    for relay in [{ try RelayPage.relay($0) }, nil] as [((String) throws -> RequestRelay)?] {
      let page = try await RelayPage(relay)
      try await page.load()
      // The test reads the answer as text, which no `toJSON` changes.
      seen.append(
        try await page.run(
          """
          \(Self.library)
          let text;
          try { text = String(\(request)) } catch (error) { text = String(error) }
          for (const type of [Array, Object, String, Number, Boolean]) delete type.prototype.toJSON;
          return text
          """))
    }
    #expect(seen[0] == seen[1])
    #expect(!seen[1].contains("Error"))
  }
}
