public import Foundation
import FoundationNetworking

/// The navigations of a view's main frame: those that the app requested, and the current one.
///
/// WebKitGTK reports loads without identifying them. The policy question that precedes each load
/// therefore tells the app's navigations apart from the page's own.
@MainActor struct NavigationState {
  /// How the app requested a navigation.
  enum Cause: Equatable {
    case load(uri: String)
    case backForward
    case reload
  }

  private struct Request {
    let navigation: WKNavigation
    let cause: Cause
    var isAsked = false
  }

  private var requests: [Request] = []
  private(set) var current: WKNavigation?
  private(set) var isProvisional = false
  /// Whether the last load was lost, with its process or ahead of its start: WebKit says for ever that it is under way.
  private(set) var isLost = false
  private(set) var hasFailed = false
  private(set) var redirects = 0
  /// Whether the server has answered the current navigation. It then waits for the app or user
  /// only.
  private(set) var isAnswered = false

  /// The content of the request that the current page answers, which a reload sends again. It is kept
  /// for scheme handlers only, because WebKit keeps what it sends itself.
  private var pageContent: RequestContent?

  /// The error to report for the current navigation in place of WebKit's.
  var failure: (any Error)?

  /// The loads that ended before they started and that the delegate has not heard of, with their errors.
  private var refusals: [(navigation: WKNavigation, error: any Error)] = []

  init() {}

  /// How many loads have been requested or have started.
  private(set) var count = 0

  /// Whether the app has requested a load that has not started.
  var isRequested: Bool { !requests.isEmpty }

  /// Whether a load has been requested or started and has no document yet.
  var isUnderWay: Bool { isProvisional || isRequested }

  /// Notes that a load has ended before it started.
  mutating func refuse(_ navigation: WKNavigation, _ error: any Error) {
    refusals.append((navigation, error))
  }

  /// Returns the oldest load that ended before it started, once.
  mutating func takeRefusal() -> (navigation: WKNavigation, error: any Error)? {
    refusals.isEmpty ? nil : refusals.removeFirst()
  }

  /// Returns the content that a token names: of a request that is under way or of the current page's.
  func content(of token: String) -> RequestContent? {
    let contents = requests.map(\.navigation.content) + [current?.content, pageContent]
    return contents.lazy.compactMap(\.self).first { $0.token == token }
  }

  /// Notes that WebKit sends the content, for the first time or again.
  func send(_ content: RequestContent) {
    if isProvisional { current?.content = content }
  }

  /// Notes a load that the app requests.
  @discardableResult mutating func request(
    _ cause: Cause, as navigation: WKNavigation = WKNavigation()
  ) -> WKNavigation {
    requests.append(Request(navigation: navigation, cause: cause))
    count += 1
    // Some requests, such as those of scripts, never start a load.
    if requests.count > 16 { requests.removeFirst() }
    return navigation
  }

  /// Notes a load that the app requests, and about which WebKit does not ask.
  mutating func requestUnasked(_ cause: Cause) -> WKNavigation {
    requests.append(Request(navigation: WKNavigation(), cause: cause, isAsked: true))
    count += 1
    return requests[requests.count - 1].navigation
  }

  /// Notes that WebKit asks whether to navigate, and returns the navigation if the app requested
  /// it. Earlier requests are superseded.
  mutating func ask(_ type: WKNavigationType, uri: String) -> WKNavigation? {
    guard
      let index = requests.firstIndex(where: { !$0.isAsked && $0.cause.fits(type, uri: uri) })
    else { return nil }
    requests.removeFirst(index)
    requests[0].isAsked = true
    return requests[0].navigation
  }

  /// Notes that a navigation of the app will not start.
  mutating func drop(_ navigation: WKNavigation?) {
    requests.removeAll { $0.navigation === navigation }
  }

  /// Notes that loading was stopped. Requests that WebKit has not asked about will not start.
  mutating func stop() {
    requests.removeAll { !$0.isAsked }
  }

  /// Notes that WebKit has finished loading. A back-forward move that WebKit has not asked about
  /// was a move within the page, which WebKit does not report.
  mutating func settle() {
    if let index = requests.firstIndex(where: { !$0.isAsked && $0.cause == .backForward }) {
      requests.remove(at: index)
    }
  }

  /// Notes that a load has started: the app's navigation that WebKit has asked about, or else one
  /// of the page's own.
  mutating func start() {
    let index = requests.lastIndex { $0.isAsked }
    current = index.map { requests[$0].navigation } ?? WKNavigation()
    if let index { requests.removeFirst(index + 1) }
    count += 1
    isProvisional = true
    isLost = false
    hasFailed = false
    failure = nil
    redirects = 0
    isAnswered = false
  }

  /// Notes that the server answered the load, with a response or a request for credentials.
  mutating func answered() { isAnswered = true }

  /// Notes that the server redirected the load.
  mutating func redirect() { redirects += 1 }

  /// Notes that the load's content has begun to arrive.
  mutating func commit() {
    isProvisional = false
    pageContent = current?.content?.token == nil ? nil : current?.content
  }

  /// Notes that the load failed. WebKit reports the end of the load nevertheless.
  mutating func fail() {
    if current == nil { start() }
    isProvisional = false
    hasFailed = true
  }

  /// Notes that the load was lost. WebKit reports nothing more of it.
  mutating func lose() {
    finish()
    requests = []
    isLost = true
  }

  /// Notes that the process has ended, and with it all loads. The count goes on, so that no later load is taken for one of
  /// these.
  mutating func reset() {
    let count = count
    self = NavigationState()
    self.count = count + 1
  }

  /// Notes that the load ended.
  mutating func finish() {
    current?.content = nil
    current = nil
    isProvisional = false
    hasFailed = false
  }
}

extension NavigationState.Cause {
  /// Returns whether a navigation of the type and to the URL may be the requested one.
  fileprivate func fits(_ type: WKNavigationType, uri: String) -> Bool {
    switch self {
    case .load(let asked): type == .other && asked == uri
    case .backForward: type == .backForward || type == .formResubmitted
    case .reload: type == .reload || type == .formResubmitted
    }
  }
}

/// One load of a page. Methods that start a load return it, and the delegate's methods receive it.
@preconcurrency @MainActor public final class WKNavigation: NSObject {
  /// The form of the page that was requested.
  ///
  /// - Note: *Differs:* always the form for desktops.
  public let effectiveContentMode: WKWebpagePreferences.ContentMode = .desktop

  /// The seconds that the server has for its response, or nil if the app sets no limit.
  var timeLimit: TimeInterval?

  /// The content of the app's request, until the load ends.
  var content: RequestContent?

  func setTimeLimit(of request: URLRequest) {
    // Foundation's default is no wish of the app.
    if request.timeoutInterval > 0, request.timeoutInterval != 60 {
      timeLimit = request.timeoutInterval
    }
  }
}
