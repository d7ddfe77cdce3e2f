import CWebKitGTK
public import Foundation
public import FoundationNetworking
import Logging

extension WKWebView {
  /// Shows a response that the app obtained by itself, as if WebKit had loaded the request.
  ///
  /// The page has the request's URL, and a place of its own in the back-forward list.
  ///
  /// - Note: *Differs:* WebKit takes no header fields. The view writes `Content-Security-Policy`, `Referrer-Policy`,
  ///   `Refresh` and `Content-Language` of HTML into the page, as elements `meta`, and uses no other field. A response
  ///   whose policy such an element cannot have, as one with `sandbox`, is not shown: the page says so, and so does the
  ///   log. A reload of the page is a navigation of the type ``WKNavigationType/formResubmitted`` if the request has
  ///   another method than GET; WebKit loads it by GET if it is allowed.
  @discardableResult public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    loadSimulatedRequest(
      request, at: request.url?.absoluteString ?? "about:blank", response: response,
      responseData: data, replacingPage: false)
  }

  /// Whether WebKit shows a type.
  package func canShow(mimeType: String) -> Bool {
    !isClosed && webkit_web_view_can_show_mime_type(object.pointer(), mimeType) != 0
  }

  /// Shows a response at the text of a URL, which may have characters that Foundation's URL has escaped.
  ///
  /// - Parameter replacingPage: Whether the page gets no place of its own in the back-forward list. Back then leads to
  ///   the page before the one that is shown.
  @discardableResult package func loadSimulatedRequest(
    _ request: URLRequest, at urlString: String, response: URLResponse, responseData data: Data,
    replacingPage: Bool
  ) -> WKNavigation {
    guard !isClosed else { return WKNavigation() }
    let simulated = SimulatedResponse(response, data)
    if let reason = simulated.refusal {
      Self.log.error("A response of \(request.url?.host ?? "the app") is not shown. \(reason)")
    }
    return simulate(
      simulated, uri: urlString, method: request.httpMethod ?? "GET", replacingPage: replacingPage)
  }

  private func simulate(
    _ response: SimulatedResponse, uri: String, method: String, replacingPage: Bool
  ) -> WKNavigation {
    let uri = webkit_uri_request_new(uri).flatMap { request in
      let owner = GObject(taking: request)
      return webkit_uri_request_get_uri(owner.opaque).map { String(cString: $0) }
    }
    let simulation = Simulation(
      response, uri: uri ?? "about:blank", method: method, isOneStep: replacingPage)
    beginLoad()
    self.simulation = simulation
    let navigation = navigations.requestUnasked(.load(uri: simulation.uri))
    if replacingPage {
      simulation.showContent(in: self)
      return navigation
    }
    // Of all functions that load data, this one alone adds to the back-forward list.
    webkit_web_view_load_alternate_html(
      object.pointer(), simulation.firstStep, simulation.uri, simulation.uri)
    return navigation
  }
}

/// The showing of a response that the app obtained by itself.
///
/// HTML in UTF-8, and what takes the place of the page, is loaded in one step. Other content takes two, because WebKit adds to
/// the back-forward list only with HTML: an empty page, and then the content in its place.
@MainActor final class Simulation {
  private enum State { case requested, blank, betweenSteps, content, shown }

  let uri: String
  let method: String
  private let response: SimulatedResponse
  private let html: [UInt8]?
  private let isOneStep: Bool
  private var state = State.requested

  init(_ response: SimulatedResponse, uri: String, method: String, isOneStep: Bool) {
    (self.response, self.uri, self.method) = (response, uri, method)
    (html, self.isOneStep) = (isOneStep ? nil : response.html, isOneStep)
  }

  /// The HTML that is loaded first, which ends with a zero.
  var firstStep: [CChar] { (html ?? []).map { CChar(bitPattern: $0) } + [0] }

  /// Whether the view shows the page.
  var isShown: Bool { state == .shown }

  /// Whether the empty page ends, because the content takes its place.
  var isBetweenSteps: Bool { state == .betweenSteps }

  /// Whether WebKit asks for the second step.
  func isNextStep(_ uri: String) -> Bool { isBetweenSteps && uri == self.uri }

  /// Follows the events of the view.
  ///
  /// - Returns: Whether the app learns of the event.
  func reports(_ event: WebKitLoadEvent, of view: WKWebView) -> Bool {
    switch (event, state) {
    case (WEBKIT_LOAD_STARTED, .requested): state = isOneStep || html != nil ? .content : .blank
    case (WEBKIT_LOAD_STARTED, .betweenSteps):
      state = .content
      return false
    case (WEBKIT_LOAD_STARTED, .blank), (WEBKIT_LOAD_STARTED, .content): view.simulation = nil
    case (WEBKIT_LOAD_COMMITTED, .blank):
      state = .betweenSteps
      view.forEachObserver { $0.webView(view, didCommitMainFrame: view.url) }
      // Behind the event, because WebKit is still at work with the empty page.
      MainLoop.performLater { [weak self, weak view] in
        if let self, let view, view.simulation === self { self.showContent(in: view) }
      }
      return false
    case (WEBKIT_LOAD_COMMITTED, .content): state = .shown
    case (WEBKIT_LOAD_COMMITTED, .shown): view.simulation = nil
    case (_, .betweenSteps): return false
    default: break
    }
    return true
  }

  fileprivate func showContent(in view: WKWebView) {
    // Without a name of an encoding, WebKit would take UTF-8.
    response.bytes.makeBytes().use { bytes in
      webkit_web_view_load_bytes(
        view.object.pointer(), bytes, response.mimeType, response.encoding, uri)
    }
  }
}
