import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// Workers have no bridge: their requests stay with the engine.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct WorkerTests {
  private static let ask = """
    const base = location.origin === 'null' ? ORIGIN : location.origin;
    const byXHR = () => new Promise((done) => {
      const x = new XMLHttpRequest(); x.open('GET', base + '/text?text=xhr'); x.onloadend = () => done(x.responseText); x.send();
    });
    const byFetch = () => fetch(base + '/text?text=fetch').then((r) => r.text());
    """

  private func page() async throws -> (RelayPage, StubClient) {
    let client = StubClient()
    let page = try await RelayPage(frames: .all) { try RelayPage.relay($0, client: client) }
    try await page.load()
    return (page, client)
  }

  /// Defines `at`, the URL of a script of the server.
  private func script(_ text: String) -> String {
    """
    const at = '/text?type=text/javascript&text=' + encodeURIComponent(`\(Self.ask)\(text)`);
    """
  }

  @Test func `a dedicated worker stays with the engine`() async throws {
    let (page, client) = try await page()
    let text = try await page.run(
      """
      \(script("Promise.all([byFetch(), byXHR()]).then(postMessage);"))
      const worker = new Worker(at);
      return new Promise((done) => { worker.onmessage = (e) => done(e.data); worker.onerror = (e) => done(e.message); });
      """)
    #expect(text == #"["fetch","xhr"]"#)
    #expect(client.sent.isEmpty)
  }

  @Test func `a shared worker stays with the engine`() async throws {
    let (page, client) = try await page()
    let text = try await page.run(
      """
      \(script("onconnect = (e) => Promise.all([byFetch(), byXHR()]).then((all) => e.ports[0].postMessage(all));"))
      if (typeof SharedWorker === 'undefined') return 'none';
      const worker = new SharedWorker(at);
      return new Promise((done) => { worker.port.onmessage = (e) => done(e.data); worker.onerror = (e) => done('failed'); });
      """)
    #expect(text == #"["fetch","xhr"]"#)
    #expect(client.sent.isEmpty)
  }

  @Test func `a service worker stays with the engine, and does not see relayed requests`()
    async throws
  {
    let (page, client) = try await page()
    let text = try await page.run(
      """
      \(script("onactivate = (e) => e.waitUntil(clients.claim()); onfetch = (e) => { if (e.request.url.includes('seen')) e.respondWith(new Response('worker')); }; onmessage = (e) => byFetch().then((t) => e.source.postMessage(t));"))
      if (!navigator.serviceWorker) return 'none';
      await navigator.serviceWorker.register(at, { scope: '/' });
      if (!navigator.serviceWorker.controller) {
        await new Promise((done) => { navigator.serviceWorker.oncontrollerchange = done; });
      }
      const told = new Promise((done) => { navigator.serviceWorker.onmessage = (e) => done(e.data); });
      navigator.serviceWorker.controller.postMessage('ask');
      const own = await told;
      const image = await new Promise((done) => { const s = document.createElement('link'); s.rel = 'stylesheet'; s.href = '/seen'; s.onload = s.onerror = (e) => done(e.type); document.head.append(s); });
      return [own, await (await fetch('/seen')).text()];
      """)
    #expect(text == #"["fetch","stub"]"#)
    #expect(client.sent.map(\.url.path) == ["/seen"])
    _ = try await page.run(
      "for (const r of await navigator.serviceWorker.getRegistrations()) await r.unregister(); return 1"
    )
  }
}
