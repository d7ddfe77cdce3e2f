import Foundation
import TestSupport
import Testing

@testable import OfflinePackages
@testable import OfflinePages

/// What counts as a failure of a release before its page is ready: its own files and its own scripts, and nothing else.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FailureCauseTests {
  /// What a page has in its body, and what its release is blamed for; `nil` if for nothing.
  struct Cause: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    let reason: PackageFailureReason?
    var testDescription: String { name }

    init(_ name: String, _ body: String, _ reason: PackageFailureReason?) {
      (self.name, self.body, self.reason) = (name, body, reason)
    }

    static func script(_ name: String, _ text: String, _ reason: PackageFailureReason?) -> Cause {
      Cause(name, "<script>\(text)</script>", reason)
    }
  }

  /// A server that is out of reach, as every other site is for a device that is offline.
  nonisolated private static let away = "http://127.0.0.1:9"

  nonisolated private static let causes: [Cause] = [
    .script("an own script throws", "throw new Error('boot')", .scriptError),
    .script("an own script does not parse", "const = 1", .scriptError),
    Cause(
      "an own module throws", "<script type=module>throw new Error('boot')</script>", .scriptError),
    .script(
      "an own async function is rejected", "(async () => { throw new Error('boot') })()",
      .scriptError),
    .script("an own timer throws", "setTimeout(() => { throw new Error('boot') })", .scriptError),
    Cause("an own script is missing", "<script src=missing.js></script>", .loadError),
    Cause("an own module is missing", "<script type=module src=missing.js></script>", .loadError),
    Cause(
      "a module imports an own file that is missing",
      "<script type=module src=importing.js></script>", .loadError),
    Cause("an own style sheet is missing", "<link rel=stylesheet href=missing.css>", .loadError),
    .script("import() of an own chunk that is missing", "import('./missing.js')", .loadError),
    .script("import() of an own chunk that throws", "import('./throwing.js')", .scriptError),
    Cause(
      "the policy forbids an inline script",
      "<meta http-equiv=Content-Security-Policy content=\"script-src 'self'\"><script>boot()</script>",
      .scriptError),
    Cause("another site's script does not load", "<script src='\(away)/x.js'></script>", nil),
    Cause(
      "another site's module does not load", "<script type=module src='\(away)/x.js'></script>", nil
    ),
    Cause(
      "another site's script by // does not load", "<script src='//127.0.0.1:9/x.js'></script>", nil
    ),
    Cause(
      "a module imports by // what does not load",
      "<script type=module>import '//127.0.0.1:9/x.js'</script>", nil),
    Cause(
      "another site's style sheet does not load", "<link rel=stylesheet href='\(away)/x.css'>", nil),
    Cause(
      "the policy forbids another site's script",
      "<meta http-equiv=Content-Security-Policy content=\"script-src 'self' 'unsafe-inline'\"><script src='\(away)/x.js'></script>",
      nil),
    Cause("an own picture is missing", "<img src=missing.png>", nil),
    Cause(
      "an own picture and a request's file are missing, and another site's script",
      "<img src=missing.png><script>fetch('/missing.json').catch(() => {})</script><script src='\(away)/x.js'></script>",
      nil),
    Cause("another site's picture does not load", "<img src='\(away)/x.png'>", nil),
    .script(
      "another site is out of reach, and nobody handles it",
      "fetch('\(away)/api').then((r) => r.json())", nil),
    .script(
      "an answer is not the JSON that a request expects, and nobody handles it",
      "fetch('/missing.json').then((response) => response.json())", nil),
    .script(
      "an answer is not the JSON that a script parses, and nobody handles it",
      "fetch('/missing.json').then(async (response) => JSON.parse(await response.text()))", nil),
    .script(
      "import() of an own chunk that does not parse", "import('./unparsed.js')", .scriptError),
    .script("import() of another site", "import('\(away)/x.js')", nil),
    .script(
      "the page handles its error by onerror", "onerror = () => true; throw new Error('handled')",
      nil),
    .script(
      "the page handles its error by an event",
      "addEventListener('error', (e) => e.preventDefault()); throw new Error('handled')", nil),
    .script(
      "the page handles a rejection",
      "addEventListener('unhandledrejection', (e) => e.preventDefault()); Promise.reject(new Error('handled'))",
      nil),
    .script("the page catches an error", "try { boot() } catch {}", nil),
    .script(
      "a request was aborted",
      "const c = new AbortController(); fetch('data.txt', { signal: c.signal }); c.abort()", nil),
    .script(
      "an error of another site's script, of which the page learns nothing",
      "dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))", nil),
    .script(
      "a notice of ResizeObserver",
      """
      const e = document.body.appendChild(document.createElement('p'));
      new ResizeObserver(() => { e.style.width = Math.random() * 100 + 'px'; }).observe(e);
      """, nil),
    .script(
      "a test whether scripts may be made of text",
      "try { new Function('return this')() } catch {}", nil),
  ]

  /// A page that shows nothing is not ready, so that no word that it is comes ahead of what it may be blamed for.
  nonisolated private static func page(_ cause: Cause) -> String {
    let late =
      "<script>window.onload = () => setTimeout(() => document.body.append('Welcome'), 50)</script>"
    return "<!doctype html><meta charset=utf-8><title>Shop</title><body>"
      + (cause.reason == nil ? late : "") + cause.body
  }

  @Test(arguments: causes)
  func `a cause is blamed on the release, or is not`(_ cause: Cause) async throws {
    let stage = try Stage()
    let policy =
      "default-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' http:; style-src 'self' http:; img-src 'self' http:; connect-src 'self' http:"
    try await stage.install(
      1,
      [
        "index.html": Self.page(cause),
        "importing.js": "import './missing.js'", "throwing.js": "throw new Error('chunk')",
        "unparsed.js": "const = 1",
        "data.txt": "data",
      ], policy: policy)
    let page = try stage.page(isShown: true)
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page, awaiting: false)
    var seen: PackageFailureReason??
    while seen == nil, let event = await events.next() {
      switch event {
      case .failed(_, let reason): seen = .some(reason)
      case .confirmed: seen = .some(nil)
      default: break
      }
    }
    #expect(seen == .some(cause.reason))
  }

  @Test(arguments: [true, false])
  func `a page says that it has failed, also when it was ready`(isReady: Bool) async throws {
    let stage = try Stage(confirmation: .byPage)
    try await stage.install(1, ["index.html": "<!doctype html><body>Welcome"])
    let page = try stage.page()
    var events = stage.packages.events.makeAsyncIterator()
    try await stage.open("shop", in: page)
    try await page.run(
      (isReady ? "offlinePage.confirmHealthy();" : "")
        + "offlinePage.reportFailure(new Error('the cart is empty'))")
    var seen: [String] = []
    while seen.last != "reported", let event = await events.next() {
      if case .failed(_, let reason) = event { seen.append(reason.rawValue) }
      if case .confirmed = event { seen.append("confirmed") }
    }
    #expect(seen == (isReady ? ["confirmed", "reported"] : ["reported"]))
  }
}
