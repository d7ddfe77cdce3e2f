public import Foundation

/// The web view's side of the bridge: installs the page runtime and carries text.
///
/// This is the port that a bridge is attached to. `WKWebView` is one engine, on every platform;
/// the in-memory page of `BridgeTesting` is another. An engine knows nothing of frames, names or
/// calls: it moves text between a document and its ``EngineReceiver``.
///
/// The engine owns its receiver, and through it the bridge; the receiver holds the engine weakly.
@MainActor public protocol BridgeEngine: AnyObject {
  /// What deadlines are measured with.
  var clock: any BridgeClock { get }

  /// Runs the page runtime at the start of every later document and hands what it says to
  /// `receiver`, which the engine keeps until ``uninstall()``.
  ///
  /// - Parameters:
  ///   - runtime: The page runtime and what it has to know.
  ///   - receiver: Who hears the documents.
  /// - Returns: The secret that authenticates the installed runtime.
  /// - Throws: ``BridgeError`` with code `duplicateName` where a bridge is attached already.
  func install(_ runtime: PageRuntime, receiver: any EngineReceiver) throws -> PageSecret

  /// Takes the runtime out again, and lets go of the receiver.
  func uninstall()

  /// Makes a suspended or throttled page run once, so that it comes back for its messages.
  func wake()

  /// Resumes a main-actor task that was waiting for the page. An engine may know of a shorter way back to the
  /// main actor than Swift's own, which goes by a thread of its pool.
  ///
  /// - Parameter resume: Is called once, before this returns.
  func resumeTask(_ resume: () -> Void)
}

extension BridgeEngine {
  /// By Swift's own way.
  public func resumeTask(_ resume: () -> Void) { resume() }
}

/// What an engine tells: texts of documents, commits, and ends.
@MainActor public protocol EngineReceiver: AnyObject, Sendable {
  /// A document posted `text`.
  ///
  /// - Parameters:
  ///   - text: What the page runtime, or somebody who pretends to be it, posted.
  ///   - source: What the engine knows of the frame that posted it.
  ///   - reply: Answers this post; called exactly once, at any time later.
  func receive(
    _ text: String, from source: MessageSource, reply: @escaping @MainActor (String) -> Void)

  /// A document posted a text, which the engine has as UTF-8. Large texts are then copied less often.
  ///
  /// - Parameters:
  ///   - text: What the page runtime, or somebody who pretends to be it, posted.
  ///   - source: What the engine knows of the frame that posted it.
  ///   - reply: Answers this post, in UTF-8; called exactly once, at any time later.
  func receive(
    utf8 text: [UInt8], from source: MessageSource,
    reply: @escaping @MainActor (consuming [UInt8]) -> Void)

  /// A document called `prompt(message, text)` and stands still until it is answered.
  ///
  /// - Returns: The answer; `nil` where the prompt is none of the bridge's and goes to the app.
  func answer(prompt message: String, text: String) -> String?

  /// A frame is about to navigate to `url`. Told before the app is asked whether it may.
  ///
  /// - Returns: Whether the navigation is the bridge's: it then does not happen, and the app hears
  ///   nothing of it.
  func intercept(navigationTo url: URL) -> Bool

  /// The main frame committed to a new document. Comes before any text of that document.
  func documentCommitted(at url: URL?)

  /// The process that ran the page ended.
  func processTerminated()

  /// The page runtime could not start in the document that the main frame has committed to: it will
  /// not say hello. What waits for a document fails with code `unavailable`.
  ///
  /// - Parameter reason: What happened, as an error says it.
  func runtimeFailed(_ reason: String)

  /// The engine itself is gone; nothing will be received any more.
  func engineReleased()
}

extension EngineReceiver {
  /// The navigation is none of the bridge's.
  public func intercept(navigationTo url: URL) -> Bool { false }
}

/// What an engine knows for certain of the frame that posted a text; `nil` where it cannot know.
public struct MessageSource: Sendable {
  /// The origin of the frame as the engine reports it.
  public var origin: Origin?
  /// Whether the frame is the main frame.
  public var isMainFrame: Bool?

  /// Makes a source of what is known.
  public init(origin: Origin? = nil, isMainFrame: Bool? = nil) {
    self.origin = origin
    self.isMainFrame = isMainFrame
  }
}

extension EngineReceiver {
  /// Hands it on as a string.
  public func receive(
    utf8 text: [UInt8], from source: MessageSource,
    reply: @escaping @MainActor (consuming [UInt8]) -> Void
  ) {
    receive(String(decoding: text, as: UTF8.self), from: source) { reply(Array($0.utf8)) }
  }
}
