#if canImport(SwiftUI)
  public import WebKit

  /// Answers the synchronous calls of a page, and forwards its dialogs.
  ///
  /// A page's `bridge.callSync` travels as a `prompt`, which a `WebPage` reports only to its dialog presenter.
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

    /// Creates the presenter of a page.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that the page is made with.
    ///   - next: The app's own presenter, which receives everything that is not for the bridge. If `nil`, dialogs
    ///     return immediately as cancelled, as in a page without a presenter.
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

    /// Answers a prompt of the bridge, and forwards any other prompt to the app's presenter.
    public func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult {
      if let answer = await answer(prompt: message, text: defaultText) { return .ok(answer) }
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

    /// Returns the bridge's answer to a prompt; `nil` if the prompt does not belong to the bridge.
    private func answer(prompt message: String, text: String?) async -> String? {
      guard let engine = seat.engine else { return nil }
      return await withCheckedContinuation { continuation in
        let isOfBridge = engine.receive(prompt: message, text: text) {
          continuation.resume(returning: $0)
        }
        if !isOfBridge { continuation.resume(returning: nil) }
      }
    }

    /// Asks for files.
    public func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.FileInputPromptResult {
      await next?.handleFileInputPrompt(parameters: parameters, initiatedBy: frame) ?? .cancel
    }
  }
#endif
