import FlyingFox
import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// Forms whose response goes elsewhere than into the page of the main frame, and pages with a policy of their own.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct FormPlaceTests {
  private static func path(_ body: String) -> String {
    let text = body.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "/page?body=\(text)"
  }

  private static var lastKey = 0

  /// Forms that stay with the engine. `KEY` is the server's name of the request.
  nonisolated private static let engines = [
    "<form id=f method=post action='/text?keep=KEY' target=place><input name=a value=1></form><iframe name=place></iframe>",
    "<form id=f method=post action='/text?keep=KEY'><input name=a value=1><button id=b formtarget=place></form><iframe name=place></iframe><script>f.onsubmit = null</script>",
    "<base target=place><form id=f method=post action='/text?keep=KEY'><input name=a value=1></form><iframe name=place></iframe>",
    "<iframe srcdoc=\"<form id=f method=post action='/text?keep=KEY'><input name=a value=1></form>\"></iframe>",
  ]

  @Test(arguments: engines)
  func `a form for another frame, and a form of a subframe, is the engine's`(
    body: String
  ) async throws {
    Self.lastKey += 1
    let key = "place\(Self.lastKey)"
    let client = StubClient()
    let page = try await RelayPage(frames: .all) { try RelayPage.relay($0, client: client) }
    try await page.load(Self.path(body.replacingOccurrences(of: "KEY", with: key)))
    _ = try await page.run(
      """
      const own = frames.length && frames[0].document.getElementById('f');
      const form = own || document.getElementById('f'), button = document.getElementById('b');
      form.requestSubmit(button || undefined);
      return 0;
      """)
    while await TestServer.shared.request(of: key) == nil { try await turn() }
    #expect(await TestServer.shared.body(of: key) == Data("a=1".utf8))
    #expect(client.sent.isEmpty)
    #expect(try await page.run("return location.pathname") == #""/page""#)
  }

  @Test(arguments: [
    "<dialog open id=d><form id=f method=dialog action=/head><button id=b value=v>x</form></dialog>",
    "<dialog open id=d><form id=f method=post action=/head><button id=b formmethod=dialog value=v>x</form></dialog>",
  ])
  func `a form of a dialog closes it, and sends nothing`(body: String) async throws {
    let client = StubClient()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    try await page.load(Self.path(body))
    let text = try await page.run(
      "f.requestSubmit(b); await fetch('/behind'); return [d.open, d.returnValue]")
    #expect(text == #"[false,"v"]"#)
    #expect(client.sent.map(\.url.path) == ["/behind"])
  }

  @Test(arguments: ["_self", "_TOP", "_parent", ""])
  func `a form for the main frame by a target is relayed`(target: String) async throws {
    let client = StubClient()
    let page = try await RelayPage { try RelayPage.relay($0, client: client) }
    let form =
      "<form id=f method=post action=/form target='\(target)'><input name=a value=1></form>"
    try await page.load(Self.path(form))
    _ = try await page.leave(by: "f.requestSubmit()")
    #expect(client.sent.map(\.url.path) == ["/form"])
  }

  /// Lets a script in the runtime's closure send a form, which the relay's own script does in the main frame only.
  private final class FormForger: BridgeExtension {
    let name = "form forger"
    let pageScripts = [
      PageScript(
        "form forger",
        source: """
          function (options) {
            const head = (url, kind, mode) => ({
              __proto__: null, kind, method: 'POST', url, headers: [], mode,
              credentials: 'include', redirect: 'follow', referrer: '', referrerPolicy: '',
              cache: 'default', keepalive: false, agent: '', languages: '',
            });
            const forever = { __proto__: null, timeout: Infinity };
            window.forge = (prefix, url) =>
              request('call', ownName(prefix + 'form'),
                [1, head(url, 'form', 'navigate')], forever);
            window.forgeSend = (prefix, url, kind, mode) => request(
              'stream', ownName(prefix + 'send'), [head(url, kind, mode)], forever, undefined,
              { __proto__: null, id: 0, inner: null });
          }
          """, options: [:])
    ]
  }

  @Test func `native code sends no form whose navigation the engine has not asked for`()
    async throws
  {
    let client = StubClient()
    let configuration = WKWebViewConfiguration()
    try configuration.relay(
      through: RelayPage.relay(try await TestServer.shared.address(), client: client))
    configuration.addBridgeExtension { _ in FormForger() }
    let page = try await RelayPage(configuration, frames: .all)
    try await page.load(Self.path("<iframe src=/page></iframe>"))
    let codes = try await page.run(
      """
      const prefix = 'relay.\(RelayExtension.count).';
      const url = location.origin + '/forged';
      const code = await frames[0].forge(prefix, url).then(() => 'sent', (error) => error.code);
      return [code, await forge(prefix, url).then(() => 'sent', (error) => error.code)];
      """)
    #expect(codes == #"["cancelled","cancelled"]"#)
    #expect(client.sent.isEmpty)
  }

  @Test(arguments: [("form", "navigate"), ("form", "cors"), ("fetch", "navigate")])
  func `a request that says that it is a form is refused before it is sent`(
    kind: String, mode: String
  ) async throws {
    let client = StubClient()
    let configuration = WKWebViewConfiguration()
    try configuration.relay(
      through: RelayPage.relay(try await TestServer.shared.address(), client: client))
    configuration.addBridgeExtension { _ in FormForger() }
    let page = try await RelayPage(configuration)
    try await page.load()
    let code = try await page.run(
      """
      const prefix = 'relay.\(RelayExtension.count).';
      return await forgeSend(prefix, location.origin + '/forged', '\(kind)', '\(mode)')
        .then(() => 'sent', (error) => error.code);
      """)
    #expect(code == #""badArguments""#)
    #expect(client.sent.isEmpty)
  }

  // MARK: Policies

  private static let policy = "connect-src 'none'; form-action 'none'"
  nonisolated private static let policies = ["meta", "header"]

  /// A page with a policy that allows nothing, and a rule for one path.
  private func strictPage(_ place: String, _ client: StubClient) async throws -> RelayPage {
    let page = try await RelayPage {
      var relay = try RelayPage.relay($0, client: client)
      relay.rules[0].patterns = [try RelayPattern("\($0)/listed/*")]
      return relay
    }
    let meta = "<meta http-equiv=Content-Security-Policy content=\"\(Self.policy)\">"
    let query = place == "meta" ? "&head=" + meta : "&h=Content-Security-Policy:" + Self.policy
    let form = "<form id=f method=post action=/listed/form><input name=a value=1></form>"
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "&=:-"))
    try await page.load(
      Self.path(form) + (query.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""))
    return page
  }

  @Test(arguments: policies)
  func `the rules say what is sent, and not the page's policy, which binds all other requests`(
    place: String
  ) async throws {
    let client = StubClient()
    let page = try await strictPage(place, client)
    let text = try await page.run(
      """
      const seen = [];
      document.addEventListener('securitypolicyviolation', (e) => seen.push(e.effectiveDirective));
      const ask = (path) => fetch(path).then((r) => r.status, (e) => e.name);
      const listed = await ask('/listed/a'), x = new XMLHttpRequest();
      await new Promise((done) => { x.onloadend = done; x.open('GET', '/listed/b'); x.send(); });
      seen.push(listed, x.status, navigator.sendBeacon('/listed/c', 'c'), await ask('/other'));
      while (seen.length < 5) await new Promise((done) => setTimeout(done));
      return seen.map(String).sort();
      """)
    #expect(text == #"["200","200","TypeError","connect-src","true"]"#)
    while client.sent.count < 3 { try await turn() }
    #expect(Set(client.sent.map(\.url.path)) == ["/listed/a", "/listed/b", "/listed/c"])
  }

  @Test(arguments: policies)
  func `a form obeys the page's policy, also if a rule lists it`(place: String) async throws {
    let client = StubClient()
    let page = try await strictPage(place, client)
    let blocked = try await page.run(
      """
      const directives = [];
      for (const action of ['/other', '/listed/form']) {
        const event = new Promise((done) => document.addEventListener('securitypolicyviolation', done));
        f.action = action;
        f.requestSubmit();
        directives.push((await event).effectiveDirective);
      }
      await fetch('/listed/behind');
      return directives;
      """)
    #expect(blocked == #"["form-action","form-action"]"#)
    #expect(client.sent.map(\.url.path) == ["/listed/behind"])
  }
}
