import CWebKitGTK
import Disclosure
public import Foundation
import Logging

extension WKWebView {
  static var log = Logger(label: "WebKitGTK").disclosing {
    didSet { log = log.disclosing }
  }

  /// A copy of the configuration that the view was made with.
  public var configuration: WKWebViewConfiguration { copiedConfiguration.copyConfiguration() }

  /// The view's `GtkWidget`, for GTK's functions.
  ///
  /// - Note: *Differs:* exists on Linux only. Keep the view for as long as the widget is in use.
  public var widget: OpaquePointer { object.opaque }

  /// Whether the view is in a window that is shown.
  package var isShown: Bool { !isClosed && gtk_widget_get_mapped(object.pointer()) != 0 }

  var schemeHandlers: [String: SchemeRegistration] { copiedConfiguration.schemeHandlers }

  /// The URL to display for the page, or nil if there is none.
  public var url: URL? {
    if isClosed { return nil }
    return pendingLoad?.url ?? URL(uri: webkit_web_view_get_uri(object.pointer()))
  }

  /// The URL of the document that the main frame loads, or shows.
  package var mainResourceURL: URL? {
    guard !isClosed, let resource = webkit_web_view_get_main_resource(object.pointer()) else {
      return nil
    }
    return URL(uri: webkit_web_resource_get_uri(resource))
  }

  /// The page's title.
  ///
  /// - Note: *Differs:* the title of a small page may arrive shortly after its load has finished.
  public var title: String? {
    isClosed ? nil : webkit_web_view_get_title(object.pointer()).map { String(cString: $0) }
  }

  /// Whether the view is loading.
  public var isLoading: Bool {
    guard !isClosed else { return false }
    return pendingLoad != nil
      || webkit_web_view_is_loading(object.pointer()) != 0
        && (!navigations.isLost || navigations.isRequested)
  }

  /// How much of the page is loaded, from 0 to 1.
  public var estimatedProgress: Double {
    isClosed ? 0 : webkit_web_view_get_estimated_load_progress(object.pointer())
  }

  /// Whether there is a page to go back to.
  public var canGoBack: Bool { !isClosed && webkit_web_view_can_go_back(object.pointer()) != 0 }

  /// Whether there is a page to go forward to.
  public var canGoForward: Bool {
    !isClosed && webkit_web_view_can_go_forward(object.pointer()) != 0
  }

  /// Whether the page and all its resources were loaded over encrypted connections.
  public var hasOnlySecureContent: Bool {
    guard !isClosed, !hasInsecureContent else { return false }
    return webkit_web_view_get_tls_info(object.pointer(), nil, nil) != 0
  }

  /// The theme colour that the page declares, or nil if it declares none.
  ///
  /// - Note: *Differs:* a `WKColor` replaces Apple's colours, and a hidden view does not learn the
  ///   colour.
  public var themeColor: WKColor? {
    var color = GdkRGBA()
    guard !isClosed, webkit_web_view_get_theme_color(object.pointer(), &color) != 0 else {
      return nil
    }
    return WKColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Connects the signals for state that GTK reports once and does not keep.
  func connectState() {
    object.connect("insecure-content-detected") { [weak self] _ in
      self?.hasInsecureContent = true
      return .nothing
    }
    object.connect("load-changed") { [weak self] arguments in
      switch WebKitLoadEvent(arguments.number(1)) {
      case WEBKIT_LOAD_STARTED: self?.pendingScripts.pageIsToGo()
      case WEBKIT_LOAD_COMMITTED:
        self?.hasInsecureContent = false
        self?.pageHasGone()
      default: break
      }
      return .nothing
    }
    object.connect("decide-policy") { [weak self] arguments in
      self?.noteQuestion(arguments.object(1), WebKitPolicyDecisionType(arguments.number(2)))
      // Not handled, because another handler decides.
      return .handled(false)
    }
  }

  private func noteQuestion(_ decision: OpaquePointer?, _ type: WebKitPolicyDecisionType) {
    switch type {
    case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION: pendingScripts.pageMayGo()
    case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
      if webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0 {
        pendingScripts.pageIsAboutToGo()
      }
    default: break
    }
  }

  /// The pages that the view can go back and forward to.
  public var backForwardList: WKBackForwardList {
    guard let list = webkit_web_view_get_back_forward_list(object.pointer()) else {
      preconditionFailure("A web view has a back-forward list.")
    }
    return WKBackForwardList(list)
  }
}

extension WKWebView {
  /// The back-forward list with the scroll positions and form fields of its pages, or nil if the
  /// view is closed. Setting a kept value on any view restores the list and loads the page that was
  /// shown.
  ///
  /// - Note: *Differs:* the value is `Data`; do not rely on that. A value that is not an
  ///   interaction state is ignored and an error is logged.
  public var interactionState: Any? {
    get {
      guard !isClosed, let state = webkit_web_view_get_session_state(object.pointer()) else {
        return nil
      }
      defer { webkit_web_view_session_state_unref(state) }
      return webkit_web_view_session_state_serialize(state).map { Data(takingBytes: $0) }
    }
    set {
      guard !isClosed, let newValue else { return }
      guard let data = newValue as? Data,
        let state = data.makeBytes().use({ webkit_web_view_session_state_new($0) })
      else {
        Self.log.error("A value that is not the interaction state of a web view was ignored.")
        return
      }
      defer { webkit_web_view_session_state_unref(state) }
      webkit_web_view_restore_session_state(object.pointer(), state)
      let list = webkit_web_view_get_back_forward_list(object.pointer())
      if let item = webkit_back_forward_list_get_current_item(list) {
        webkit_web_view_go_to_back_forward_list_item(object.pointer(), item)
      }
    }
  }
}
