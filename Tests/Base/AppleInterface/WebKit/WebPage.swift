// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// States WebPage.swift, WebPage+Configuration.swift and WebPage+Navigation.swift, as read in WebKit/WebKit at
// 7b9c822f03b6, and WebPage+FrameInfo.swift at 15b74d7297aa, as far as this package uses them. The default
// of load(html:baseURL:) is that of https://developer.apple.com/documentation/webkit/webpage/load(html:baseurl:). What is
// marked @_spi there, such as the page's own web view, is not in the SDK and is left out.

public import Foundation
public import Observation

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@MainActor public final class WebPage {
  @MainActor public struct Configuration {
    public init() {}
    public var websiteDataStore: WKWebsiteDataStore = .default()
    public var userContentController: WKUserContentController = WKUserContentController()
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    public var applicationNameForUserAgent: String? = nil
    public var limitsNavigationsToAppBoundDomains: Bool = false
    public var upgradeKnownHostsToHTTPS: Bool = true
    public var suppressesIncrementalRendering: Bool = false
    public var allowsAirPlayForMediaPlayback: Bool = true
    public var loadsSubresources: Bool = true
    public var allowsInlinePredictions: Bool = false
    public var supportsAdaptiveImageGlyph: Bool = false
  }

  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation
    case receivedServerRedirect
    case committed
    case finished
  }

  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error)
    case pageClosed
    case webContentProcessTerminated
    case invalidURL
  }

  @MainActor public struct FrameInfo {
    public var isMainFrame: Bool { fatalError() }
    public var request: URLRequest { fatalError() }
    public var securityOrigin: WKSecurityOrigin { fatalError() }
  }

  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) { fatalError() }
  public convenience init(
    configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
  ) { fatalError() }
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) { fatalError() }
  public convenience init(configuration: Configuration = Configuration()) { fatalError() }

  public var navigations: some AsyncSequence<NavigationEvent, any Error> { events }
  public var url: URL? { fatalError() }
  public var title: String { fatalError() }
  public var estimatedProgress: Double { fatalError() }
  public var isLoading: Bool { fatalError() }
  public var customUserAgent: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var isInspectable: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  private var events: AsyncThrowingStream<NavigationEvent, any Error> { fatalError() }

  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> { events }
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    events
  }
  @discardableResult public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> { events }
  @discardableResult
  public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> { events }
  public func stopLoading() { fatalError() }

  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? { fatalError() }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebPage: Observable {}
