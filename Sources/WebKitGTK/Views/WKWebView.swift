import CMainLoop
import CWebKitGTK
public import Foundation
import Logging

/// A view that shows web content.
///
/// - Note: *Differs:* the view is not part of a native view hierarchy by itself: put ``widget`` into
///   GTK's, or the view into a ``Window``. It works without either, as a hidden view, whose page gets
///   throttled timers and no animation frames.
@MainActor open class WKWebView: NSObject {
  static var log = Logger(label: "WebKitGTK")

  /// The delegate that follows and decides navigations.
  public weak var navigationDelegate: (any WKNavigationDelegate)? {
    didSet { navigationDelegateUse.reset() }
  }

  /// The delegate that shows panels and windows.
  public weak var uiDelegate: (any WKUIDelegate)? {
    didSet { uiDelegateUse.reset() }
  }

  /// Objects that other parts of the package keep with the view, by the identity of whatever they
  /// choose.
  package var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// The frame that the view was made with.
  ///
  /// - Note: *Differs:* GTK decides upon place and size; see ``Window``.
  public let frame: CGRect

  let object: GObject
  let settings: GObject
  let userContent: UserContent
  let requestBodies = RequestBodies()
  let navigationDelegateUse = DelegateUse(of: "WKNavigationDelegate")
  let uiDelegateUse = DelegateUse(of: "WKUIDelegate")
  var observers: [ObserverReference] = []
  var navigations = NavigationState()
  var downloads = DownloadOrigins()
  var challengeFailures: [String: Int] = [:]
  var isProcessTerminated = false
  var isClosed = false
  let pendingScripts = PendingScripts()
  var hasInsecureContent = false
  let observations = Observations()
  var startedTextSearch: TextSearch?
  private let copiedConfiguration: WKWebViewConfiguration
  private var agent: String?

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: The size of the page while the view is hidden.
  ///   - configuration: What to make the view with. The view keeps a copy.
  ///
  /// - Precondition: There is a display. A program that may have none asks
  ///   ``Application/start()`` first.
  public init(
    frame: CGRect = .zero, configuration: WKWebViewConfiguration = WKWebViewConfiguration()
  ) {
    do {
      try Application.start()
    } catch {
      preconditionFailure(error.description)
    }
    let copy = configuration.copyConfiguration()
    self.frame = frame
    copiedConfiguration = copy
    let schemes = copy.schemeHandlers.keys
    userContent = copy.userContentController.makeUserContent(
      ownScript: schemes.isEmpty ? nil : requestBodies.makeScript(schemes: schemes))
    settings = copy.makeSettings()
    for scheme in schemes { SchemeRouter.register(scheme) }
    let policies = copy.makeWebsitePolicies()
    defer { withExtendedLifetime(policies) {} }
    guard
      let view = main_loop_new_object(
        webkit_web_view_get_type(), "user-content-manager", userContent.object.raw,
        "network-session", copy.websiteDataStore.session.raw, "settings", settings.raw,
        "website-policies", policies.raw)
    else { preconditionFailure("WebKitGTK made no view.") }
    object = GObject(sinking: view)
    super.init()
    userContent.webView = self
    Self.views[object.raw] = Weak(self)
    giveSize(frame.size)
    copy.preferences.apply(alwaysTo: settings)
    connectState()
    connectNavigation()
    connectPanels()
    connectPermissions()
  }

  isolated deinit {
    Self.views[object.raw] = nil
    close()
  }

  /// Gives a view that is in no window a size, which the page sees as its window's.
  private func giveSize(_ size: CGSize) {
    guard size.width >= 1, size.height >= 1 else { return }
    let widget: UnsafeMutablePointer<GtkWidget> = object.pointer()
    // GTK wants a widget to be asked for its wishes before it is given a size.
    var least: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &least, nil, nil, nil)
    gtk_widget_allocate(widget, Int32(size.width), Int32(size.height), -1, nil)
  }

  /// A copy of the configuration that the view was made with.
  public var configuration: WKWebViewConfiguration { copiedConfiguration.copyConfiguration() }

  /// The view's `GtkWidget`, for GTK's functions.
  ///
  /// - Note: *Differs:* exists on Linux only. Keep the view for as long as the widget is in use.
  public var widget: OpaquePointer { object.opaque }

  /// Ends the page and everything that waits for it, for good.
  ///
  /// - Note: *Differs:* exists on Linux only. Releasing the view has the same effect.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    startedTextSearch?.cancel()
    // A pending script would keep the page alive until its promise settles, which may be never.
    if !pendingScripts.isEmpty { webkit_web_view_terminate_web_process(object.pointer()) }
    MainLoop.performLater { [pendingScripts] in pendingScripts.fail(WKError(.webViewInvalidated)) }
    g_object_run_dispose(object.pointer())
  }

  /// The user agent string to send, or nil for WebKit's own.
  public var customUserAgent: String? {
    get { agent }
    set {
      agent = newValue
      let usual = copiedConfiguration.makeSettings()
      webkit_settings_set_user_agent(
        settings.opaque, newValue ?? String(cString: webkit_settings_get_user_agent(usual.opaque)))
    }
  }

  /// The factor that the page's content is enlarged by.
  public var pageZoom: CGFloat {
    get { isClosed ? 1 : webkit_web_view_get_zoom_level(object.pointer()) }
    set { if !isClosed { webkit_web_view_set_zoom_level(object.pointer(), newValue) } }
  }

  /// Whether a horizontal swipe goes back or forward.
  public var allowsBackForwardNavigationGestures: Bool {
    get { webkit_settings_get_enable_back_forward_navigation_gestures(settings.opaque) != 0 }
    set {
      webkit_settings_set_enable_back_forward_navigation_gestures(
        settings.opaque, newValue ? 1 : 0)
    }
  }

  /// Whether a long press on a link shows a preview.
  ///
  /// - Note: *Differs:* has no effect; there are no previews.
  public var allowsLinkPreview = true

  /// Whether WebKit handles URLs of the scheme by itself.
  public static func handlesURLScheme(_ urlScheme: String) -> Bool {
    let own = ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"]
    return own.contains(urlScheme.lowercased())
  }

  var schemeHandlers: [String: SchemeRegistration] { copiedConfiguration.schemeHandlers }

  private static var views: [UnsafeMutableRawPointer: Weak<WKWebView>] = [:]

  /// Closes every view, before the program ends.
  static func closeAll() {
    for view in views.values { view.object?.close() }
  }

  /// The view that a widget belongs to.
  static func view(of widget: UnsafeMutableRawPointer) -> WKWebView? { views[widget]?.object }
}
