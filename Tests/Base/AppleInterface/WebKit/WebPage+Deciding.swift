// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States WebPage+NavigationDeciding.swift and WebPage+NavigationPreferences.swift, as read in WebKit/WebKit at
// 15b74d7297aa and 06dcb620a8a9, and WebPage+DialogPresenting.swift at 16f5c84fac57, as far as this package uses
// them. Forms came with 27: WebPage+FormInfo.swift at 32946d40f8e8, and Apple's documentation of
// WebPage.NavigationDeciding.willSubmit(formInfo:).

public import Foundation

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebPage {
  public struct NavigationPreferences: Sendable {
    public init() {}
    public var allowsContentJavaScript: Bool = true
  }

  @MainActor public struct NavigationAction {
    public var source: FrameInfo { fatalError() }
    public var target: FrameInfo? { fatalError() }
    public var navigationType: WKNavigationType { fatalError() }
    public var request: URLRequest { fatalError() }
    public var shouldPerformDownload: Bool { fatalError() }
  }

  @MainActor public struct NavigationResponse {
    public var response: URLResponse { fatalError() }
    public var canShowMimeType: Bool { fatalError() }
  }

  public protocol NavigationDeciding {
    @MainActor mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy
    @MainActor mutating func decidePolicy(
      for response: WebPage.NavigationResponse
    ) async -> WKNavigationResponsePolicy
    @MainActor mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
    @MainActor mutating func willSubmit(formInfo: WebPage.FormInfo) async
  }

  @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
  @MainActor public struct FormInfo {
    public var targetFrame: WebPage.FrameInfo { fatalError() }
    public var sourceFrame: WebPage.FrameInfo { fatalError() }
    public var submissionURL: URL { fatalError() }
    public var httpMethod: String { fatalError() }
    public var formValues: [String: String] { fatalError() }
  }

  public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
  public enum JavaScriptPromptResult: Hashable, Sendable { case ok(String), cancel }
  public enum FileInputPromptResult: Hashable, Sendable { case selected([URL]), cancel }

  public protocol DialogPresenting {
    @MainActor func handleJavaScriptAlert(
      message: String, initiatedBy frame: WebPage.FrameInfo) async
    @MainActor func handleJavaScriptConfirm(
      message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult
    @MainActor func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult
    @MainActor func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.FileInputPromptResult
  }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebPage.NavigationDeciding {
  @MainActor public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { fatalError() }
  @MainActor public func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy { fatalError() }
  @MainActor public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { fatalError() }
  @available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
  @MainActor public func willSubmit(formInfo: WebPage.FormInfo) async { fatalError() }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebPage.DialogPresenting {
  @MainActor public func handleJavaScriptAlert(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async { fatalError() }
  @MainActor public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { fatalError() }
  @MainActor public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { fatalError() }
  @MainActor public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { fatalError() }
}
