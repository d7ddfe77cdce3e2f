import Foundation
import WebBridge

/// What a bridge has whose view is monitored: the page's reports, and an observer.
@MainActor final class MonitorExtension: BridgeExtension, BridgeObserver {
  /// The most reports of one text.
  private static let mostReports = 50

  let name = "monitor"
  let pageScripts = [PageScript("monitor", source: PageReportsSource.script, options: [:])]
  private let monitor: PageMonitor
  /// The sizes of the arguments of calls that have not ended.
  private var argumentBytes: [CallKey: Int] = [:]

  /// The identity of a call. The document of a call of native code is known only when the call is sent.
  private struct CallKey: Hashable {
    let id: Int
    let document: Int?

    init(_ call: ObservedCall) {
      (id, document) = (call.id, call.direction == .toNative ? call.document?.id : nil)
    }
  }

  init(of monitor: PageMonitor) { self.monitor = monitor }

  var observer: (any BridgeObserver)? { self }

  var methods: [String: BuiltInMethod] {
    [
      "webbridge.monitor.report": .synchronous { [weak self] payload in
        try self?.take(payload)
        return .undefined
      },
      "webbridge.monitor.leave": .outliving { [weak self] payload in try self?.take(payload) },
    ]
  }

  /// Takes the reports of a page: its time now in milliseconds, how many reports were dropped, and the reports.
  private func take(_ payload: Payload) throws {
    guard let caller = Caller.current, case .array(let list) = try payload.value(), list.count == 3
    else { throw BridgeError(.badArguments, "Reports are a time, a number and a list.") }
    let (pageNow, dropped): (Double, Int) = (try list[0].decode(), try list[1].decode())
    let reports: [PageReport] = try list[2].decode()
    let (now, page) = (ContinuousClock.now, ReportedURL.of(caller.url))
    for report in reports.prefix(Self.mostReports) {
      let age = min(max(pageNow - report.at, 0), 60_000)
      monitor.take(report, in: page, at: now - .milliseconds(age))
    }
    if dropped > 0 { monitor.drop(min(dropped, 1 << 30), by: .page) }
  }

  func documentBegan(isMainFrame: Bool) {
    if isMainFrame { monitor.health?.begin() }
  }

  func documentEnded(_ frame: BridgeFrame) {
    if frame.isMainFrame { monitor.health?.end() }
  }

  func observe(_ activity: BridgeActivity) {
    switch activity.kind {
    case .callBegan(let call, let arguments):
      guard !Self.isOwn(call) else { return }
      argumentBytes[CallKey(call)] = arguments.size
    case .callEnded(let call, let end):
      guard let size = argumentBytes.removeValue(forKey: CallKey(call)) else { return }
      monitor.ended(
        CallReport(call, end, argumentBytes: size),
        in: call.document.map { ReportedURL.of($0.url) }, at: activity.time)
    case .refused(let reason): monitor.send(.refused(reason: reason), in: nil, at: activity.time)
    case .processEnded:
      monitor.health?.processEnded()
      monitor.send(.processEnded, in: nil, at: activity.time)
    default: break
    }
  }

  private static func isOwn(_ call: ObservedCall) -> Bool {
    call.name.hasPrefix("webbridge.")
  }
}
