import Foundation
import TestSupport
import WebBridge

extension WVJBRow {
  private static let page = WVJBPage.tools + WVJBPage.setup6 + WVJBPage.begin(.six)
  /// The rows' setup as one line of JavaScript.
  private static let begin = WVJBPage.begin(.six).replacingOccurrences(of: "\n", with: " ")
  private static let lost = "Nothing is lost around loading and reloading, or in bursts."

  /// What happens before a page loads, and when the next page loads.
  static let life: [WVJBRow] = [
    WVJBRow("calls before a page wait for it, in order") { side, natives in
      for name in ["int", "text", "NSNull", "nil"] {
        side.call("type", value(name)) { natives.note(WVJBNatives.json($0)) }
      }
      side.call("missing", nil) { _ in natives.note("never") }
      await side.load(page)
      try await side.settle()
      return "\(natives.noted)"
    },
    WVJBRow("50 calls before a page") { side, natives in
      for n in 0..<50 { side.call("echo", n) { natives.note(WVJBNatives.json($0)) } }
      await side.load(page)
      try await side.settle()
      return "\(natives.noted)"
    },
    WVJBRow("a handler that is registered when the page is there") { side, natives in
      await side.load(page)
      side.register("new") { data, respond in respond?(data) }
      return try await side.run("await ready; return hear('new', 1)")
    },
    WVJBRow("a reset forgets calls that wait for a page") { side, natives in
      side.call("echo", 1) { _ in natives.note("dropped") }
      side.reset()
      side.call("echo", 2) { natives.note(WVJBNatives.json($0)) }
      await side.load(page)
      try await side.settle()
      return "\(natives.noted)"
    },
    WVJBRow("a reset keeps handlers") { side, natives in
      await side.load(page)
      try await side.settle()
      side.reset()
      // With the original, calls wait for the next page after a reset.
      await side.load(page)
      return try await side.run("await ready; return hear('echo', 1)")
    },
    WVJBRow("handlers outlive a reload, and a page's handlers go with it") { side, natives in
      await side.load(page)
      _ = try await side.run(
        "await ready; bridge.registerHandler('own', (data, respond) => respond('the first page'))")
      await side.load(page)
      let heard = try await side.run("await ready; return hear('echo', 1)")
      return heard + (try await side.run("return ask('own')"))
    },
    WVJBRow("a page that native reloads") { side, natives in
      try await side.load(from: page)
      _ = try await side.run("await ready; return hear('see', 'the first')")
      await side.loading.wait { side.webView.reload() }
      return try await side.run(
        "await ready; return [await hear('see', 'the second'), await notes(), await ask('echo', 'int')]"
      )
    }.ofApps,
    WVJBRow("a page that reloads itself") { side, natives in
      try await side.load(from: page)
      _ = try await side.run("await ready; return hear('see', 'the first')")
      await side.loading.wait { side.webView.evaluateJavaScript("location.reload()") }
      return try await side.run(
        "await ready; return [await hear('see', 'the second'), await notes(), await ask('echo', 'int')]"
      )
    }.ofApps,
    WVJBRow("a callback of a page that has gone") { side, natives in
      await side.load(page)
      _ = try await side.run(
        "await ready; bridge.callHandler('hold', null, () => {}); return settle()")
      await side.load(page)
      return try await side.run(
        "await ready; await answer('free'); return [errors, await hear('echo', 1)]")
    },
    WVJBRow("an answer that native waits for from a page that has gone") { side, natives in
      await side.load(page)
      _ = try await side.run("await ready; bridge.registerHandler('never', () => {}); return 0")
      side.call("never", nil) { _ in natives.note("answered") }
      try await side.settle()
      await side.load(page)
      try await side.settle()
      return "\(natives.noted)"
    },
    WVJBRow("a call before the second page has asked for its bridge") { side, natives in
      await side.load(page)
      try await side.settle()
      await side.load(WVJBPage.tools + WVJBPage.setup6)
      side.call("echo", "early") { natives.note(WVJBNatives.json($0)) }
      _ = try await side.run("(0, eval)(\"\(begin)\"); await ready; return settle()")
      return "\(natives.noted)"
    }.here(#"["\"early\""]"#, because: lost).withoutCopies,
    WVJBRow("a page without the bridge, and one with it") { side, natives in
      await side.load("")
      side.call("echo", "waits") { natives.note(WVJBNatives.json($0)) }
      await side.load(page)
      try await side.settle()
      return "\(natives.noted)"
    }.here(
      "[]",
      because:
        "Calls wait for the page that is in the view. Where it ends and has not asked for its bridge, its calls end with it and the log says so; the original keeps them for the first page that asks."
    ).withoutCopies,
    WVJBRow("native disables the timeout before a page") { side, natives in
      side.disableTimeout()
      side.call("echo", 1) { natives.note(WVJBNatives.json($0)) }
      await side.load(page)
      try await side.settle()
      return "\(natives.noted)"
    },
    WVJBRow("a handler shows a dialog") { side, natives in
      let dialogs = Dialogs()
      side.webView.uiDelegate = dialogs
      await side.load(page)
      let heard = try await side.run(
        """
        await ready;
        bridge.registerHandler('x', (data, respond) => { alert('hello'); respond(confirm('sure?')) });
        return ask('x');
        """)
      return "\(heard) \(dialogs.shown)"
    },
    WVJBRow("a handler that throws is called once") { side, natives in
      await side.load(page)
      return try await side.run(
        """
        await ready;
        let count = 0;
        bridge.registerHandler('x', () => { count++; throw new Error('of the page') });
        await ask('x'); return count;
        """)
    },
  ]

  @MainActor private static func value(_ name: String) -> Any? { WVJBNatives.value(name) }
}
