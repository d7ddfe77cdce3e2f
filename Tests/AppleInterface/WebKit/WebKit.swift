// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States WebKitSwiftOverlay.swift, as read in WebKit/WebKit at 06dcb620a8a9, without what it adds to web extensions.

import Foundation
@_exported import WebKit

extension WKPDFConfiguration {
  public var rect: CGRect? {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor extension WKWebView {
  @preconcurrency public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { fatalError() }

  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { fatalError() }

  @preconcurrency public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { fatalError() }

  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { fatalError() }

  @preconcurrency public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @MainActor @escaping (Result<Data, any Error>) -> Void
  ) { fatalError() }

  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    fatalError()
  }

  @preconcurrency public func createWebArchiveData(
    completionHandler: @MainActor @escaping (Result<Data, any Error>) -> Void
  ) { fatalError() }

  @preconcurrency public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @MainActor @escaping (WKFindResult) -> Void
  ) { fatalError() }

  public func find(
    _ string: String, configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult { fatalError() }
}
