#if canImport(SwiftUI)
  public import Foundation
  public import WebKit

  /// Takes the navigations by which pages of older bridges call, and hands all others on.
  ///
  /// Pages of WebViewJavascriptBridge say by a navigation of a frame that they have messages. A `WebPage` tells
  /// of it to its navigation decider alone.
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

    /// Makes the decider of a page.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that the page is made with.
    ///   - next: The app's own decider, which is asked about all that is not the bridge's. `nil` allows them, as
    ///     a page without a decider does.
    @MainActor public init(
      for configuration: WebPage.Configuration, before next: (any WebPage.NavigationDeciding)? = nil
    ) {
      (seat, self.next) = (.of(configuration), next)
      seat.hasDecider = true
    }

    /// Cancels a navigation that is a message of the bridge's.
    @MainActor public mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      if action.target != nil, let url = action.request.url,
        seat.engine?.intercept(navigationTo: url) == true
      {
        return .cancel
      }
      return await next?.decidePolicy(for: action, preferences: &preferences) ?? .allow
    }

    /// Asks the app's decider.
    @MainActor public mutating func decidePolicy(
      for response: WebPage.NavigationResponse
    ) async -> WKNavigationResponsePolicy {
      await next?.decidePolicy(for: response) ?? .allow
    }

    /// Asks the app's decider.
    @MainActor public mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      await next?.decideAuthenticationChallengeDisposition(for: challenge)
        ?? (.performDefaultHandling, nil)
    }
  }
#endif
