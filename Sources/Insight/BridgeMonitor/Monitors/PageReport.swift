import Disclosure
import Foundation
import WebBridge

/// A report of the page's script. A page may have changed what the script sees, so that no part of a report is trusted.
struct PageReport: Decodable {
  enum Kind: String, Decodable {
    case error, rejection, console, foreign, notice, resource, policy, times
  }

  struct Cause: Decodable {
    var isPart: Bool
    var type: String
    var message: String
    var stack: String
  }

  let kind: Kind
  /// When it happened, in milliseconds on the page's clock.
  let at: Double
  /// The URL of the page at that time.
  var page: String?
  var type: String?
  var message: String?
  var stack: String?
  var causes: [Cause]?
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
  /// The source of a document of `http` or `https`.
  var source: String?
  var resources: ResourceList?
}

extension PageReport {
  /// The longest text of a report, in characters.
  private static let longest = 4096
  /// The most causes and parts of an error.
  private static let mostCauses = 8

  /// Returns what the report says.
  func event() -> PageEvent.Kind? {
    switch kind {
    case .error: .failed(failure(.exception))
    case .rejection: .failed(failure(.rejection))
    case .console: .failed(failure(.console))
    case .foreign: .failed(failure(.foreign))
    case .notice: .failed(failure(.notice))
    case .resource:
      .resourceFailed(
        ResourceFailure(element: Self.message(element), url: ReportedURL.of(url ?? "")))
    case .policy:
      .violated(PolicyViolation(directive: Self.message(directive), url: ReportedURL.of(url ?? "")))
    case .times: nil
    }
  }

  private func failure(_ origin: ScriptFailure.Origin) -> ScriptFailure {
    ScriptFailure(
      origin: origin, type: Self.message(type), message: Self.message(message),
      stack: SecretText.standard.stack(stack ?? "", upTo: Self.longest),
      causes: (causes ?? []).prefix(Self.mostCauses).map { cause in
        ScriptFailure.Cause(
          isPart: cause.isPart, type: Self.message(cause.type),
          message: Self.message(cause.message),
          stack: SecretText.standard.stack(cause.stack, upTo: Self.longest))
      })
  }

  /// Returns the URL of the page at the time of the report.
  ///
  /// - Parameter document: The URL with which the document was loaded. A script can change the part after its origin.
  func page(of document: String) -> String {
    guard let page, ReportedURL.areOfOneOrigin(page, document) else {
      return ReportedURL.of(document)
    }
    return ReportedURL.of(page)
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

  /// Returns whether a load is that of the page's document.
  private static func `is`(_ load: SchemeLoad, _ page: String?) -> Bool {
    guard let page else { return false }
    // The request of a document has no fragment, and the page may have a route.
    return ReportedURL.of(load.url.absoluteString) == page.prefix { $0 != "#" }
  }

  /// Returns a time of the page; `nil` for 0, which stands for no time, and for what no page takes.
  private static func duration(_ milliseconds: Double?) -> Duration? {
    guard let milliseconds, milliseconds > 0, milliseconds < 86_400_000 else { return nil }
    return .milliseconds(milliseconds)
  }

  private static func message(_ text: String?) -> String {
    SecretText.standard.message(text ?? "", upTo: longest)
  }
}
