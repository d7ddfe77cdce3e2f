package import Foundation

/// The web view's side of the bridge: installs the page runtime and carries text.
///
/// This is the port that a bridge is attached to. `WKWebView` is one engine, on every platform;
/// the in-memory page of `BridgeTesting` is another. An engine knows nothing of frames, names or
/// calls: it moves text between a document and its ``EngineReceiver``.
///
/// The engine owns its receiver, and through it the bridge; the receiver holds the engine weakly.
@MainActor package protocol BridgeEngine: AnyObject {
  /// The clock of deadlines.
  var clock: any BridgeClock { get }

  /// Runs the page runtime at the start of every later document and passes its texts to
  /// `receiver`, which the engine keeps until ``uninstall()``.
  ///
  /// - Parameters:
  ///   - runtime: The page runtime with its configuration.
  ///   - receiver: The receiver of the documents' texts.
  /// - Returns: The secret that authenticates the installed runtime.
  /// - Throws: ``BridgeError`` with code `duplicateName` if a bridge is attached already.
  func install(_ runtime: PageRuntime, receiver: any EngineReceiver) throws -> PageSecret

  /// Removes the runtime and releases the receiver.
  func uninstall()

  /// Makes a suspended or throttled page run once, so that it fetches its messages.
  func wake()

  /// Whether a page's prompt may be answered after ``EngineReceiver/receive(prompt:text:reply:)`` has returned. Otherwise all
  /// that was sent before a synchronous call is read at once.
  var promptsWait: Bool { get }

  /// Returns the error of a script that is no valid JavaScript; `nil` if it is, or if the engine cannot tell.
  func syntaxError(in script: String) -> String?

  /// Resumes a main-actor task that was waiting for the page. An engine may have a shorter way back to the
  /// main actor than Swift's own, which goes through a thread of Swift's pool.
  ///
  /// - Parameter resume: Called exactly once, before this returns.
  func resumeTask(_ resume: () -> Void)
}

extension BridgeEngine {
  /// A page waits for the answer.
  package var promptsWait: Bool { true }

  package func syntaxError(in script: String) -> String? { nil }

  /// Resumes the task in Swift's own way.
  package func resumeTask(_ resume: () -> Void) { resume() }
}

/// The receiver of an engine's messages: texts of documents, commits, and ends.
@MainActor package protocol EngineReceiver: AnyObject, Sendable {
  /// Receives a text that a document posted.
  ///
  /// - Parameters:
  ///   - text: The text, from the page runtime or from a script that pretends to be the runtime.
  ///   - source: What the engine knows about the frame that posted the text.
  ///   - reply: Answers this post; called exactly once, at any time later.
  func receive(
    _ text: String, from source: MessageSource, reply: @escaping @MainActor (String) -> Void)

  /// Receives a text that a document posted, in UTF-8. Engines that have UTF-8 call this, because large texts are
  /// then copied less often.
  ///
  /// - Parameters:
  ///   - text: The text, from the page runtime or from a script that pretends to be the runtime.
  ///   - source: What the engine knows about the frame that posted the text.
  ///   - reply: Answers this post, in UTF-8; called exactly once, at any time later.
  func receive(
    utf8 text: [UInt8], from source: MessageSource,
    reply: @escaping @MainActor (consuming [UInt8]) -> Void)

  /// Receives a call of `prompt(message, text)`, which blocks the document until it is answered.
  ///
  /// - Parameters:
  ///   - message: The first argument of the call.
  ///   - text: The second argument of the call.
  ///   - reply: Answers a prompt that belongs to the bridge; called exactly once, before this returns or later. An
  ///     engine that cannot keep a document blocked may drop an answer that comes later.
  /// - Returns: Whether the prompt belongs to the bridge. Any other prompt goes to the app.
  func receive(
    prompt message: String, text: String, reply: @escaping @MainActor (String) -> Void
  ) -> Bool

  /// Called when a frame is about to navigate, before the app decides on the navigation.
  ///
  /// - Returns: Whether the navigation belongs to the bridge. The engine then cancels it without asking
  ///   the app.
  func intercept(_ navigation: PageNavigation) -> Bool

  /// Called when the app has allowed a navigation, before the engine carries it out.
  ///
  /// - Returns: Whether the bridge carries out the navigation. The engine then cancels it.
  func takeOver(_ navigation: PageNavigation) -> Bool

  /// Called when the app asks the view for a load, which waits for a page that is blocked.
  func loadRequested()

  /// Called when the main frame has begun to load something, which replaces a load that has no document yet.
  func loadStarted()

  /// Called when the main frame has committed to a new document, before any text of that document.
  func documentCommitted(at url: URL?)

  /// Called when the process that ran the page has ended.
  func processTerminated()

  /// Called when the page runtime could not start in the document that the main frame has committed to. That
  /// document will not say hello. Calls that wait for a document fail with code `unavailable`.
  ///
  /// - Parameter reason: What happened, as the message of an error.
  func runtimeFailed(_ reason: String)

  /// Called when the engine itself is gone. The receiver is not called again.
  func engineReleased()
}

extension EngineReceiver {
  /// Returns `false`, which leaves every navigation to the app.
  package func intercept(_ navigation: PageNavigation) -> Bool { false }

  /// Returns `false`, which leaves every navigation to the engine.
  package func takeOver(_ navigation: PageNavigation) -> Bool { false }

  /// Does nothing.
  package func loadRequested() {}

  /// Does nothing.
  package func loadStarted() {}
}

/// What an engine knows for certain about the frame that posted a text. A property is `nil` if it is unknown.
package struct MessageSource: Sendable {
  /// The origin of the frame as the engine reports it.
  package var origin: Origin?
  /// Whether the frame is the main frame.
  package var isMainFrame: Bool?

  /// Makes a source from what is known.
  package init(origin: Origin? = nil, isMainFrame: Bool? = nil) {
    self.origin = origin
    self.isMainFrame = isMainFrame
  }
}

extension EngineReceiver {
  /// Passes the text on as a string.
  package func receive(
    utf8 text: [UInt8], from source: MessageSource,
    reply: @escaping @MainActor (consuming [UInt8]) -> Void
  ) {
    receive(String(decoding: text, as: UTF8.self), from: source) { reply(Array($0.utf8)) }
  }
}
