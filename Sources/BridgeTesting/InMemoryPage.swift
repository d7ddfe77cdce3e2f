public import BridgeCore
import BridgeLegacy
import Foundation

/// A page without a browser: the real page runtime in JavaScriptCore, inside the test's process.
///
/// A bridge is attached to it as to a web view.
///
/// ```swift
/// let page = InMemoryPage(url: "https://shop.example.com/")
/// let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
/// try bridge.handle("add") { (a: Int, b: Int) in a + b }
/// let sum = try await page.evaluate("bridge.call('add', 1, 2)")
/// ```
///
/// The page has a window as far as scripts need one that draw nothing: events, timers, message
/// channels, the console, a location, `Blob` and `File`; its elements are a tree and no more, and there
/// is no network and no `ReadableStream`. Like a browser it does nothing before
/// the caller's turn of the main queue is over: attach the bridge in the turn that made the page.
/// Texts, replies and commits then cross in turns of their own, in order. Time stands still unless
/// the test advances ``clock``.
@MainActor public final class InMemoryPage {
  /// What the bridge's deadlines and the page's timers run on.
  public let clock = PageClock()
  /// Answers the page's `prompt(message, defaultText)`; `nil` cancels it, as having no handler does.
  public var promptHandler:
    (@MainActor (_ message: String, _ defaultText: String, _ source: MessageSource) -> String?)?
  /// Whether the engine tells which frame posted; WebKitGTK does not.
  public var tellsSource = true
  /// Whether a document that is left may be shown again as it was.
  public var hasPageCache = true
  /// How often the bridge woke the page.
  public internal(set) var wakeCount = 0
  /// Whether the page's prompts wait for their answers; where they do not, they return `""`.
  var dialogsBlock = true
  /// What the page wrote to its console, and what it threw that nobody caught.
  public private(set) var console: [ConsoleLine] = []
  private var installed: InstalledRuntime?
  let crossing = PageCrossing()
  let tasks = PageTasks()
  var history: PageHistory
  var document: PageDocument?
  var isEmpty = false

  /// Makes a page that loads a document, from the next turn of the main queue on.
  ///
  /// - Parameters:
  ///   - url: The document's URL; nothing is fetched from there.
  ///   - script: The document's own script, which runs before `DOMContentLoaded`.
  public init(url: String, script: String = "") {
    history = PageHistory(PageVisit(url: url, script: script))
    begin(history.current)
  }

  /// Makes a page that shows nothing yet, as a new web view does; load a document into it.
  public init() {
    history = PageHistory(PageVisit(url: "about:blank", script: ""))
    isEmpty = true
  }

  deinit {
    guard let installed else { return }
    inTurn { installed.receiver.engineReleased() }
  }

  /// The URL of the document that was loaded last.
  public var url: String { history.current.url }

  /// The origin of the document that was loaded last.
  public var origin: Origin { Origin(ofPageAt: url) }

  /// Every text that crossed, in order.
  public var transcript: [CrossedText] { crossing.transcript }

  /// Every frame that crossed, in order: one line of a text each; `docs/WIRE.md` tells how to read
  /// them.
  ///
  /// ```swift
  /// #expect(page.frames.map(\.text) == ["call 1 add [1,2]", "done 1 3"])
  /// ```
  ///
  /// A synchronous call is a `call` with the number 0.
  public var frames: [CrossedText] { transcript.flatMap(\.frames) }

  /// Runs a script in the page and waits for what it comes to.
  ///
  /// Runs once the loads that were asked for before are complete. The page's hello may still be
  /// under way then: evaluate `bridge.ready` where that matters.
  ///
  /// - Parameter script: An expression or statements; the value of the last one counts. Where it is
  ///   a promise, its result does.
  /// - Returns: The value as `JSON.stringify` writes it, with `null` for `undefined`.
  /// - Throws: ``PageError`` where the script throws, its promise rejects, the value has no JSON, or
  ///   the document is left meanwhile.
  @discardableResult public func evaluate(_ script: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      tasks.add { [weak self] in
        if let document = self?.document {
          document.evaluate(script, continuation)
        } else {
          continuation.resume(throwing: PageError.noDocument)
        }
      }
    }
  }

  /// Holds one text back until the test releases it.
  ///
  /// - Parameter selection: Which text.
  /// - Returns: What releases it.
  @discardableResult public func delay(_ selection: PageDelay.Selection) -> PageDelay {
    crossing.delay(selection)
  }

  func log(_ line: ConsoleLine) { console.append(line) }
}

extension InMemoryPage: BridgeEngine {
  /// Runs the page runtime in every later document, and in this one after `document.open()`.
  ///
  /// - Throws: `BridgeError` with code `duplicateName` where a bridge is attached already.
  public func install(
    _ runtime: PageRuntime, receiver: any EngineReceiver
  ) throws -> PageSecret {
    guard installed == nil else {
      throw BridgeError("duplicateName", "A bridge is attached to this page already.")
    }
    let secret = PageSecret()
    installed = InstalledRuntime(script: runtime.script(secret: secret), receiver: receiver)
    return secret
  }

  /// Takes the runtime out again: later documents run without it, and nobody hears this one.
  public func uninstall() { installed = nil }

  /// Counts; a page in memory is never asleep.
  public func wake() { wakeCount += 1 }

  var startScript: String? { installed?.script }
  var receiver: (any EngineReceiver)? { installed?.receiver }

  func hasHandler(_ name: String?) -> Bool {
    receiver != nil && name == PageRuntime.handlerName
  }

  func knownSource(of document: PageDocument) -> MessageSource {
    tellsSource ? document.source : MessageSource()
  }
}

extension InMemoryPage: DialogBlocking {
  package func setDialogsBlock(_ block: Bool) { dialogsBlock = block }
}

extension BridgeEngine where Self: InMemoryPage {
  /// The page's ``InMemoryPage/clock``, as the bridge sees it.
  public var clock: any BridgeClock { self.clock as PageClock }
}
