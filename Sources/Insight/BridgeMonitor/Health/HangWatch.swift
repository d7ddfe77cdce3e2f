import Foundation
import WebBridge

/// Pings a page while it is shown, and reports that it does not answer, and that it answers again.
///
/// A ping evaluates a constant in a content world of its own, so that the page can neither see nor answer it. There is
/// at most one ping under way.
@MainActor final class HangWatch {
  enum Change: Equatable {
    case hung(for: Duration)
    case recovered(after: Duration)
  }

  private let options: HangOptions
  private weak var webView: WKWebView?
  private let report: @MainActor (Change) -> Void
  private var loop: Task<Void, Never>?
  private var ping: Ping?
  /// The number of the last ping.
  private var lastNumber = 0
  /// Whether the process of the page has ended. A ping would start another one.
  private var isProcessGone = false

  private struct Ping {
    let number: Int
    var silence = PageTime()
    /// The time to the next look.
    var planned: Duration
    var isReported = false
  }

  init(
    of webView: WKWebView, options: HangOptions, report: @escaping @MainActor (Change) -> Void
  ) {
    (self.webView, self.report) = (webView, report)
    self.options = HangOptions(
      interval: max(options.interval, Self.shortest), limit: max(options.limit, Self.shortest))
  }

  /// The shortest times. Shorter ones would keep the processor busy.
  private static let shortest = Duration.milliseconds(50)

  deinit { loop?.cancel() }

  /// The time between two looks at a ping that is not answered.
  private var step: Duration { min(options.interval, options.limit) / 4 }

  /// Begins to ping.
  func start() {
    guard loop == nil else { return }
    loop = Task { [weak self] in
      while let pause = self?.turn() {
        do { try await Task.sleep(for: pause) } catch { return }
      }
    }
  }

  /// The main frame has a new document.
  func begin() { isProcessGone = false }

  /// The process of the page has ended, which another event tells.
  func processEnded() {
    isProcessGone = true
    ping = nil
  }

  /// Looks at the ping that is under way, or sends one.
  ///
  /// - Returns: The time to the next turn, or `nil` if there is no view any more.
  private func turn() -> Duration? {
    guard let webView else { return nil }
    guard webView.isPageActive, webView.url != nil, !isProcessGone else {
      // A page that waits for a dialog cannot answer. One that was silent before stays reported.
      if ping?.isReported != true { ping = nil }
      ping?.silence.skip()
      return options.interval
    }
    guard var ping else {
      send(to: webView)
      return options.interval
    }
    ping.silence.look(planned: ping.planned)
    ping.planned = step
    if !ping.isReported, ping.silence.length >= options.limit {
      ping.isReported = true
      report(.hung(for: ping.silence.length))
    }
    self.ping = ping
    return step
  }

  private func send(to webView: WKWebView) {
    lastNumber += 1
    let number = lastNumber
    ping = Ping(number: number, planned: options.interval)
    webView.evaluateJavaScript("0", in: nil, in: PageClaims.world) { [weak self] _ in
      self?.answered(number)
    }
  }

  /// The page has answered a ping, or was left, which is an answer as well.
  private func answered(_ number: Int) {
    guard var ping, ping.number == number else { return }
    self.ping = nil
    guard ping.isReported else { return }
    ping.silence.look(planned: ping.planned)
    report(.recovered(after: ping.silence.length))
  }
}

/// When a monitor reports that a page hangs.
public struct HangOptions: Sendable {
  /// The time from one ping to the next one. It is at least 50 ms.
  public var interval = Duration.seconds(2)

  /// The time without an answer to a ping after which the page hangs. It is at least 50 ms.
  public var limit = Duration.seconds(5)

  /// Creates options with their defaults.
  public init() {}

  init(interval: Duration, limit: Duration) { (self.interval, self.limit) = (interval, limit) }
}
