import Disclosure
import Foundation
import WebBridge

/// A report of the page's script about its resources. A page may have changed what the script sees.
struct ResourceList: Decodable {
  struct Entry: Decodable {
    let url: String
    let initiator: String
    let source: String
    /// Milliseconds since the navigation began, and from then on.
    let start, firstByte, duration: Double
    let bytes: Double
  }

  /// The numbers of resources and bytes by source.
  let counts, bytes: [String: Double]
  let slowest: [Entry]
}

extension PageResources {
  /// The most resources of which the times are told.
  private static let mostSlow = 10

  /// Joins what the page and native code have seen.
  ///
  /// - Parameters:
  ///   - list: What the page has seen.
  ///   - loads: The loads of custom schemes since the navigation began.
  ///   - start: When the navigation began.
  init(_ list: ResourceList?, and loads: [SchemeLoad], since start: Date) {
    var counts: [ResourceSource: Int] = [:]
    var bytes: [ResourceSource: Int] = [:]
    for source in ResourceSource.allCases {
      if let count = list?.counts[source.rawValue].flatMap(Self.whole) { counts[source] = count }
      if let size = list?.bytes[source.rawValue].flatMap(Self.whole) { bytes[source] = size }
    }
    var slowest = list?.slowest.prefix(Self.mostSlow).map(ResourceTiming.init) ?? []
    for load in loads {
      let source = ResourceSource(of: load)
      counts[source, default: 0] += 1
      bytes[source, default: 0] += load.bytes
      slowest.append(ResourceTiming(load, since: start))
    }
    slowest.sort { $0.duration > $1.duration }
    self.init(counts: counts, bytes: bytes, slowest: Array(slowest.prefix(Self.mostSlow)))
  }

  /// Returns a number of the page as a whole number, or `nil` if it is 0 or no page has as much.
  fileprivate static func whole(_ number: Double) -> Int? {
    number >= 1 && number < 1e12 ? Int(number) : nil
  }
}

extension ResourceSource {
  init(of load: SchemeLoad) { self = load.isOfPackage ? .package : .app }
}

extension ResourceTiming {
  fileprivate init(_ entry: ResourceList.Entry) {
    self.init(
      url: ReportedURL.of(entry.url), initiator: entry.initiator.printable(upTo: 32),
      source: ResourceSource(rawValue: entry.source) ?? .unknown,
      start: Self.duration(entry.start) ?? .zero, firstByte: Self.duration(entry.firstByte),
      duration: Self.duration(entry.duration) ?? .zero,
      bytes: PageResources.whole(entry.bytes) ?? 0, status: nil)
  }

  fileprivate init(_ load: SchemeLoad, since start: Date) {
    self.init(
      url: ReportedURL.of(load.url.absoluteString), initiator: "", source: ResourceSource(of: load),
      // The page gives its navigation's beginning, which may be any number.
      start: Self.duration(load.began.timeIntervalSince(start) * 1000) ?? .zero,
      firstByte: load.head,
      duration: load.duration, bytes: load.bytes, status: load.status)
  }

  /// Returns a time of the page; `nil` for 0, which stands for no time, and for what no load takes.
  private static func duration(_ milliseconds: Double) -> Duration? {
    milliseconds > 0 && milliseconds < 86_400_000 ? .milliseconds(milliseconds) : nil
  }
}
