import Disclosure

#if canImport(SwiftUI)
  import Foundation
  import Logging
  import ObjectiveC
  import WebKit

  /// A SwiftUI page as an engine, through its public API. The page owns the engine, and with it the bridge.
  @available(iOS 26, macOS 26, visionOS 26, *)
  @MainActor final class WebPageEngine: ScriptEngine, DialogBlocking, ServedPage {
    let clock: any BridgeClock = SystemClock()
    private(set) var receiver: (any EngineReceiver)?
    /// Whether the page is blocked while its dialogs are shown.
    private(set) var dialogsBlock = true
    let largeBytes: LargeBytes?

    private weak var page: WebPage?
    /// The page's web view, known after its first message.
    private weak var webView: WKWebView?
    private let controller: WKUserContentController
    private let seat: PageSeat
    private var navigations: Task<Void, Never>?
    private let isLimitedToDomains: Bool
    let log: Logger

    /// The content world in which the engine wakes pages. Pages cannot observe what happens in it.
    private static let world = WKContentWorld.world(name: "webbridge")

    init(_ page: WebPage, _ configuration: WebPage.Configuration, log: Logger) {
      (self.page, self.log) = (page, log.disclosing)
      isLimitedToDomains = configuration.limitsNavigationsToAppBoundDomains
      (controller, seat) = (configuration.userContentController, .of(configuration))
      let handler = URLScheme(ByteScheme.name).flatMap { configuration.urlSchemeHandlers[$0] }
      largeBytes = handler is PageSchemeHandler ? LargeBytes() : nil
    }

    deinit {
      navigations?.cancel()
      guard let receiver else { return }
      Task { @MainActor in receiver.engineReleased() }
    }

    func install(_ runtime: PageRuntime, receiver: any EngineReceiver) throws -> PageSecret {
      guard let page else { throw BridgeError(.detached, "The page is gone.") }
      guard seat.engine == nil, Self.engine(of: page) == nil else {
        throw BridgeError(
          .duplicateName,
          "The page, or another page of its user content controller, has a bridge already. detach() "
            + "that bridge, or give each page a controller of its own.")
      }
      if let url = page.url {
        log.info(
          "\(ReportedURL.of(url.absoluteString)) was loaded before its bridge was attached: reload it to give it one"
        )
      }
      if let warning = AppBoundDomains.warning(
        of: AppBoundDomains.ofApp, isLimited: isLimitedToDomains)
      {
        log.warning("\(warning)")
      }
      if runtime.interceptsNavigations, !seat.hasDecider {
        log.warning(
          """
          A dialect listens to navigations, which a page tells to its navigation decider alone: make \
          the page with a BridgeNavigationDecider.
          """)
      }
      Self.setEngine(self, of: page)
      (seat.engine, self.receiver) = (self, receiver)
      navigations = watch(page)
      return UserContentRegistration.of(controller, in: .page).add(self, runtime, for: page)
    }

    func uninstall() {
      receiver = nil
      navigations?.cancel()
      navigations = nil
      guard let page else { return }
      seat.engine = nil
      UserContentRegistration.of(controller, in: .page).remove(page)
      Self.setEngine(nil, of: page)
    }

    func wake() {
      guard let page else { return }
      Task { _ = try? await page.callJavaScript("0", contentWorld: Self.world) }
    }

    func setDialogsBlock(_ block: Bool) { dialogsBlock = block }

    /// Returns whether a web view is the page's.
    ///
    /// A page does not expose its web view. The first view that posts to the bridge's handler from the page's URL
    /// is taken for the page's view. Any other view belongs to another page of the same controller, which has no
    /// bridge.
    func isShown(by view: WKWebView) -> Bool {
      if let webView { return webView === view }
      guard let page, page.url == view.url else { return false }
      webView = view
      return true
    }

    var url: URL? { page?.url }
    func loadAgain() { page?.reload() }

    /// Reports the termination of the web process.
    ///
    /// Commits are not reported, because the sequence delivers them late, when the new document may already have
    /// said hello. A document reports its own end, and the hello of its successor ends it as well.
    private func watch(_ page: WebPage) -> Task<Void, Never> {
      Task { [weak self, weak page] in
        // A sequence ends with its first error, and a failed navigation is one.
        while !Task.isCancelled, let navigations = page?.navigations {
          do {
            for try await _ in navigations {}
            return
          } catch WebPage.NavigationError.webContentProcessTerminated {
            self?.receiver?.processTerminated()
          } catch {}
        }
      }
    }

    private static func engine(of page: WebPage) -> WebPageEngine? {
      key.flatMap { objc_getAssociatedObject(page, $0) as? WebPageEngine }
    }

    private static func setEngine(_ engine: WebPageEngine?, of page: WebPage) {
      guard let key else { return }
      objc_setAssociatedObject(page, key, engine, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private static var key: UnsafeRawPointer? {
      UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(WebPageEngine.self)))
    }
  }
#endif
