public import BridgeMonitor
public import BridgeRecording
import Foundation

/// The options of an inspector.
public struct InspectorOptions {
  /// The options of the inspector's recorder.
  public var recorder = RecorderOptions()

  /// The monitor of the same web view, whose events the inspector shows as events of the page.
  public var monitor: PageMonitor?

  /// The tables that the inspector shows besides the bridge. The cookies and the installed packages of the web view are
  /// there by default.
  public var parts: [InspectorPart] = []

  /// The name of what is inspected, for the title of the window.
  public var title = ""

  /// The folder to which the window exports recordings.
  public var exports: URL = FileManager.default.temporaryDirectory

  /// Whether ``Inspector/serve(port:)`` listens in release builds as well. By default, only debug builds listen.
  public var servesInReleaseBuilds = false

  /// Creates options with their defaults.
  public init() {}
}
