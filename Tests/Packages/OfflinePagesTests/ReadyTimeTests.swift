import Foundation
import TestSupport
import Testing
import WebBridge

@testable import OfflinePackages
@testable import OfflinePages

/// Which time counts for a page that has to be ready: only time in which the page can run and be seen.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ReadyTimeTests {
  private static let limit = 0.4
  private static let page = """
    <!doctype html><title>Shop</title>Shop <input type=file id=chooser>
    """

  /// What keeps a page from running, or from being seen.
  enum Hold: CaseIterable {
    case alert, confirm, prompt, files, hidden, busyApp, debugger
    #if os(Linux)
      case inspector
    #endif
  }

  /// A delegate whose dialogs stay open until they are answered.
  private final class Person: NSObject, WKUIDelegate {
    private(set) var answer: (@MainActor () -> Void)?
    private let (questions, asked) = AsyncStream.makeStream(of: Void.self)

    /// Waits until the page has asked.
    func isAsked() async { for await _ in questions { return } }

    private func ask(_ answer: @escaping @MainActor () -> Void) {
      self.answer = answer
      asked.yield()
    }

    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { ask { completionHandler() } }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { ask { completionHandler(true) } }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
      defaultText: String?, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { ask { completionHandler("") } }

    @available(iOS 18.4, *)
    func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
    ) { ask { completionHandler(nil) } }
  }

  /// A page of a package that is shown, and that has not said that it is ready.
  private func open() async throws -> (Stage, PackagePage, Person) {
    let stage = try Stage(readyLimit: .seconds(Self.limit), confirmation: .byPage)
    try await stage.install(1, ["index.html": Self.page])
    let page = try stage.page(isShown: true)
    let person = Person()
    page.webView.uiDelegate = person
    try await stage.open("shop", in: page)
    return (stage, page, person)
  }

  @available(iOS 16.4, macOS 13.3, *)
  /// Holds a page. Returns what lets it go.
  private func begin(
    _ hold: Hold, _ page: PackagePage, _ person: Person
  ) async throws -> @MainActor () -> Void {
    switch hold {
    case .alert: page.start("alert('x')")
    case .confirm: page.start("confirm('x')")
    case .prompt: page.start("prompt('x')")
    case .files: page.start("chooser.click()")
    case .hidden:
      page.window.hide()
      return { page.window.show() }
    case .busyApp: return {}
    #if os(Linux)
      case .inspector:
        page.webView.isInspectable = true
        page.webView.showInspector()
        return { page.webView.isInspectable = false }
    #endif
    case .debugger:
      // A page that does not answer, in a view to which a debugger may be attached.
      page.webView.isInspectable = true
      page.start("const end = Date.now() + \(5000 * Self.limit); while (Date.now() < end);")
      return {}
    }
    await person.isAsked()
    return { person.answer?() }
  }

  @available(iOS 16.4, macOS 13.3, *)
  @Test(arguments: Hold.allCases)
  func `a page has no time to be ready while something holds it`(hold: Hold) async throws {
    let (stage, page, person) = try await open()
    let failures = stage.failures()
    let release = try await begin(hold, page, person)
    if hold == .busyApp {
      block(for: 4 * Self.limit)
    } else {
      try await Task.sleep(for: .seconds(4 * Self.limit))
    }
    #expect(failures.list == [])
    release()
    try await page.run("offlinePage.confirmHealthy()")
    while try stage.packages.status(of: "shop")?.lastGood == nil { try await turn() }
    #expect(failures.list == [])
  }

  @available(iOS 16.4, macOS 13.3, *)
  @Test func `the time of a page goes on when nothing holds it any more`() async throws {
    let (stage, page, person) = try await open()
    let failures = stage.failures()
    let release = try await begin(.alert, page, person)
    try await Task.sleep(for: .seconds(2 * Self.limit))
    release()
    while failures.list.isEmpty { try await turn() }
    #expect(failures.list == ["shop 1 neverReady"])
  }

  /// Keeps the main actor busy, as an app does that starts, and as a suspended one is.
  private func block(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }
}
