import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// `Referer` and `Origin` of relayed requests are those of the engine.
@MainActor @Suite(.serialized, .timeLimit(.minutes(3))) struct ReferrerTests {
  /// A document, by the query of its page.
  struct Document: Sendable, CustomStringConvertible {
    let name: String
    let query: [(String, String)]
    var description: String { name }

    nonisolated static func header(_ texts: String...) -> Document {
      Document(
        name: "Referrer-Policy: \(texts.joined(separator: " | "))",
        query: texts.map { ("h", "Referrer-Policy: \($0)") })
    }

    nonisolated static func meta(_ texts: String..., header: String? = nil) -> Document {
      Document(
        name: "<meta> \(texts.joined(separator: " | ")) behind \(header ?? "nothing")",
        query: texts.map { ("head", #"<meta name=referrer content="\#($0)">"#) }
          + (header.map { [("h", "Referrer-Policy: \($0)")] } ?? []))
    }
  }

  nonisolated static let documents =
    [Document(name: "nothing", query: [])] + Policies.all.map { .header($0) }
    + [
      .header("origin, unsafe-url"), .header("origin, later-policy"), .header("later-policy"),
      .header(""), .header("ORIGIN"), .header(" origin , "), .header("origin", "no-referrer"),
      .header("never"), .header("always"), .header("origin;unsafe-url"),
    ] + Policies.all.map { .meta($0) }
    + [
      .meta("never"), .meta("default"), .meta("always"), .meta("origin-when-crossorigin"),
      .meta("NEVER"), .meta(" origin "), .meta("origin, unsafe-url"), .meta("later-policy"),
      .meta(""), .meta("origin", "unsafe-url"), .meta("origin", "later-policy"),
      .meta("unsafe-url", header: "no-referrer"), .meta("later-policy", header: "origin"),
      .meta("", header: "origin"), .meta("default", header: "no-referrer"),
    ]

  @Test(arguments: documents)
  func `a document's policy decides on every request`(_ document: Document) async throws {
    try await FieldPages.shared().compare(
      document.query, count: 46,
      """
      for (const way of ['fetch', 'post', 'noCORSPost', 'xhr', 'sync', 'source', 'beacon', 'beaconOfJSON']) {
        for (const path of ['A', 'B', 'C']) await send(way, way, path);
      }
      await send('put', 'put', 'A');
      await send('same-origin', 'sameOrigin', 'A');
      for (const way of ['fetch', 'noCORSPost', 'xhr', 'beacon']) {
        for (const path of ['A B', 'B A', 'A C', 'C A', 'A A']) await send(way, way, path);
      }
      """)
  }

  @Test func `fetch obeys the policy and the referrer of its options`() async throws {
    try await FieldPages.shared().compare(
      count: 9 * 3 * 3 + 11 * 2 + 15,
      """
      for (const referrerPolicy of ['', \(Policies.all.map { "'\($0)'" }.joined(separator: ", "))]) {
        for (const path of ['A', 'B', 'C', ]) {
          await send(referrerPolicy, (url) => fetch(url, { referrerPolicy }), path);
          await send('POST ' + referrerPolicy, (url) => fetch(url, { referrerPolicy, method: 'POST', mode: 'no-cors' }), path);
          await send('Request ' + referrerPolicy, (url) => fetch(new Request(url, { referrerPolicy })), 'A ' + path);
        }
      }
      for (const referrer of ['', 'about:client', '/other?q#f', A + '/deep', B + '/x', C + '/x', A.replace('//', '//u:p@') + '/c',
        'data:text/plain,x', 'blob:' + A + '/x', 'about:blank', '/' + 'x'.repeat(5000)]) {
        await send(referrer, (url) => fetch(url, { referrer }), 'A');
        await send('unsafe ' + referrer, (url) => fetch(url, { referrer, referrerPolicy: 'unsafe-url' }), 'B');
      }
      await send('POST without a referrer', (url) => fetch(url, { referrer: '', method: 'POST', mode: 'no-cors' }), 'A');
      await send('POST without a referrer', (url) => fetch(url, { referrer: '', method: 'POST', mode: 'no-cors', referrerPolicy: 'unsafe-url' }), 'B');
      await send('Request', (url) => fetch(new Request(url, { referrer: '/r' })), 'A');
      await send('copy', (url) => fetch(new Request(new Request(url, { referrer: '/r', referrerPolicy: 'origin' }))), 'A');
      await send('copy with options', (url) => fetch(new Request(url, { referrer: '/r', referrerPolicy: 'origin' }), { cache: 'no-store' }), 'A');
      const made = (url) => new Request(url, { referrer: '/r', referrerPolicy: 'origin' });
      for (const options of [{}, { priority: 'high' }, { method: 'POST' }, { body: null }, { signal: new AbortController().signal },
        { referrer: '/o' }, { referrerPolicy: 'unsafe-url' }, { headers: { 'X-A': '1' } }, { keepalive: true }]) {
        await send('copy with ' + Object.keys(options), (url) => fetch(made(url), options), 'A');
      }
      await send('fields', (url) => fetch(url, { headers: { Referer: 'http://evil.example/', Origin: 'http://evil.example' } }), 'A');
      """)
  }

  @Test(arguments: ["", "origin, later-policy", "later-policy", "never"] + Policies.all)
  func `the policy of a redirect counts for those behind it`(_ policy: String) async throws {
    try await FieldPages.shared().compare(
      count: 7 * 8 + 3 * 3 + 5,
      """
      const policy = '\(policy)';
      for (const way of ['fetch', 'post', 'noCORS', 'noCORSPost', 'xhr', 'source', 'beacon']) {
        for (const path of possible(way, ['A A', 'A B', 'B A', 'B B', 'A C', 'C A', 'A A B', 'A B A', 'A C B', 'B A A', 'A C A A'])) {
          await send(way, way, path, { policies: [policy] });
        }
      }
      for (const path of ['A A', 'A B', 'B A', 'A B A', 'B B']) {
        await send('307', 'noCORSPost', path, { policies: [policy], status: 307 });
      }
      """)
  }

  @Test func `policies of several redirects and of options trim what is left`() async throws {
    try await FieldPages.shared().compare(
      count: 12,
      """
      for (const first of ['origin', 'no-referrer', 'unsafe-url', 'same-origin']) {
        for (const second of ['origin', 'no-referrer', 'unsafe-url']) {
          await send(first + ' ' + second, (url) => fetch(url, { referrerPolicy: first }), 'A A B', { policies: [second, first] });
        }
      }
      """)
  }

  @Test func `what the document changes counts when a request starts`() async throws {
    try await FieldPages.shared().compare(
      [("h", "Referrer-Policy: origin-when-cross-origin")], count: 28,
      """
      await send('first', 'fetch', 'A');
      history.pushState(0, '', '/pushed?x#y');
      for (const way of ['fetch', 'xhr', 'sync', 'source', 'beacon', 'post']) await send('pushed', way, 'A');
      history.replaceState(0, '', '/\\u00e9?\\u00e9 "<>|[]#f');
      await send('characters', 'fetch', 'A');
      for (const size of [4095, 4096, 4097, 5000]) {
        history.replaceState(0, '', '/' + 'x'.repeat(size - A.length - 1) + '#fragment');
        await send(size, 'fetch', 'A');
        await send(size, 'xhr', 'A');
      }
      history.replaceState(0, '', '/short');
      const one = meta('origin');
      await send('added', 'fetch', 'A');
      one.remove();
      await send('removed', 'fetch', 'A');
      one.content = 'unsafe-url';
      await send('changed outside', 'fetch', 'B');
      document.head.append(one);
      await send('added again', 'fetch', 'B');
      one.content = 'later-policy';
      await send('unknown', 'fetch', 'B');
      one.content = 'no-referrer';
      await send('changed', 'xhr', 'A');
      const two = meta('unsafe-url');
      document.head.prepend(two);
      await send('before the first', 'fetch', 'B');
      meta('never', document.body);
      await send('in the body', 'beacon', 'A');
      const host = document.createElement('div');
      document.body.append(host);
      meta('origin', host.attachShadow({ mode: 'open' }));
      await send('in a shadow tree', 'fetch', 'A');
      one.content = 'origin';
      one.name = 'REFERRER';
      await send('capital letters', 'fetch', 'A');
      one.name = 'other';
      one.content = 'no-referrer';
      await send('another name', 'fetch', 'A');
      meta('default');
      await send('default', 'fetch', 'B');
      """)
  }

  @Test(arguments: ["", "unsafe-url", "no-referrer", "origin"])
  func
    `a frame begins with the policy around it, and one without an address refers from its creator or nothing`(
      _ policy: String
    ) async throws
  {
    try await FieldPages.shared().compare(
      policy.isEmpty ? [] : [("h", "Referrer-Policy: \(policy)")], count: 9 * 10,
      """
      const frame = (set) => new Promise((done) => {
        const element = document.createElement('iframe');
        set(element);
        element.onload = () => done(element);
        document.body.append(element);
      });
      const nested = async () => {
        const outer = await frame((f) => { f.srcdoc = '<iframe srcdoc="x"></iframe>'; });
        return outer.contentDocument.querySelector('iframe');
      };
      const frames = [
        ['srcdoc', await frame((f) => { f.srcdoc = '<p>x'; })],
        ['nested srcdoc', await nested()],
        ['srcdoc with a policy', await frame((f) => { f.srcdoc = '<meta name=referrer content=origin><p>x'; })],
        ['about:blank', await frame((f) => { f.src = 'about:blank'; })],
        ['blob:', await frame((f) => { f.src = URL.createObjectURL(new Blob(['<p>x'], { type: 'text/html' })); })],
        ['page', await frame((f) => { f.src = '/page?x'; })],
        ['page with a policy', await frame((f) => { f.src = '/page?h=Referrer-Policy%3A%20unsafe-url'; })],
      ];
      meta('same-origin');
      frames.push(['srcdoc behind another policy', await frame((f) => { f.srcdoc = '<p>x'; })]);
      frames.push(['page behind another policy', await frame((f) => { f.src = '/page?y'; })]);
      for (const [name, { contentWindow: win }] of frames) {
        for (const way of ['fetch', 'xhr', 'source', 'sync', 'noCORSPost']) {
          for (const path of ['A', 'B']) await send(name + ' ' + way, way, path, { win });
        }
      }
      """)
  }

  @Test func `a store that stays sends whole referrers to other sites, as the engine does`()
    async throws
  {
    let store = WKWebsiteDataStore.default()
    try #require(store.isPersistent)
    try await FieldPages(in: store).compare(
      [("h", "Referrer-Policy: unsafe-url")], count: 6,
      """
      for (const path of ['B', 'C', 'A C', 'C A']) await send('fetch', 'fetch', path);
      await send('no-cors', 'noCORS', 'A C B');
      await send('xhr', 'xhr', 'C');
      """)
  }

  @Test(arguments: [
    ("application/zip", "200 OK"), ("text/html", "204 No Content"),
    ("text/html", "205 Reset Content"),
  ])
  func `a response that becomes no document leaves the policy of the one at its address`(
    _ type: String, _ status: String
  ) async throws {
    let pages = try await FieldPages.shared()
    var rows: [[[String]]] = []
    for (index, page) in [pages.relayed, pages.plain].enumerated() {
      let path = FieldPages.path([
        ("id", "stays\(status)\(index)"), ("h", "Referrer-Policy: unsafe-url"),
        ("then", "Referrer-Policy: no-referrer"), ("thenStatus", status), ("thenType", type),
      ])
      try await page.load(path)
      await #expect(throws: (any Error).self) { try await page.move { $0.reload() } }
      let script = FieldScript(server: pages.server).rows("await send('fetch', 'fetch', 'B');")
      rows.append(
        try FieldPages.rows(
          try await page.run(script).replacingOccurrences(of: "\(index)&h=", with: "&h=")))
    }
    #expect(rows[0] == rows[1])
    #expect(rows[1].first?.last?.contains("secret=1") == true, "\(rows[1])")
  }

  @Test func `a frame of a foreign page refers to its own site by its origin alone`() async throws {
    for isRelayed in [true, false] {
      let pages = try await FieldPages.shared()
      let page =
        isRelayed
        ? try await RelayPage(
          frames: .all,
          origins: [OriginPattern(pages.server.address), OriginPattern(pages.server.foreign)],
          at: pages.server.foreign
        ) { _ in try RelayPage.relay(pages.server.address) }
        : try await RelayPage(at: pages.server.foreign, nil)
      try await page.load("/page")
      let address = pages.server.address
      let path = FieldPages.path([
        (
          "head",
          "<script>fetch('/x?id=\(isRelayed)&end=').then(() => parent.postMessage('done', '*'))</script>"
        )
      ])
      let rows = try FieldPages.rows(
        try await page.run(
          """
          await new Promise((done) => {
            addEventListener('message', done);
            const frame = document.createElement('iframe');
            frame.src = '\(address)' + \(String(decoding: try JSONEncoder().encode(path), as: UTF8.self));
            document.body.append(frame);
          });
          return await (await fetch('\(address)/seen?of=\(isRelayed)')).json();
          """))
      #expect(rows.first?.first?.contains("referer=\(address)/ ") == true, "\(isRelayed)")
      #expect(rows.first?.first?.contains("sec-fetch-site=same-origin") == true, "\(isRelayed)")
    }
  }
}
