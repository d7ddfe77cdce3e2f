import Foundation
import WebBridge

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
  /// Where a document of `http` or `https` came from.
  var source: String?
  var resources: ResourceList?
}

extension PageReport {
  /// The longest text of a report, in characters.
  private static let longest = 4096

  /// Returns what the report says.
  func event() -> PageEvent.Kind? {
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
    case .times: nil
    }
  }

  private func failure(_ origin: ScriptFailure.Origin) -> ScriptFailure {
    ScriptFailure(
      origin: origin, type: String(Self.cut(type)), message: String(Self.cut(message)),
      stack: ReportedURL.inStack(Self.cut(stack)))
  }

  /// When the navigation began.
  var start: Date? { origin.map { Date(timeIntervalSince1970: $0 / 1000) } }

  /// Returns the times of the page.
  ///
  /// - Parameters:
  ///   - tap: When the user tapped, if the app has marked it.
  ///   - isFirst: Whether the view has loaded no other page before.
  ///   - page: The URL of the page, as reports have it.
  ///   - loads: The loads of custom schemes since the navigation began.
  func times(tap: Date?, isFirst: Bool, page: String?, loads: [SchemeLoad]) -> PageTimes {
    let wait = start.flatMap { start in tap.map { start.timeIntervalSince($0) } }
    return PageTimes(
      tap: wait.flatMap { Self.duration($0 * 1000) }, responseStart: Self.duration(response),
      interactive: Self.duration(interactive), contentLoaded: Self.duration(ready),
      load: Self.duration(load), firstContentfulPaint: Self.duration(paint),
      isFirstInView: isFirst, source: source(of: page, loads))
  }

  /// Returns the resources of the page.
  ///
  /// - Parameter loads: The loads of custom schemes since the navigation began.
  func resources(and loads: [SchemeLoad], page: String?) -> PageResources {
    PageResources(
      resources, and: loads.filter { !Self.is($0, page) }, since: start ?? Date())
  }

  private func source(of page: String?, _ loads: [SchemeLoad]) -> ResourceSource {
    if let load = loads.first(where: { Self.is($0, page) }) { return ResourceSource(of: load) }
    let scheme = page?.prefix { $0 != ":" }.lowercased()
    guard scheme == "http" || scheme == "https" else { return scheme == "file" ? .file : .unknown }
    return source.flatMap(ResourceSource.init) ?? .unknown
  }

  /// Whether a load is that of the page's document.
  private static func `is`(_ load: SchemeLoad, _ page: String?) -> Bool {
    ReportedURL.of(load.url.absoluteString) == page
  }

  /// Returns a time of the page; `nil` for 0, which stands for no time, and for what no page takes.
  private static func duration(_ milliseconds: Double?) -> Duration? {
    guard let milliseconds, milliseconds > 0, milliseconds < 86_400_000 else { return nil }
    return .milliseconds(milliseconds)
  }

  private static func cut(_ text: String?) -> Substring { (text ?? "").prefix(longest) }
}
