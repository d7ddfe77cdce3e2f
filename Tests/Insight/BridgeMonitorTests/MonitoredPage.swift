import BridgeMonitor
import Foundation
import MetricsTestKit
import TestSupport
import Testing

/// A web view with a monitor and a bridge, and the events that the monitor has sent.
@MainActor final class MonitoredPage: NSObject, WKNavigationDelegate {
  let webView: WKWebView
  let monitor: PageMonitor
  let bridge: Bridge
  let metrics = TestMetrics()
  /// The window of a view that is shown.
  private let window: Window?
  /// The last part of the path of the page that was loaded last.
  private(set) var lastPath = ""
  private let events: AsyncStream<PageEvent>
  private var finished: CheckedContinuation<Void, any Error>?

  init(
    isShown: Bool = false, configuration: WKWebViewConfiguration = WKWebViewConfiguration(),
    limits: BridgeLimits = .default,
    _ change: (inout PageMonitorOptions) -> Void = { _ in }
  ) throws {
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    window = isShown ? Window(webView) : nil
    var options = PageMonitorOptions()
    options.metrics = metrics
    change(&options)
    monitor = PageMonitor(options: options)
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin], frames: .all),
      options: BridgeOptions(limits: limits), parts: [.monitor(monitor)])
    events = monitor.events
    super.init()
    webView.navigationDelegate = self
    window?.show()
  }

  /// Loads a page of the test server, with a query and a fragment that no report may have.
  func load(_ html: String, headers: [String: String] = [:]) async throws {
    let page = try await Server.shared.page(
      "<!doctype html><title>Page</title><body>text" + html, headers: headers)
    lastPath = page.lastPathComponent
    try await load(try #require(URL(string: "\(page.absoluteString)?secret=1#secret")))
  }

  func load(_ url: URL) async throws {
    try await withCheckedThrowingContinuation {
      finished = $0
      webView.load(URLRequest(url: url))
    }
  }

  #if os(Linux)
    /// Loads a page in a process of its own, and ends the process. Processes that WebKit has started for later pages live
    /// on if possible, because a page that gets an ended one never loads.
    func crash(_ html: String, load: (URL) async throws -> Void) async throws {
      let url = try await Server.shared.onHostOfItsOwn(Server.shared.page(html))
      if let id = try await WebProcess.started(during: { try await load(url) }) {
        WebProcess.kill(id)
      } else {
        WebProcess.killAll()
      }
    }

  #endif

  func show() { window?.show() }

  func hide() { window?.hide() }

  /// Starts a script and does not wait for its end.
  func start(_ body: String) {
    webView.callAsyncJavaScript(body, arguments: [:], in: nil, in: .page)
  }

  func run(_ body: String) async throws {
    _ = try await webView.callAsyncJavaScript(body, arguments: [:], in: nil, contentWorld: .page)
  }

  /// Returns the next event for which `choose` returns something.
  func next<T>(_ choose: (PageEvent.Kind) -> T?) async throws -> T {
    while true {
      if let chosen = choose(try await nextEvent().kind) { return chosen }
    }
  }

  /// Closes the window, which would keep the view.
  func close() { window?.close() }

  /// Returns the next event whose kind is wanted.
  func nextEvent(_ isWanted: (PageEvent.Kind) -> Bool) async throws -> PageEvent {
    while true {
      let event = try await nextEvent()
      if isWanted(event.kind) { return event }
    }
  }

  /// Returns the next event.
  func nextEvent() async throws -> PageEvent {
    for await event in events { return event }
    throw CancellationError()
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    finished?.resume()
    finished = nil
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    finished?.resume(throwing: error)
    finished = nil
  }
}

extension PageEvent.Kind {
  var failure: ScriptFailure? { if case .failed(let failure) = self { failure } else { nil } }
  var times: PageTimes? { if case .loaded(let times) = self { times } else { nil } }
  var resources: PageResources? {
    if case .resources(let resources) = self { resources } else { nil }
  }
  var call: CallReport? { if case .call(let call) = self { call } else { nil } }
}
