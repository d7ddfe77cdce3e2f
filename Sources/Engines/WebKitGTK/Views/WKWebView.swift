import CMainLoop
import CWebKitGTK
public import Foundation
public import FoundationNetworking

/// A view that shows web content.
///
/// - Note: *Differs:* the view is not part of a native view hierarchy by itself. Add ``widget`` to
///   GTK's hierarchy, or show the view in a ``Window``. Without either, the view is hidden, and its
///   page gets throttled timers and no animation frames.
@preconcurrency @MainActor open class WKWebView: NSObject {
  /// The delegate that observes navigations and decides whether to allow them.
  open weak var navigationDelegate: (any WKNavigationDelegate)? {
    didSet { navigationDelegateUse.reset() }
  }

  /// The delegate that shows panels and windows.
  open weak var uiDelegate: (any WKUIDelegate)? {
    didSet { uiDelegateUse.reset() }
  }

  /// Objects that other parts of the package keep with the view, by identifiers of their choice.
  package var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// The frame that the view was made with.
  ///
  /// - Note: *Differs:* GTK decides the position and the size; see ``Window``.
  public let frame: CGRect

  /// Whether a long press on a link shows a preview.
  ///
  /// - Note: *Differs:* has no effect; there are no previews.
  public var allowsLinkPreview = true

  let object: GObject
  let settings: GObject
  let userContent: UserContent
  let requestBodies = RequestBodies()
  /// The pace of the loads of the page's scheme handlers.
  let pace = PagePace()
  let navigationDelegateUse = DelegateUse(of: "WKNavigationDelegate")
  let uiDelegateUse = DelegateUse(of: "WKUIDelegate")
  var observers: [ObserverReference] = []
  /// Whether the page waits while a dialog is shown. If false, `alert`, `confirm` and `prompt`
  /// return immediately, with `undefined`, `true` and `""`.
  package var dialogsBlock = true
  /// The number of dialogs, permissions and file panels that the page waits for, without the prompts that an observer
  /// has taken over.
  package internal(set) var openDialogs = 0
  /// Whether the last end of the process was neither asked for by the program, nor caused by a limit of memory.
  package internal(set) var hasCrashed = false
  var navigations = NavigationState()
  var downloads = DownloadOrigins()
  var challengeFailures: [String: Int] = [:]
  var isProcessTerminated = false
  /// Whether the app has closed the view.
  package internal(set) var isClosed = false
  /// The end of the page of a closed view that has to wait for its process.
  var end: PageEnd?
  /// The load that WebKit has not received yet.
  var pendingLoad: PendingLoad?
  /// The response of the app that the view shows or is about to show.
  var simulation: Simulation?
  /// The time that WebKit has to prepare a request with another method than GET.
  package var preparationLimit = Duration.seconds(30)
  let dialogCount = DialogCount()
  /// The number of dialogs that WebKit is handing out. The widget is disposed of only when it is 0.
  var dialogsBeingShown = 0
  let pendingScripts = PendingScripts()
  /// Whether an element of a page has been full screen.
  var hasBeenFullscreen = false
  var hasInsecureContent = false
  let observations = Observations()
  var startedTextSearch: TextSearch?
  let copiedConfiguration: WKWebViewConfiguration
  var agent: String?

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: The size of the page while the view is hidden.
  ///   - configuration: The configuration of the view. The view keeps a copy.
  ///
  /// - Precondition: There is a display. A program that may run without one calls
  ///   ``Application/start(id:)`` first.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    Application.startOrEnd()
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

  /// Makes a view with a configuration of its own.
  ///
  /// - Parameter frame: The size of the page while the view is hidden.
  ///
  /// - Precondition: There is a display.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes a view of no size, with a configuration of its own.
  ///
  /// - Precondition: There is a display.
  public override convenience init() { self.init(frame: .zero) }

  isolated deinit {
    Self.views[object.raw] = nil
    close()
  }

  // The methods that subclasses can override, as on Apple's systems. They are declared here because
  // methods of extensions cannot be overridden. The package itself calls their implementations.

  /// Loads a request.
  ///
  /// WebKit uses the request's URL, its header fields, a `cachePolicy` that ignores caches, and a
  /// `timeoutInterval` other than Foundation's 60 seconds, which limits the wait for a response.
  ///
  /// WebKit sends the request itself, and the page lives under the URL of the request. Cookies,
  /// redirects, requests for credentials, errors and the header fields of the response have the
  /// effects that they have for any other page.
  ///
  /// | method | body | URL | |
  /// |---|---|---|---|
  /// | GET | none | any | sent |
  /// | POST | any | web, handlers | sent with the body |
  /// | HEAD, PUT, PATCH, DELETE, others | none | web, handlers | sent |
  /// | PUT, PATCH, DELETE, others | any | handlers | the handler receives the body |
  /// | PUT, PATCH, DELETE, others | any | web | fails |
  /// | GET, HEAD | any | any | fails |
  /// | CONNECT, TRACE, TRACK | any | any | fails |
  ///
  /// In the table, *web* stands for `http` and `https`, and *handlers* for the schemes of the
  /// view's handlers. A request that fails is not sent. The delegate receives
  /// `NSURLErrorUnsupportedURL` with a description that gives the reason.
  ///
  /// The body is `httpBody`, or all bytes of `httpBodyStream`, which another thread reads before
  /// the load starts. A HEAD request shows an empty page.
  ///
  /// ``reload()`` sends the method, the header fields and the body again after the navigation
  /// delegate has allowed it. The type of the action is ``WKNavigationType/formResubmitted`` for
  /// a POST and ``WKNavigationType/reload`` for other methods. A page that reloads itself is
  /// requested with GET. If the view goes back to a page that WebKit has not kept in memory,
  /// WebKit uses GET in the place of other methods than POST.
  ///
  /// - Returns: The navigation, or nil if the view is closed.
  ///
  /// - Note: *Differs:* the table says which requests fail. A body is kept in memory as a whole.
  ///   The type of a POST's body is that of a form if the request states none. Requests other
  ///   than GET ignore `cachePolicy`, and start later, because the module prepares them in a
  ///   process of its own. The body of a request to a scheme handler is kept for as long as its
  ///   page is shown, and does not reach the handler again if the view goes back to the page: see
  ///   ``WKURLSchemeTask/isBodyUnreadable``.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { startLoad(request) }

  /// Loads a file.
  ///
  /// - Note: *Differs:* pages can read all files that the process can; `readAccessURL` has no
  ///   effect.
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    isClosed ? nil : loadFile(URLRequest(url: url))
  }

  /// Shows a string of HTML.
  ///
  /// - Parameters:
  ///   - string: The page's source.
  ///   - baseURL: The URL that resolves relative URLs and gives the page its origin, which is
  ///     opaque if the URL is nil.
  @discardableResult open func loadHTMLString(
    _ string: String, baseURL: URL?
  ) -> WKNavigation? {
    show(string, baseURL: baseURL)
  }

  /// Shows content of any type.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    show(data.makeBytes(), mimeType: MIMEType, encoding: characterEncodingName, baseURL: baseURL)
  }

  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? { startReload() }

  /// Loads the page again, bypassing caches.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { startReloadFromOrigin() }

  /// Stops loading. If a load was in progress, the delegate receives `NSURLErrorCancelled`.
  ///
  /// - Note: *Differs:* WebKitGTK does not tell of the end of a load that is stopped before it has started, or whose process
  ///   has ended while another process shows the page before it. Both end one second after they are stopped, and the latter
  ///   at the time limit of its request.
  open func stopLoading() {
    if !isClosed { endLoading() }
  }

  /// Goes to the previous page, if there is one.
  @discardableResult open func goBack() -> WKNavigation? { startMoveBack() }

  /// Goes to the next page, if there is one.
  @discardableResult open func goForward() -> WKNavigation? { startMoveForward() }

  /// Goes to a page of the back-forward list.
  ///
  /// - Returns: The navigation, or nil if the page is the current one or not in the list.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    startMove(to: item)
  }

  /// Evaluates a script in the page's world.
  ///
  /// - Parameters:
  ///   - javaScriptString: The script.
  ///   - completionHandler: Receives the value of the script's last statement, which is nil for
  ///     `undefined`, or an error, which usually is a ``WKError``.
  ///
  /// - Note: *Differs:* a `BigInt` counts as `undefined`. In arrays and dictionaries, `NSNull`
  ///   takes the place of `undefined` and of an invalid date. A value that contains itself or is
  ///   nested more than 512 levels deep is an error.
  @preconcurrency open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    evaluate(javaScriptString, frame: nil, world: .page) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Takes a picture of the visible part of the page.
  ///
  /// - Note: *Differs:* a `WKSnapshotImage` takes the place of Apple's images.
  @preconcurrency open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (WKSnapshotImage?, (any Error)?) -> Void
  ) {
    startSnapshot(with: snapshotConfiguration, completionHandler: completionHandler)
  }
}
