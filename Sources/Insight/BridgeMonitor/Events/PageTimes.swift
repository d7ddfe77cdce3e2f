/// When a page was loaded, since its navigation began.
///
/// The page's clock has a resolution of about a millisecond. A time is `nil` if the engine did not measure it.
public struct PageTimes: Sendable, Equatable {
  /// How long it took from the user's tap to the beginning of the navigation, or `nil` if the app marked no tap.
  public let tap: Duration?
  /// When the first byte of the document came.
  public let responseStart: Duration?
  /// When the document was parsed.
  public let interactive: Duration?
  /// When the scripts that wait for the document had run.
  public let contentLoaded: Duration?
  /// When all resources were loaded, and the listeners of `load` had run.
  public let load: Duration?
  /// When the first text or image was painted. WebKit measures no earlier paint.
  public let firstContentfulPaint: Duration?
  /// Whether the page is the first one that its view has loaded since it is monitored. The times of such a page may
  /// include the start of WebKit's processes.
  public let isFirstInView: Bool
  /// The source of the document.
  public let source: ResourceSource
}

extension PageTimes {
  /// The measured times with their names in logs and metrics.
  package var phases: [(String, Duration)] {
    [
      ("tap", tap), ("response_start", responseStart), ("dom_interactive", interactive),
      ("dom_content_loaded", contentLoaded), ("load", load),
      ("first_contentful_paint", firstContentfulPaint),
    ].compactMap { name, time in time.map { (name, $0) } }
  }
}

extension PageTimes: CustomStringConvertible {
  /// The source and the measured times.
  public var description: String {
    "from \(source.rawValue)" + phases.map { ", \($0) \($1)" }.joined()
  }
}
