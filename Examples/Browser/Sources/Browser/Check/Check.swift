import Foundation
import WebKitGTK

/// Drives the browser through its widgets and its pages like a user.
@MainActor final class Check {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "browser-\(getpid())/Downloads")
  private let file = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
  private let server: PageServer
  private let browser: BrowserWindow
  private let watchdog = Watchdog(seconds: 60)
  private var waiter: CheckedContinuation<Void, Never>?

  init() throws {
    server = try PageServer([
      "/": .init(
        html: """
          <title>Lakes</title><style>body { font: 17px/1.6 system-ui; margin: 40px; color: #234 }</style>
          <h1>Lakes</h1><p>A lake is a body of water that land surrounds. <a href="/heron">Herons</a> fish in it.
          <p><a id="new" href="/heron" target="_blank">Herons, in a new tab</a>
          <p><a id="file" href="/lakes.bin">All lakes, as a file</a>
          """),
      "/heron": .init(html: "<title>Herons</title><h1>Herons</h1><p>The grey heron stands still."),
      "/lakes.bin": .init(file: file),
    ])
    browser = BrowserWindow(downloads: folder)
    browser.onChange = { [weak self] in self?.lookAgain() }
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  /// - Throws: An error that says what failed.
  func run(picture: URL?) async throws {
    browser.addTab()
    browser.show()
    try await followLinks()
    try await findText()
    try await openTabs()
    try await download()
    if let picture { try await browser.window.savePicture(to: picture) }
    try await failToLoad()
    print("Browser: everything works.")
  }

  private func followLinks() async throws {
    browser.address.text = server.address("/")
    browser.address.activate()
    await wait("the first page") { browser.window.title == "Lakes" && !isLoading }
    try expect("going back at first", browser.back.isEnabled, false)
    try await click("a")
    await wait("the second page") { browser.window.title == "Herons" && browser.back.isEnabled }
    try expect("the address", browser.address.text, server.address("/heron"))
    browser.back.activate()
    await wait("the way back") { browser.window.title == "Lakes" && browser.forward.isEnabled }
    browser.forward.activate()
    await wait("the way forward") { browser.window.title == "Herons" && !isLoading }
    try await page("document.title = 'Changed by the page'")
    await wait("another title") { browser.window.title == "Changed by the page" }
    browser.reload.activate()
    await wait("the page anew") { browser.window.title == "Herons" && !isLoading }
  }

  private func findText() async throws {
    let bar = browser.findBar
    var hasEnded = false
    bar.onResult = { [weak self] in
      hasEnded = true
      self?.lookAgain()
    }
    bar.show()
    bar.field.text = "GREY heron"
    bar.field.activate()
    await wait("the heron") { hasEnded }
    // WebKit selects the text that it finds.
    try expect("the selection", try await page("String(getSelection())") as? String, "grey heron")
    try expect("the result", bar.result.text, "")
    bar.field.text = "penguin"
    bar.next.activate()
    await wait("no penguin") { bar.result.text == "Not found" }
    bar.hide()
  }

  private func openTabs() async throws {
    browser.back.activate()
    await wait("the way back again") { browser.window.title == "Lakes" && !isLoading }
    try await click("#new")
    await wait("a second tab") { browser.tabs.count == 2 && browser.window.title == "Herons" }
    try await page("window.close()")
    await wait("one tab") { browser.tabs.count == 1 && browser.window.title == "Lakes" }
    browser.addTab()
    await wait("an empty tab") { browser.window.title == "New tab" }
    browser.open(server.address("/heron"))
    await wait("a page in the tab") { browser.window.title == "Herons" && !isLoading }
    browser.notebook.current = browser.tabs[0].widget
    await wait("the first tab") { browser.window.title == "Lakes" }
  }

  private func download() async throws {
    for name in ["lakes.bin", "lakes 2.bin"] {
      try await click("#file")
      await wait(name) { browser.status.text.hasPrefix("\(name) is in") }
      let bytes = try Data(contentsOf: folder.appending(component: name))
      try expect("the bytes of \(name)", bytes == file, true)
    }
    try expect("the title after a download", browser.window.title, "Lakes")
  }

  private func failToLoad() async throws {
    // Nothing listens at the port of a stopped server.
    browser.open(try PageServer([:]).address("/"))
    await wait("an error") { browser.status.text.hasPrefix("The page cannot be shown") }
  }

  // MARK: The tools

  private var isLoading: Bool { browser.current?.webView.isLoading ?? false }

  /// Waits for a state, and tests it after each change. The watchdog limits the time.
  private func wait(_ what: String, until isReached: () -> Bool) async {
    watchdog.enter(what)
    while !isReached() { await withCheckedContinuation { waiter = $0 } }
  }

  private func lookAgain() {
    waiter?.resume()
    waiter = nil
  }

  private func click(_ selector: String) async throws {
    try await page("document.querySelector('\(selector)').click()")
  }

  @discardableResult private func page(_ script: String) async throws -> Any? {
    try await browser.current?.webView.evaluateJavaScript(script)
  }

  private func expect<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) throws {
    guard value != expected else { return }
    throw CheckFailure(description: "Of \(what): expected \(expected), found \(value).")
  }
}

/// A failed check.
struct CheckFailure: Error, CustomStringConvertible {
  let description: String
}
