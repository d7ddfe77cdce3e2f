import BridgeInspector
import Foundation
import TestSupport
import Testing

/// Pages that attack the inspector that shows them.
@MainActor @Suite("An inspector under attack", .timeLimit(.minutes(1))) struct InspectorAttackTests
{
  /// What an inspected page does, and what it gets as text.
  private static let attacks = [
    Attack(
      "calls with markup as their name and arguments",
      "await bridge.call('<img src=x onerror=pwn()>', '</script><script>pwn()</script>').catch((e) => e.code)"
    ),
    Attack(
      "events with markup",
      "bridge.emit('<svg onload=pwn()>', { '<b onmouseover=pwn()>': '<iframe src=javascript:pwn()>' })"
    ),
    Attack(
      "errors with markup",
      "const e = new Error('<img src=x onerror=pwn()>'); bridge.handle('bad', () => { throw e }); reportError(e)"
    ),
    Attack(
      "a title and an address with markup",
      "document.title = '<img src=x onerror=pwn()>'; history.replaceState(0, '', '?<script>pwn()</script>#<svg onload=pwn()>')"
    ),
    Attack(
      "texts that end lines, and separators of lines of JavaScript",
      "await bridge.call('cart.add', 'a\\n{\"kind\":\"forged\"}\\r\\u2028\\u2029').catch(() => 0)"),
    Attack(
      "the inspector's own methods",
      "for (const n of ['state', 'lines', 'call', 'export']) { const code = await bridge.call('inspector.' + n, 'cart.add', '[1]').catch((e) => e.code); if (code !== 'unknownMethod') throw new Error(code) }"
    ),
    Attack(
      "the inspector's own page",
      "const f = document.createElement('iframe'); f.src = 'webbridge-inspector://page/'; document.body.append(f); const r = await fetch('webbridge-inspector://page/').then(() => 'fetched', () => 'refused'); if (r !== 'refused') throw new Error(r)"
    ),
    Attack(
      "secrets at any depth",
      "await bridge.call('cart.add', { a: [{ PassWord: 'hunter2' }], 'api-key': 'hunter2', h: ['Authorization', 'hunter2'] }).catch(() => 0)"
    ),
    Attack(
      "secrets in addresses",
      "await bridge.call('cart.add', 'https://a.example/?token=hunter2&x=1').catch(() => 0)"),
    Attack(
      "a flood of calls and events",
      "for (let i = 0; i < 3000; i++) { bridge.emit('flood', i); bridge.call('cart.add', i) } await bridge.call('cart.add', 0)"
    ),
    Attack(
      "arguments of a megabyte", "await bridge.call('cart.add', 'x'.repeat(1 << 20)).catch(() => 0)"
    ),
    Attack(
      "keys of JavaScript's objects",
      "await bridge.call('cart.add', JSON.parse('{\"__proto__\":{\"polluted\":1},\"constructor\":{\"prototype\":{\"polluted\":1}}}')).catch(() => 0)"
    ),
  ]

  /// Shows each view, and each part of the last rows, and returns the elements that nobody but the inspected page has made.
  private static let lookEverywhere = """
    const bad = new Set();
    const look = async () => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const found = document.querySelectorAll(
        'script:not([src]), iframe, img, svg[onload], [onerror], [onload], [onmouseover]');
      for (const element of found) bad.add(element.outerHTML);
    };
    for (const view of ['events', 'page', 'methods', 'documents', 'state', 'calls']) {
      document.getElementById('view-' + view).click();
      await look();
      const rows = document.querySelectorAll(`#${view}-panel .grid-window [role=row]:not([hidden])`);
      for (const row of [...rows].slice(-3)) {
        row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
        for (const tab of document.querySelectorAll('[id^=tab-]')) {
          tab.click();
          await look();
        }
      }
    }
    if (typeof pwned !== 'undefined') bad.add('ran');
    if (({}).polluted !== undefined) bad.add('polluted');
    return [...bad].join();
    """

  @Test("shows what a page forges as text, keeps its secrets, and stays within its size")
  func attacks() async throws {
    let page = try InspectedPage {
      $0.recorder.maxLines = 2000
      $0.recorder.maxBytes = 1 << 20
      $0.recorder.maxPayloadBytes = 4096
    }
    try await page.load()
    let view = try await page.open()
    for attack in Self.attacks {
      let what = Comment(rawValue: attack.description)
      try await page.run(attack.script)
      try await page.run(
        "if (await bridge.call('cart.add', 2).then((r) => r.total) !== 6) throw new Error('no answer')"
      )
      // The inspector's page has read everything once it shows the honest call.
      let state = try await view.run("return JSON.stringify(await bridge.call('inspector.state'))")
      #expect(state.contains("cart.add"), what)
      let bad = try await view.run(Self.lookEverywhere)
      #expect(bad == "", what)
      let text = page.inspector.recorder.text
      #expect(!text.contains("hunter2"), what)
      #expect(!text.contains("\n{\"kind\":\"forged\""), what)
      #expect(text.split(separator: "\n").count <= 2001, what)
      #expect(text.utf8.count <= 2 << 20, what)
    }
    let cases = Self.attacks.count
    #expect(cases == 12)
  }
}
