import BridgeInspector
import Foundation
import TestSupport
import Testing

/// Where something may be said that crossed a bridge or happened in a page.
enum Place: String, CaseIterable, Sendable {
  /// The recorder's lines of JSON.
  case recording
  /// The lines that a recorder writes to a logger.
  case conversation
  /// The bridge's own log.
  case log
  /// The monitor's log.
  case monitorLog
  /// The monitor's events.
  case event
  /// The errors that the page is told.
  case page
  /// The errors that the app is told.
  case app
}

/// A page that is recorded, monitored and logged, and everything that was said of it.
@MainActor final class ReportedPage {
  let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let bridge: Bridge
  let inspector: Inspector
  private let monitor: PageMonitor
  private let (log, monitorLog, conversation) = (LogLines(), LogLines(), LogLines())
  private let events: AsyncStream<PageEvent>
  private var seen: [PageEvent] = []
  private var toldToPage = ""
  private var toldToApp = ""

  /// - Parameter detail: How much of Swift errors the page learns.
  init(
    _ detail: ErrorDetail = .typeNames, _ change: (inout PageMonitorOptions) -> Void = { _ in }
  ) throws {
    var options = PageMonitorOptions()
    options.logger = monitorLog.logger("monitor")
    (options.sampledCalls, options.maxEvents) = (1, 10_000)
    change(&options)
    monitor = PageMonitor(options: options)
    events = monitor.events
    var inspected = InspectorOptions()
    inspected.monitor = monitor
    inspected.recorder.logger = conversation.logger("conversation")
    inspected.recorder.redaction.names = ["vault.open"]
    inspector = try Inspector(options: inspected)
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]),
      options: BridgeOptions(errors: detail, logger: log.logger("bridge")),
      parts: [.monitor(monitor), .inspector(inspector)])
  }

  func load(_ html: String = "", behind: String = "", headers: [String: String] = [:]) async throws
  {
    let page = try await Server.shared.page(
      "<!doctype html><title>Page</title><body>text" + html, headers: headers)
    let url = try #require(URL(string: page.absoluteString + behind))
    try await LoadWaiting.load(url, in: webView)
  }

  /// Runs a script whose result is what the page was told.
  func run(_ body: String) async throws {
    let told = try await webView.callAsyncJavaScript(
      """
      const bridge = window[Symbol.for('webbridge')];
      const failure = (...list) => bridge.call(...list).then(() => '', (error) => `${error} ${JSON.stringify(error)}`);
      const later = (task) => setTimeout(task);
      \(body)
      """, arguments: [:], in: nil, contentWorld: .page)
    toldToPage += "\(told as? String ?? "")\n"
  }

  /// Lets the page ask native code to call it, and keeps the errors of these calls.
  func callPage() throws {
    try bridge.handle("askPage") { [weak self] (name: String) async in
      do { _ = try await self?.bridge.call(name, as: Int.self) } catch { self?.tell(error) }
    }
    try bridge.handle("readPage") { [weak self] (name: String) async in
      guard let self else { return }
      do {
        for try await _ in bridge.stream(name, as: Int.self) {}
      } catch { tell(error) }
    }
  }

  private func tell(_ error: any Error) { toldToApp += "\(error)\n" }

  /// Waits until the monitor has told of everything that has happened in the page so far.
  func settle() async throws {
    try await run("later(() => { throw new Error('the last report') })")
    for await event in events {
      seen.append(event)
      if case .failed(let failure) = event.kind, failure.message.contains("the last report") {
        return
      }
    }
  }

  /// Everything that was said at a place.
  func said(_ place: Place) -> String {
    switch place {
    case .recording: inspector.recorder.text
    case .conversation: conversation.text
    case .log: log.text
    case .monitorLog: monitorLog.text
    case .event: seen.map { "\($0)" }.joined(separator: "\n")
    case .page: toldToPage
    case .app: toldToApp
    }
  }

  /// The texts of the events, as an app reads them.
  var eventTexts: [String] {
    seen.flatMap { event in
      let texts: [String] =
        switch event.kind {
        case .failed(let failure):
          [failure.type, failure.message, failure.stack.replacing("\n", with: "")]
            + failure.causes.flatMap { [$0.type, $0.message, $0.stack.replacing("\n", with: "")] }
        case .resourceFailed(let failure): [failure.element, failure.url]
        case .violated(let violation): [violation.directive, violation.url]
        case .refused(let reason): [reason]
        case .call(let call): [call.method]
        case .resources(let resources): resources.slowest.flatMap { [$0.url, $0.initiator] }
        default: []
        }
      return texts + [event.page ?? ""]
    }
  }

  /// The lines at a place that many have written.
  func lines(_ place: Place) -> [String] {
    switch place {
    case .conversation: conversation.all
    case .log: log.all
    case .monitorLog: monitorLog.all
    case .event: eventTexts
    default: said(place).split(separator: "\n").map(String.init)
    }
  }
}
