#if canImport(SwiftUI)
  public import Foundation
  public import WebKit

  /// Intercepts the navigations by which pages of older bridges call, and forwards all others.
  ///
  /// Pages of WebViewJavascriptBridge navigate a frame to signal that they have messages. A `WebPage` reports
  /// such a navigation only to its navigation decider.
  ///
  /// ```swift
  /// let page = WebPage(
  ///   configuration: configuration,
  ///   navigationDecider: BridgeNavigationDecider(for: configuration, before: AppNavigation()))
  /// ```
  @available(iOS 26, macOS 26, visionOS 26, *)
  public struct BridgeNavigationDecider: WebPage.NavigationDeciding {
    private let seat: PageSeat
    private var next: (any WebPage.NavigationDeciding)?

    /// Creates the decider of a page.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that the page is made with.
    ///   - next: The app's own decider, which decides on everything that is not for the bridge. If `nil`, it is
    ///     allowed, as in a page without a decider.
    @MainActor public init(
      for configuration: WebPage.Configuration, before next: (any WebPage.NavigationDeciding)? = nil
    ) {
      (seat, self.next) = (.of(configuration), next)
      seat.hasDecider = true
    }

    /// Cancels a navigation that is a message for the bridge.
    @MainActor public mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      if let frame = action.target, let url = action.request.url,
        seat.engine?.intercept(
          PageNavigation(
            to: url, method: action.request.httpMethod ?? "GET", isMainFrame: frame.isMainFrame))
          == true
      {
        return .cancel
      }
      return await next?.decidePolicy(for: action, preferences: &preferences) ?? .allow
    }

    /// Returns the decision of the app's decider on a response.
    @MainActor public mutating func decidePolicy(
      for response: WebPage.NavigationResponse
    ) async -> WKNavigationResponsePolicy {
      await next?.decidePolicy(for: response) ?? .allow
    }

    /// Returns the decision of the app's decider on an authentication challenge.
    @MainActor public mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      await next?.decideAuthenticationChallengeDisposition(for: challenge)
        ?? (.performDefaultHandling, nil)
    }

    // The SDK of the 27 systems comes with this compiler. Apple's documentation does not say clearly whether Mac Catalyst
    // has the method.
    #if compiler(>=6.4) && !targetEnvironment(macCatalyst)
      /// Tells the app's decider that a form is about to be submitted. The submission waits until this method returns.
      @available(iOS 27, macOS 27, visionOS 27, *)
      @MainActor public mutating func willSubmit(formInfo: WebPage.FormInfo) async {
        await next?.willSubmit(formInfo: formInfo)
      }
    #endif
  }
#endif
