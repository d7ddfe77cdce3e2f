import Disclosure
import Foundation
import WebBridge

/// The bridge extension of monitored views: it receives the page's reports, and is an observer.
@MainActor final class MonitorExtension: BridgeExtension, BridgeObserver {
  let name = "monitor"
  let pageScripts: [PageScript]
  private let monitor: PageMonitor

  init(of monitor: PageMonitor) {
    self.monitor = monitor
    // Two scripts, because web views with and without a tracer may share a content controller.
    let reports = PageScript("monitor", source: PageReportsSource.script, options: [:])
    let trace = PageScript("monitor.trace", source: PageTraceSource.script, options: [:])
    pageScripts = monitor.traces == nil ? [reports] : [reports, trace]
  }

  var observer: (any BridgeObserver)? { self }
  var tracing: (any CallTracing)? { monitor.traces }

  var methods: [String: BuiltInMethod] {
    [
      "webbridge.monitor.report": .synchronous { [weak self] payload in
        try self?.take(payload)
        return .undefined
      },
      "webbridge.monitor.trace": .synchronous { [weak self] payload in
        try self?.beginLoad(payload) ?? .null
      },
      "webbridge.monitor.leave": .outliving { [weak self] payload in try self?.take(payload) },
    ]
  }

  private func take(_ payload: Payload) throws {
    let reports = try PageReports(payload)
    guard let caller = BridgeCaller.current else { return }
    let now = ContinuousClock.now
    for report in reports.list {
      monitor.take(report, in: caller.url, at: now - reports.age(of: report))
    }
    if reports.dropped > 0 { monitor.drop(reports.dropped, by: .page) }
  }

  /// Takes the beginning of the page's navigation, in milliseconds since 1970, and returns the trace of its load.
  private func beginLoad(_ payload: Payload) throws -> BridgeValue {
    let list: [Double] = try payload.value().decode()
    guard BridgeCaller.current?.isMainFrame == true, let origin = list.first else { return .null }
    return monitor.beginLoad(origin: origin).map { .string($0) } ?? .null
  }

  func documentBegan(isMainFrame: Bool) {
    if isMainFrame { monitor.health?.begin() }
  }

  func documentEnded(_ frame: BridgeFrame) {
    if frame.isMainFrame { monitor.health?.end() }
  }

  func observe(_ activity: BridgeActivity) {
    switch activity.kind {
    case .callBegan(let call, _):
      if !Self.isOwn(call) { monitor.traces?.begin(call, at: activity.time) }
    case .callEnded(let call, let end):
      guard !Self.isOwn(call) else { return }
      let report = CallReport(call, end)
      monitor.traces?.end(call, report, in: monitor.page(of: call.document), at: activity.time)
      monitor.ended(report, in: monitor.page(of: call.document), at: activity.time)
    case .documentBegan(let document): monitor.traces?.documentBegan(document)
    case .documentEnded(let document, let error): monitor.traces?.documentEnded(document, error)
    case .refused(let reason):
      let reason = SecretText.standard.message(reason, upTo: 1000)
      monitor.send(.refused(reason: reason), in: nil, at: activity.time)
    case .processEnded:
      monitor.health?.processEnded()
      monitor.send(.processEnded, in: nil, at: activity.time)
    default: break
    }
  }

  private static func isOwn(_ call: ObservedCall) -> Bool {
    Name.isReserved(call.name)
  }
}

/// The reports that a page sends together.
struct PageReports {
  /// The most reports of one text.
  private static let most = 50

  let list: ArraySlice<PageReport>
  /// The number of reports that the page has dropped.
  let dropped: Int
  /// The page's time, in milliseconds.
  private let now: Double

  /// - Parameter payload: The page's time in milliseconds, how many reports were dropped, and the reports.
  init(_ payload: Payload) throws {
    guard case .array(let parts) = try payload.value(), parts.count == 3 else {
      throw BridgeError(.badArguments, "Reports are a time, a number and a list.")
    }
    now = try parts[0].decode()
    dropped = min(try parts[1].decode(), 1 << 30)
    list = try parts[2].decode([PageReport].self).prefix(Self.most)
  }

  /// Returns how long ago something happened that a report tells of.
  func age(of report: PageReport) -> Duration {
    let age = now - report.at
    // A page's times may be infinite, and then the age is no number.
    return .milliseconds(age > 0 ? min(age, 60_000) : 0)
  }
}
