// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States WebKitSwiftOverlay.swift, as read in vitorroriz/WebKit at 4dad7ec75d90, and WKWebsiteDataStore+SwiftOverlay.swift, as
// read in WebKit/WebKit at 7b9c822f03b6. None of the asynchronous forms is discardable, and those with handlers are preconcurrent.

import Foundation
import Network
@_exported import WebKit

extension WKPDFConfiguration {
  public var rect: CGRect? {
    get { fatalError() }
    set { fatalError() }
  }
}

extension WKWebView {
  @preconcurrency public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { fatalError() }

  @preconcurrency public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @MainActor @escaping (Result<Data, any Error>) -> Void
  ) { fatalError() }

  @preconcurrency public func createWebArchiveData(
    completionHandler: @MainActor @escaping (Result<Data, any Error>) -> Void
  ) { fatalError() }

  @preconcurrency public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { fatalError() }

  @preconcurrency public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @MainActor @escaping (WKFindResult) -> Void
  ) { fatalError() }

  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { fatalError() }

  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    fatalError()
  }

  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { fatalError() }

  public func find(
    _ string: String, configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult { fatalError() }
}

extension WKWebsiteDataStore {
  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
  public var proxyConfigurations: [ProxyConfiguration] {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
extension WKWebExtension {
  public convenience init(appExtensionBundle: Bundle) async throws { fatalError() }
  public convenience init(resourceBaseURL: URL) async throws { fatalError() }
}

@available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
extension WKWebExtensionController {
  public func didCloseTab(_ closedTab: any WKWebExtensionTab, windowIsClosing: Bool = false) {}
  public func didActivateTab(
    _ activatedTab: any WKWebExtensionTab,
    previousActiveTab previousTab: (any WKWebExtensionTab)? = nil
  ) {}
  public func didMoveTab(
    _ movedTab: any WKWebExtensionTab, from index: Int,
    in oldWindow: (any WKWebExtensionWindow)? = nil
  ) {}
}

@available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
extension WKWebExtensionContext {
  public func didCloseTab(_ closedTab: any WKWebExtensionTab, windowIsClosing: Bool = false) {}
  public func didActivateTab(
    _ activatedTab: any WKWebExtensionTab,
    previousActiveTab previousTab: (any WKWebExtensionTab)? = nil
  ) {}
  public func didMoveTab(
    _ movedTab: any WKWebExtensionTab, from index: Int,
    in oldWindow: (any WKWebExtensionWindow)? = nil
  ) {}
}
