import Foundation

/// What the page's script reports. A page may have changed what the script sees, so nothing of it is relied on.
struct PageReport: Decodable {
  enum Kind: String, Decodable {
    case error, rejection, console, resource, policy, times
  }

  let kind: Kind
  /// When it happened, in milliseconds on the page's clock.
  let at: Double
  var type: String?
  var message: String?
  var stack: String?
  var element: String?
  var url: String?
  var directive: String?
  /// The time of the navigation's beginning, in milliseconds since 1970. The next times are since then.
  var origin: Double?
  var response: Double?
  var interactive: Double?
  var ready: Double?
  var load: Double?
  var paint: Double?
}

extension PageReport {
  /// The longest text of a report, in characters.
  private static let longest = 4096

  /// Returns what the report says.
  ///
  /// - Parameter tap: When the user tapped, if the app has marked it.
  func event(tap: Date?) -> PageEvent.Kind {
    switch kind {
    case .error: .failed(failure(.exception))
    case .rejection: .failed(failure(.rejection))
    case .console: .failed(failure(.console))
    case .resource:
      .resourceFailed(
        ResourceFailure(element: String(Self.cut(element)), url: ReportedURL.of(Self.cut(url))))
    case .policy:
      .violated(
        PolicyViolation(directive: String(Self.cut(directive)), url: ReportedURL.of(Self.cut(url))))
    case .times: .loaded(times(tap: tap))
    }
  }

  private func failure(_ origin: ScriptFailure.Origin) -> ScriptFailure {
    ScriptFailure(
      origin: origin, type: String(Self.cut(type)), message: String(Self.cut(message)),
      stack: ReportedURL.inStack(Self.cut(stack)))
  }

  private func times(tap: Date?) -> PageTimes {
    let start = origin.map { Date(timeIntervalSince1970: $0 / 1000) }
    let wait = start.flatMap { start in tap.map { start.timeIntervalSince($0) } }
    return PageTimes(
      tap: wait.flatMap { Self.duration($0 * 1000) }, responseStart: Self.duration(response),
      interactive: Self.duration(interactive), contentLoaded: Self.duration(ready),
      load: Self.duration(load), firstContentfulPaint: Self.duration(paint))
  }

  /// Returns a time of the page; `nil` for 0, which stands for no time, and for what no page takes.
  private static func duration(_ milliseconds: Double?) -> Duration? {
    guard let milliseconds, milliseconds > 0, milliseconds < 86_400_000 else { return nil }
    return .milliseconds(milliseconds)
  }

  private static func cut(_ text: String?) -> Substring { (text ?? "").prefix(longest) }
}
