#if canImport(SwiftUI)
  public import WebKit

  /// Answers the synchronous calls of a page, and hands its dialogs on.
  ///
  /// A page's `bridge.callSync` travels as a `prompt`, which a `WebPage` tells to its dialog presenter alone.
  ///
  /// ```swift
  /// let page = WebPage(
  ///   configuration: configuration,
  ///   dialogPresenter: BridgeDialogPresenter(for: configuration, before: AppDialogs()))
  /// ```
  @available(iOS 26, macOS 26, visionOS 26, *)
  @MainActor public final class BridgeDialogPresenter: WebPage.DialogPresenting {
    private let seat: PageSeat
    private let next: (any WebPage.DialogPresenting)?

    /// Makes the presenter of a page.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that the page is made with.
    ///   - next: The app's own presenter, which gets all that is not the bridge's. `nil` answers dialogs as a
    ///     page without a presenter does: they return at once, cancelled.
    public init(
      for configuration: WebPage.Configuration, before next: (any WebPage.DialogPresenting)? = nil
    ) {
      (seat, self.next) = (.of(configuration), next)
    }

    private var blocks: Bool { seat.engine?.dialogsBlock ?? true }

    /// Shows an alert of the page.
    public func handleJavaScriptAlert(
      message: String, initiatedBy frame: WebPage.FrameInfo
    ) async {
      if blocks {
        await next?.handleJavaScriptAlert(message: message, initiatedBy: frame)
      } else {
        Task { await next?.handleJavaScriptAlert(message: message, initiatedBy: frame) }
      }
    }

    /// Asks for a confirmation.
    public func handleJavaScriptConfirm(
      message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult {
      if blocks {
        return await next?.handleJavaScriptConfirm(message: message, initiatedBy: frame) ?? .cancel
      }
      Task { await next?.handleJavaScriptConfirm(message: message, initiatedBy: frame) }
      return .ok
    }

    /// Answers a prompt: that of the bridge by its answer, any other by the app's presenter.
    public func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult {
      if let answer = seat.engine?.answer(prompt: message, text: defaultText) { return .ok(answer) }
      if blocks {
        return await next?.handleJavaScriptPrompt(
          message: message, defaultText: defaultText, initiatedBy: frame) ?? .cancel
      }
      Task {
        await next?.handleJavaScriptPrompt(
          message: message, defaultText: defaultText, initiatedBy: frame)
      }
      return .ok("")
    }

    /// Asks for files.
    public func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.FileInputPromptResult {
      await next?.handleFileInputPrompt(parameters: parameters, initiatedBy: frame) ?? .cancel
    }
  }
#endif
