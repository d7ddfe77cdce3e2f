public import BridgeCore
import BridgeLegacy
import Foundation

/// A page without a browser: the real page runtime in JavaScriptCore, inside the test's process.
///
/// Attach a bridge to the page as you would to a web view.
///
/// ```swift
/// let page = InMemoryPage(url: "https://shop.example.com/")
/// let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
/// try bridge.handle("add") { (a: Int, b: Int) in a + b }
/// let sum = try await page.evaluate("bridge.call('add', 1, 2)")
/// ```
///
/// The page has the parts of a window that scripts without drawing need: events, timers, message
/// channels, the console, a location, `Blob` and `File`. Its elements are only a tree, and there
/// is no network and no `ReadableStream`. Like a browser, the page does nothing before the caller's
/// turn of the main queue ends, so attach the bridge in the turn that created the page.
/// Texts, replies and commits then cross in their own turns, in order. Time stands still unless
/// the test advances ``clock``.
@MainActor public final class InMemoryPage {
  /// The clock of the bridge's deadlines and the page's timers.
  public let clock = PageClock()
  /// Answers the page's `prompt(message, defaultText)`. Returning `nil` cancels the prompt, as does the
  /// lack of a handler.
  public var promptHandler: (@MainActor (_ message: String, _ defaultText: String) -> String?)?
  /// Whether the engine reports which frame posted. WebKitGTK does not.
  public var tellsSource = true
  /// Whether documents that the page leaves are kept, to be restored by going back or forward.
  public var hasPageCache = true
  /// The number of times that the bridge woke the page.
  public internal(set) var wakeCount = 0
  /// Whether the page's prompts wait for their answers. If not, they return `""`.
  var dialogsBlock = true
  /// The lines that the page wrote to its console, and its uncaught errors.
  public private(set) var console: [ConsoleLine] = []
  private var installed: InstalledRuntime?
  let crossing = PageCrossing()
  let tasks = PageTasks()
  var history: PageHistory
  var document: PageDocument?
  var isEmpty = false

  /// Creates a page that loads a document, starting in the next turn of the main queue.
  ///
  /// - Parameters:
  ///   - url: The document's URL, from which nothing is fetched.
  ///   - script: The document's own script, which runs before `DOMContentLoaded`.
  public init(url: String, script: String = "") {
    history = PageHistory(PageVisit(url: url, script: script))
    begin(history.current)
  }

  /// Creates a page without a document, like a new web view. Load a document into it.
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

  /// Every frame that crossed, in order. A frame is one line of a text, which `docs/WIRE.md` describes.
  ///
  /// ```swift
  /// #expect(page.frames.map(\.text) == ["call 1 add [1,2]", "done 1 3"])
  /// ```
  ///
  /// A synchronous call is a `call` with the number 0.
  public var frames: [CrossedText] { transcript.flatMap(\.frames) }

  /// Runs a script in the page and returns its value.
  ///
  /// The script runs when the loads that were requested before it are complete. The page's hello may
  /// not have arrived by then. Evaluate `bridge.ready` if that matters.
  ///
  /// Native code reads at most 512 calls and events in a turn, and may read the rest after the script. To wait for all of
  /// them, let the script end with `bridge.has('x')`.
  ///
  /// - Parameter script: An expression or statements. The value is that of the last statement or, if
  ///   that is a promise, the promise's result.
  /// - Returns: The value as `JSON.stringify` writes it, with `null` for `undefined`.
  /// - Throws: ``PageError`` if the script throws, its promise rejects, the value has no JSON, or the
  ///   page leaves the document before the script ends.
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

  /// Holds one text back until the test releases it, or until later texts have overtaken it.
  ///
  /// - Parameters:
  ///   - selection: The text to hold back.
  ///   - count: The number of later texts of the same direction after which the text arrives by itself; `nil` for
  ///     none. Empty texts do not count.
  /// - Returns: The delay, which releases the text.
  @discardableResult public func delay(
    _ selection: PageDelay.Selection, overtakenBy count: Int? = nil
  ) -> PageDelay {
    crossing.delay(selection, overtakenBy: count)
  }

  func log(_ line: ConsoleLine) { console.append(line) }
}

extension Bridge {
  /// Attaches a bridge to a page without a browser. The bridge takes effect with the next document that is loaded.
  ///
  /// - Parameters:
  ///   - page: The page, which owns the bridge from now on.
  ///   - origins: The origins whose documents may use the bridge, in their main frames.
  /// - Throws: `BridgeError` with code `badArguments` if one of the origins is not a pattern, `duplicateName` if the page
  ///   has a bridge already.
  public convenience init(attachedTo page: InMemoryPage, origins: [OriginPattern]) throws {
    try self.init(attachedTo: page, policy: BridgePolicy(origins: origins))
  }

  /// Attaches a bridge with a policy, options and parts to a page without a browser.
  ///
  /// - Parameters:
  ///   - page: The page, which owns the bridge from now on.
  ///   - policy: The documents that have the bridge, and the names that they may use.
  ///   - options: The limits, the detail of errors, the logger, and the app's own decision on calls and events.
  ///   - parts: Additions to the bridge, in any order. Parts that need a web view throw `unavailable`.
  /// - Throws: `BridgeError` with code `badArguments` if the policy has no origins, `duplicateName` if the page has a
  ///   bridge already or two parts have one name, or what a part throws.
  public convenience init(
    attachedTo page: InMemoryPage, policy: BridgePolicy, options: BridgeOptions = BridgeOptions(),
    parts: [BridgePart] = []
  ) throws {
    try self.init(
      attachedTo: page as any BridgeEngine, policy: policy, options: options, parts: parts)
  }
}

extension InMemoryPage: BridgeEngine {
  /// A prompt of this page ends with the call of native code, because the page runs on the main thread.
  package var promptsWait: Bool { false }

  package func syntaxError(in script: String) -> String? {
    switch ScriptContext().evaluate("() => \(script)", url: "about:part") {
    case .value: nil
    case .thrown(let error): "\(error)"
    }
  }

  /// Runs the page runtime in every later document, and in the current one after `document.open()`.
  ///
  /// - Throws: `BridgeError` with code `duplicateName` if a bridge is attached already.
  package func install(
    _ runtime: PageRuntime, receiver: any EngineReceiver
  ) throws -> PageSecret {
    guard installed == nil else {
      throw BridgeError("duplicateName", "A bridge is attached to this page already.")
    }
    let secret = PageSecret()
    installed = InstalledRuntime(script: runtime.script(secret: secret), receiver: receiver)
    return secret
  }

  /// Removes the runtime. Later documents run without it, and messages of the current one are rejected.
  package func uninstall() { installed = nil }

  /// Counts the call, because a page in memory is never asleep.
  package func wake() { wakeCount += 1 }

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
  package var clock: any BridgeClock { self.clock as PageClock }
}

/// The page runtime that a bridge installed in a page, and the receiver of its texts.
@MainActor final class InstalledRuntime {
  let script: String
  let receiver: any EngineReceiver

  init(script: String, receiver: any EngineReceiver) {
    self.script = script
    self.receiver = receiver
  }
}

extension InMemoryPage {
  /// Runs a script in the page and returns its value as a Swift type.
  ///
  /// - Parameters:
  ///   - script: An expression or statements. The value is that of the last statement or, if that is
  ///     a promise, the promise's result.
  ///   - type: The type to decode the value as. The value travels as JSON.
  /// - Throws: ``PageError`` if the script throws, `DecodingError` if the value has another type.
  public func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    try BridgeValue(parsing: try await evaluate(script)).decode(type)
  }
}

extension InMemoryFrame {
  /// Runs a script in the frame and returns its value as a Swift type, as
  /// ``InMemoryPage/evaluate(_:as:)`` does.
  public func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    try BridgeValue(parsing: try await evaluate(script)).decode(type)
  }
}
