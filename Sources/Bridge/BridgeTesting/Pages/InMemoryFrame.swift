public import BridgeCore

/// A subframe of a page in memory: a document with its own window and origin.
///
/// Any frame of a page can post to its message handlers.
@MainActor public final class InMemoryFrame {
  private let document: PageDocument
  private let tasks: PageTasks

  init(_ document: PageDocument, tasks: PageTasks) {
    self.document = document
    self.tasks = tasks
  }

  /// The frame's URL.
  public var url: String { document.url }
  /// The frame's origin.
  public var origin: Origin { document.origin }

  /// Runs a script in the frame and returns its value, as ``InMemoryPage/evaluate(_:)`` does.
  @discardableResult public func evaluate(_ script: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      tasks.add { [document] in document.evaluate(script, continuation) }
    }
  }

  /// Removes the frame from the page.
  public func remove() {
    tasks.add { [document] in document.leave(forCache: false) }
  }
}

extension InMemoryPage {
  /// Adds a frame to the current document. The frame ends at the latest with that document.
  ///
  /// - Parameters:
  ///   - url: The frame's URL, from which nothing is fetched.
  ///   - script: The frame's own script.
  ///   - runsRuntime: Whether the page runtime runs in the frame.
  /// - Returns: The frame, which loads in later turns.
  @discardableResult
  public func addFrame(
    url: String, script: String = "", runsRuntime: Bool = false
  ) -> InMemoryFrame {
    let frame = PageDocument(
      url: url, script: script, page: self, isMainFrame: false, runsRuntime: runsRuntime)
    tasks.add { [weak self] in
      guard let document = self?.document else { return frame.end(as: .ended) }
      document.frames.append(frame)
      frame.begin()
    }
    tasks.add { frame.runPageScript() }
    tasks.add { frame.becomeInteractive() }
    tasks.add { frame.becomeComplete() }
    return InMemoryFrame(frame, tasks: tasks)
  }
}
