import Foundation
import FuzzDriver

@testable import BridgeCodec
@testable import BridgeMonitor
@testable import Disclosure
@testable import WebBridge

/// What the monitor reads. A second reading takes the same from the values of a payload.
enum FuzzedReport {
  private static let load = SchemeLoad(
    url: URL(filePath: "/index.html"), began: Date(timeIntervalSince1970: 1_750_000_000),
    isOfPackage: true)

  static func accept(_ bytes: [UInt8]) {
    _ = PageClaims(String(decoding: bytes, as: UTF8.self))
    let payload = Payload(text: bytes[...])
    guard let reports = try? PageReports(payload) else { return }
    // The same reports, as values.
    guard case .array(let parts)? = try? payload.value(), parts.count == 3,
      case .array(let values) = parts[2]
    else { return hold(reports.list.isEmpty, "Reports are no list.") }
    hold(reports.list.count == min(values.count, 50), "Reports are lost.")
    for (report, value) in zip(reports.list, values) {
      let age = reports.age(of: report)
      let time = number(parts[0]).flatMap { now in number(value["at"]).map { now - $0 } } ?? 0
      hold(
        age == .milliseconds(max(min(time.isNaN ? 0 : time, 60_000), 0)), "A report has no time.")
      hold(value["kind"] == .string(report.kind.rawValue), "A report is of another kind.")
      accept(report.event(), value)
      accept(
        report.times(tap: Date(), isFirst: true, page: "file:///index.html", loads: [load]), value)
      accept(report.resources(and: [load], page: nil), value["resources"])
    }
  }

  private static func number(_ value: BridgeValue?) -> Double? {
    try? value?.decode(Double.self)
  }

  /// A time of a page, which is none if it is impossible.
  private static func time(_ value: BridgeValue?) -> Duration? {
    number(value).flatMap { $0 > 0 && $0 < 86_400_000 ? .milliseconds($0) : nil }
  }

  private static func accept(_ event: PageEvent.Kind?, _ value: BridgeValue) {
    switch event {
    case .failed(let failure):
      hold(failure.message.count <= 4096 && failure.type.count <= 4096, "A failure is too long.")
      hold(begins(string(value["message"]), failure.message), "A message is another one.")
      hold(begins(string(value["type"]), failure.type), "A type is another one.")
      hold(!failure.stack.utf8.contains { "?#".utf8.contains($0) }, "A stack has a query.")
      let ends = string(value["stack"]).prefix(4096).utf8.count { $0 == 0x0A }
      hold(failure.stack.utf8.count { $0 == 0x0A } == ends, "A stack has other lines.")
    case .resourceFailed(let failure):
      hold(begins(string(value["element"]), failure.element), "An element is another one.")
      accept(url: failure.url)
    case .violated(let violation):
      hold(begins(string(value["directive"]), violation.directive), "A directive is another one.")
      accept(url: violation.url)
    default: hold(value["kind"] == "times", "A report tells of nothing.")
    }
  }

  /// Returns whether a text of a page is in one line, and begins with what is reported of it, up to the first secret in it. What
  /// may be a URL or is escaped is reported in another way.
  private static func begins(_ text: String, _ reported: String) -> Bool {
    guard !reported.utf8.contains(where: { $0 < 0x20 }) else { return false }
    let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && !"?#@\\".utf8.contains($0) }
    let end = reported.firstRange(of: SecretText.mark)?.lowerBound ?? reported.endIndex
    return !isPlain || text.count > 4096 || text.utf8.starts(with: reported[..<end].utf8)
  }

  private static func string(_ value: BridgeValue?) -> String {
    (try? value?.decode(String.self)) ?? ""
  }

  /// A URL that tells of no person.
  private static func accept(url: String) {
    hold(!url.utf8.contains { "?#".utf8.contains($0) }, "A query is reported: \(url)")
    hold(ReportedURL.of(url) == url, "A URL is another one when it is reported again: \(url)")
    let bytes = Array(url.utf8)
    guard let start = bytes.firstRange(of: Array("//".utf8))?.upperBound else { return }
    let authority = bytes[start...].prefix { $0 != UInt8(ascii: "/") }
    hold(!authority.contains(UInt8(ascii: "@")), "A user is reported: \(url)")
  }

  private static func accept(_ times: PageTimes, _ value: BridgeValue) {
    let pairs = [
      (times.responseStart, "response"), (times.interactive, "interactive"),
      (times.contentLoaded, "ready"), (times.load, "load"), (times.firstContentfulPaint, "paint"),
    ]
    for (found, name) in pairs { hold(found == time(value[name]), "\(name) is another time.") }
    if let tap = times.tap { hold(tap > .zero && tap < .seconds(86_400), "A tap has no time.") }
    hold(times.phases.count <= 6 && times.source == .package, "A page has another source.")
  }

  private static func accept(_ resources: PageResources, _ value: BridgeValue?) {
    for source in ResourceSource.allCases {
      let own = source == .package ? 1 : 0
      let count = whole(value?["counts"]?[source.rawValue]) + own
      hold(resources.counts[source] ?? 0 == count, "\(source) has another count.")
      let size = whole(value?["bytes"]?[source.rawValue])
      hold(resources.bytes[source] ?? 0 == size, "\(source) has other bytes.")
    }
    let slowest = resources.slowest
    hold(slowest.count <= 10 && !slowest.isEmpty, "A report has too many resources.")
    hold(
      zip(slowest, slowest.dropFirst()).allSatisfy { $0.duration >= $1.duration },
      "The slowest resource is not the first one.")
    let day = Duration.seconds(86_400)
    for resource in slowest {
      accept(url: resource.url)
      hold(resource.initiator.count <= 32, "An initiator is too long.")
      hold(resource.start >= .zero && resource.start < day, "A load has no beginning.")
      hold(resource.duration >= .zero && resource.duration < day, "A load has no end.")
      if let first = resource.firstByte {
        hold(first > .zero && first < day, "A byte has no time.")
      }
      hold(resource.bytes >= 0, "A resource has no size.")
    }
  }

  private static func whole(_ value: BridgeValue?) -> Int {
    number(value).flatMap { $0 >= 1 && $0 < 1e12 ? Int($0) : nil } ?? 0
  }
}
