// Exported, because tests that replay need recordings.
import BridgeCore
@_exported public import BridgeRecording
import Foundation

extension Recording {
  /// Plays the page's part of this recording on a page in memory, and compares what native code does.
  ///
  /// ```swift
  /// let page = InMemoryPage(url: "https://shop.example.com/")
  /// let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
  /// try bridge.handle("add") { (a: Int, b: Int) in a + b }
  /// try await Recording(contentsOf: file).replay(on: page)
  /// ```
  ///
  /// The page makes its calls and emits its events in the order of the recording. It waits for the end of a call where
  /// the recording has it, and answers calls of native code as it did then. A document of the main frame after the
  /// first is a load.
  ///
  /// - Parameters:
  ///   - page: A page that has a bridge with the handlers of the app.
  ///   - limit: How long a call may take that ended in the recording.
  /// - Throws: ``ReplayDifference`` if a result, an error, an element, a call of native code or an event is not the
  ///   recorded one. `RecordingError` if the recording cannot be replayed, because lines or payloads are missing,
  ///   because the page passed a function, a stream or a blob, or because a subframe called.
  @MainActor public func replay(on page: InMemoryPage, within limit: Duration = .seconds(10))
    async throws
  {
    guard let bridge = page.bridge else {
      throw RecordingError(
        .notReplayable, "The page has no bridge. Attach one with the app's handlers first.")
    }
    var options = RecorderOptions()
    (options.redaction, options.maxPayloadBytes) = (.none, .max)
    (options.maxLines, options.maxBytes) = (.max, .max)
    let recorder = try bridge.record(options)
    try await ReplayPage(page, within: limit).play(self)
    recorder.stop()
    let comparison = RecordingComparison(self, try Recording(parsing: recorder.text))
    guard comparison.differences.isEmpty else {
      throw ReplayDifference(differences: comparison.differences, callCount: callsOfApp.count)
    }
  }
}

extension InMemoryPage {
  /// The bridge that is attached to the page.
  var bridge: Bridge? { receiver.flatMap(Bridge.receiving) }
}

/// A difference between a recording and its replay.
public struct ReplayDifference: Error, CustomStringConvertible, Sendable {
  /// The differences, in the order of the recording.
  public let differences: [String]
  let callCount: Int

  /// The differences for people, one paragraph each.
  public var description: String {
    let places = differences.count == 1 ? "one place" : "\(differences.count) places"
    return (["The replay of \(callCount) calls differs in \(places):"] + differences)
      .joined(separator: "\n")
  }
}
