import FlyingFox
import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// What beacons may hold, and where they are not sent.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct BeaconLimitTests {
  @Test func `beacons and keepalive fetches share 64 KiB, until their responses come`() async throws
  {
    let page = try await RelayPage { try RelayPage.relay($0) }
    try await page.load()
    let text = try await page.run(
      """
      const url = '/head?gate=share', body = (count) => new Uint8Array(count);
      window.one = fetch(url, { method: 'POST', keepalive: true, body: body(30000) });
      const seen = [navigator.sendBeacon(url, body(35536)), navigator.sendBeacon(url, 'x')];
      await fetch(url, { method: 'POST', keepalive: true, body: 'x' }).catch((e) => seen.push(e.name));
      return seen;
      """)
    #expect(text == #"[true,false,"TypeError"]"#)
    await TestServer.shared.open("share")
    #expect(try await page.run("return (await one).status") == "200")
    // The numbers of bytes fall behind the response.
    while try await page.run("return navigator.sendBeacon('/head', new Uint8Array(60000))")
      == "false"
    {
      try await turn()
    }
  }

  @Test func `128 beacons may be under way, and the next one is refused`() async throws {
    let page = try await RelayPage { try RelayPage.relay($0) }
    try await page.load()
    let text = try await page.run(
      """
      let count = 0;
      while (count < 1000 && navigator.sendBeacon('/head?gate=count')) count++;
      return count;
      """)
    #expect(text == "128")
    await TestServer.shared.open("count")
    while try await page.run("return navigator.sendBeacon('/head')") == "false" { try await turn() }
  }

  @Test func `a beacon of a page whose bridge was taken away is refused`() async throws {
    let page = try await RelayPage { try RelayPage.relay($0) }
    try await page.load()
    page.bridge?.detach()
    while try await page.run("return navigator.sendBeacon('/head?keep=detached')") == "true" {
      try await turn()
    }
  }

  @Test func `a Blob that only the engine can read is refused in pagehide, and sent before`()
    async throws
  {
    let page = try await RelayPage { try RelayPage.relay($0) }
    try await page.load()
    _ = try await page.run(
      """
      window.blob = new Blob(['x'.repeat(40000), 'y'.repeat(40000)]).slice(39999, 40001);
      addEventListener('pagehide', () => {
        sessionStorage.setItem('seen', [
          navigator.sendBeacon('/head?keep=late', blob), navigator.sendBeacon('/head?keep=behind', 'a')]);
      });
      return navigator.sendBeacon('/head?keep=early', blob);
      """)
    _ = try await page.leave(by: "location.href = '/page?next'")
    #expect(try await page.run("return sessionStorage.getItem('seen')") == #""false,true""#)
    while await TestServer.shared.request(of: "behind") == nil { try await turn() }
    #expect(await TestServer.shared.body(of: "early") == Data("xy".utf8))
    #expect(await TestServer.shared.request(of: "late") == nil)
  }

  @Test func `beacons that are sent in one turn with other calls do not wait for them`()
    async throws
  {
    let client = StubClient()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load()
    try page.bridge?.handle("slow") { () async in try? await Task.sleep(for: .seconds(600)) }
    // The second call waits on the page for the answer of the first one's batch.
    _ = try await page.leave(
      by: """
        bridge.call('slow').catch(() => {});
        Promise.resolve().then(() => Promise.resolve()).then(() => {
          bridge.call('slow').catch(() => {});
          fetch('/kept', { method: 'POST', keepalive: true, body: 'a' });
          navigator.sendBeacon('/beacon', 'b');
          location.href = '/page?next';
        });
        """)
    while client.sent.count < 2 { try await turn() }
    #expect(Set(client.sent.map(\.url.path)) == ["/kept", "/beacon"])
  }

  @Test func `a frame that leaves, alone or with its page, sends its beacons`() async throws {
    for script in ["frame.src = '/page?next'", "location.href = '/page?next'"] {
      let client = StubClient()
      let page = try await RelayPage(frames: .all) { try RelayPage.relay($0, client: client) }
      try await page.load()
      _ = try await page.run(
        """
        window.frame = document.createElement('iframe');
        frame.src = '/page';
        await new Promise((done) => { frame.onload = done; document.body.append(frame); });
        const inner = frame.contentWindow;
        inner.addEventListener('pagehide', () => inner.navigator.sendBeacon('/frame', 'a'));
        setTimeout(() => { \(script); });
        return 0;
        """)
      while client.sent.isEmpty { try await turn() }
      #expect(client.sent.first?.url.path == "/frame")
      #expect(client.sent.first?.document.isMainFrame == false)
    }
  }

  @Test func `interceptors and cookies see a beacon of a page that has gone`() async throws {
    let client = StubClient()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load()
    _ = try await page.run(
      "addEventListener('pagehide', () => navigator.sendBeacon('/gone', 'a')); return 0")
    _ = try await page.leave(by: "location.href = '/page?next'")
    while client.sent.isEmpty { try await turn() }
    let request = try #require(client.sent.first)
    #expect(request.kind == .beacon)
    #expect(request.document.isMainFrame)
    #expect(request.document.url == "\(page.address)/page")
  }

  @Test func `Blobs and Files are those of the engine`() async throws {
    let page = try await RelayPage { try RelayPage.relay($0) }
    let plain = try await RelayPage(nil)
    var seen: [String] = []
    for page in [page, plain] {
      try await page.load()
      seen.append(
        try await page.run(
          """
          const file = new File(['a\\nb', new Uint8Array([65])], 'n', { type: 'x/y', lastModified: 7 });
          const blob = new Blob(['a\\r\\nb'], { endings: 'native' });
          class Mine extends Blob { get twice() { return this.size * 2; } }
          const names = (f) => Object.getOwnPropertyNames(f).sort();
          let asked = 0;
          const list = { *[Symbol.iterator]() { asked++; yield 'from'; yield 1; } };
          return [await file.text(), file.name, file.type, file.lastModified, file instanceof Blob,
            Object.getPrototypeOf(File) === Blob, Blob.length, File.length, names(Blob), names(File),
            Blob.prototype.constructor === Blob, await blob.text(), new Mine(['abc']).twice,
            await new Blob(list).text(), asked, await new Blob([{ toString: () => 'made' }]).text(),
            new Blob().size, (() => { try { Blob(); } catch (e) { return e.name; } })()];
          """))
    }
    #expect(seen[0] == seen[1])
  }
}
