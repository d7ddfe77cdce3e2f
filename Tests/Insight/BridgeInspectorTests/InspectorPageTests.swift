import BridgeInspector
import Foundation
import HTTPTypes
import TestSupport
import Testing
import WebRequests

/// The inspector's page, driven as a person drives it.
@MainActor @Suite("The inspector's page", .timeLimit(.minutes(1))) struct InspectorPageTests {
  private static let rows =
    "[...document.querySelectorAll('#calls-panel .grid-window [role=row]:not([hidden])')]"

  private func open(_ page: InspectedPage, calls: Int) async throws -> InspectorView {
    let view = try await page.open()
    try await view.wait(
      until: "document.querySelector('#sum-calls').textContent.startsWith('\(calls) call')")
    return view
  }

  private func cells(_ view: InspectorView) async throws -> [String] {
    try await view.run(
      "return \(Self.rows).map((row) => [3, 5].map((n) => row.children[n - 1].textContent).join(' ')).join('\\n')"
    ).split(separator: "\n").map(String.init)
  }

  private func press(_ key: String, in selector: String, _ view: InspectorView) async throws {
    try await view.run(
      """
      const element = document.querySelector('\(selector)');
      element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', {key: '\(key)', bubbles: true, cancelable: true}));
      """)
  }

  private func type(_ text: String, in id: String, _ view: InspectorView) async throws {
    try await view.run(
      """
      const field = document.getElementById('\(id)');
      field.value = '\(text)';
      field.dispatchEvent(new Event('input', {bubbles: true}));
      """)
  }

  @Test("lists the calls of both directions, and later ones as they happen")
  func lists() async throws {
    let page = try InspectedPage()
    try await page.load()
    try await page.run(
      "bridge.handle('page.title', () => document.title); await bridge.call('cart.add', 2)")
    let title: String = try await page.bridge.call("page.title")
    #expect(title == "Shop")
    let view = try await open(page, calls: 2)
    #expect(try await cells(view) == ["cart.add ok", "page.title ok"])
    try await page.run("await bridge.call('fail').catch(() => 0)")
    try await view.wait(
      until: "document.querySelector('#sum-calls').textContent.startsWith('3 calls')")
    #expect(try await cells(view).last == "fail outOfStock")
    #expect(
      try await view.run("return document.querySelector('#sum-failed').textContent") == "1 failed")
  }

  @Test("filters by method and error, searches in payloads, and says what a filter does not know")
  func filters() async throws {
    let page = try InspectedPage()
    try await page.load()
    try await page.run(
      "await bridge.call('cart.add', 4711); await bridge.call('cart.add', 5); await bridge.call('fail').catch(() => 0)"
    )
    let view = try await open(page, calls: 3)
    try await type("error:", in: "filter", view)
    try await view.wait(until: "\(Self.rows).length === 1")
    #expect(try await cells(view) == ["fail outOfStock"])
    try await type("method:cart.*", in: "filter", view)
    try await view.wait(until: "\(Self.rows).length === 2")
    try await type("4711", in: "search", view)
    try await view.wait(until: "\(Self.rows).length === 1")
    try await type("slower:soon", in: "filter", view)
    try await view.wait(until: "!document.getElementById('filter-mistake').hidden")
  }

  @Test("opens the details of a call by the keyboard: arguments, result and times")
  func keyboard() async throws {
    let page = try InspectedPage()
    try await page.load()
    try await page.run("await bridge.call('cart.add', 2)")
    let view = try await open(page, calls: 1)
    try await press("ArrowDown", in: "#calls-panel [role=grid]", view)
    #expect(try await view.run("return String(document.getElementById('detail').hidden)") == "true")
    try await press("Enter", in: "#calls-panel [role=grid]", view)
    try await view.wait(until: "!document.getElementById('detail').hidden")
    let text = try await view.run("return document.getElementById('detail').innerText")
    for part in ["cart.add", "[2]", #"{"total":6}"#, "In the queue", "In the handler"] {
      #expect(text.contains(part))
    }
    try await press("Escape", in: "#detail-tabs [aria-selected=true]", view)
    try await view.wait(until: "document.getElementById('detail').hidden")
    #expect(try await view.run("return document.activeElement.getAttribute('role')") == "grid")
  }

  @Test("calls a method by hand from the form that its parameters give")
  func form() async throws {
    let page = try InspectedPage()
    try await page.load()
    try await page.run("await bridge.call('cart.add', 2)")
    let view = try await open(page, calls: 1)
    try await view.run("document.getElementById('view-methods').click()")
    try await view.wait(until: "document.querySelector('[data-method=\"cart.add\"]')")
    try await view.run("document.querySelector('[data-method=\"cart.add\"]').click()")
    // The form has the arguments of the last call.
    #expect(try await view.run("return document.getElementById('argument-1').value") == "2")
    try await type("5", in: "argument-1", view)
    try await view.run("document.getElementById('method-form').requestSubmit()")
    try await view.wait(until: "document.querySelector('.outcome').dataset.outcome === 'answered'")
    #expect(
      try await view.run("return document.querySelector('.outcome').innerText").contains("15"))
    try await view.wait(
      until: "document.querySelector('#sum-calls').textContent.startsWith('2 calls')")
  }

  @Test("shows reloads as documents, and the cookies and tables of the app")
  func documentsAndState() async throws {
    let page = try InspectedPage {
      $0.parts = [InspectorPart("Packages", columns: ["package", "version"]) { [["shop", "12"]] }]
    }
    try await page.load("<script>document.cookie = 'session=topsecret'</script>")
    try await page.load()
    try await page.run("await bridge.call('cart.add', 2)")
    let view = try await open(page, calls: 1)
    try await view.run("document.getElementById('view-documents').click()")
    try await view.wait(
      until: "document.querySelectorAll('#documents-panel tbody tr').length === 2")
    try await view.run("document.getElementById('view-state').click()")
    try await view.wait(until: "document.querySelector('[data-part=Packages]')")
    let text = try await view.run("return document.getElementById('state-panel').innerText")
    #expect(text.contains("shop"))
    #expect(text.contains("session"))
    #expect(!text.contains("topsecret"))
  }

  @Test("shows what a monitor sees of the page")
  func pageView() async throws {
    let page = try InspectedPage()
    try await page.load("<script>setTimeout(() => { throw new RangeError('too far'); })</script>")
    let view = try await page.open()
    try await view.run("document.getElementById('view-page').click()")
    try await view.wait(
      until:
        "['too far', 'load'].every((t) => document.getElementById('page-panel').textContent.includes(t))"
    )
  }

  @Test("shows a relayed request with its method, its URL and the status of the response")
  func relayedRequests() async throws {
    let url = try await Server.shared.page("<p>answer")
    let rule = RelayRule(
      ["http://127.0.0.1:*/*"], from: [.anyOrigin],
      addresses: AddressRange.loopback)
    let relay = RequestRelay(rules: [rule], interceptors: [GivingToken()])
    let configuration = WKWebViewConfiguration()
    try configuration.relay(through: relay)
    let page = try InspectedPage(configuration)
    try await page.load()
    try await page.run(
      "await (await fetch('\(url)?token=t1', {headers: {Authorization: 'Bearer t2'}})).text()")
    let view = try await open(page, calls: 1)
    #expect(try await cells(view) == ["GET \(url)?token=‹redacted› 200"])
    try await type("is:request", in: "filter", view)
    try await view.wait(until: "\(Self.rows).length === 1")
    #expect(!page.inspector.recorder.text.contains("t1"))
    #expect(!page.inspector.recorder.text.contains("t2"))
    #expect(!page.inspector.recorder.text.contains("t3"))
  }

  @Test("shows recorded text as text: no markup and no script of it takes effect")
  func hostileText() async throws {
    let page = try InspectedPage()
    try await page.load()
    let evil = "<img src=x onerror=document.title=1><script>document.title=1</scr" + "ipt>"
    try await page.run(
      """
      const evil = `\(evil)`;
      await bridge.call(evil.slice(0, 200), evil).catch(() => 0);
      bridge.emit('e' + evil.slice(0, 100), {[evil]: evil});
      """)
    let view = try await open(page, calls: 1)
    try await press("ArrowDown", in: "#calls-panel [role=grid]", view)
    try await press("Enter", in: "#calls-panel [role=grid]", view)
    for tab in ["arguments", "result", "raw"] {
      try await view.run("document.getElementById('tab-\(tab)').click()")
    }
    try await view.run("document.getElementById('view-events').click()")
    try await view.wait(
      until: "document.getElementById('events-panel').textContent.includes('<img')")
    #expect(
      try await view.run("return String(document.querySelectorAll('img, main script').length)")
        == "0")
    #expect(try await view.run("return document.title").hasPrefix("Inspector"))
  }

  @Test("has few elements for ten thousand calls, and reaches the last one")
  func manyCalls() async throws {
    let page = try InspectedPage()
    try await page.load()
    for _ in 0..<10 {
      try await page.run(
        "const all = []; for (let i = 0; i < 1000; i++) all.push(bridge.call('cart.add', i)); await Promise.all(all)"
      )
    }
    let view = try await page.open()
    try await view.wait(
      until: "document.querySelector('#sum-calls').textContent.startsWith('10,000 calls')")
    #expect(
      try await view.run("return String(document.querySelectorAll('*').length < 3000)") == "true")
    try await press("End", in: "#calls-panel [role=grid]", view)
    let active = try await view.run(
      """
      const grid = document.querySelector('#calls-panel [role=grid]');
      return document.getElementById(grid.getAttribute('aria-activedescendant')).getAttribute('aria-rowindex')
        + ' of ' + grid.getAttribute('aria-rowcount');
      """)
    #expect(active == "10001 of 10001")
  }

  @Test("gives every control a name that a screen reader says")
  func names() async throws {
    let page = try InspectedPage()
    try await page.load()
    try await page.run("await bridge.call('cart.add', 2)")
    let view = try await open(page, calls: 1)
    try await press("ArrowDown", in: "#calls-panel [role=grid]", view)
    try await press("Enter", in: "#calls-panel [role=grid]", view)
    for name in ["calls", "events", "page", "methods", "documents", "state"] {
      try await view.run("document.getElementById('view-\(name)').click()")
      let unnamed = try await view.run(
        """
        const isShown = (element) => element.getClientRects().length > 0;
        const name = (element) => element.getAttribute('aria-label') || element.textContent.trim()
          || [...(element.labels ?? [])].map((label) => label.textContent).join('')
          || (element.getAttribute('aria-labelledby') ?? '').split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '').join('');
        return [...document.querySelectorAll('button, input, textarea, select, [tabindex="0"], [role=grid]')]
          .filter((element) => isShown(element) && !name(element)).map((element) => element.outerHTML).join('\\n');
        """)
      #expect(unnamed == "")
    }
  }
}

/// Gives each response a secret.
private struct GivingToken: RelayInterceptor {
  func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
    var response = try await next(request)
    if let name = HTTPField.Name("X-Auth-Token") { response.headerFields[name] = "t3" }
    return response
  }
}
