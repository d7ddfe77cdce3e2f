public import Foundation

/// A delegate that shows panels of GTK: alerts, confirmations, prompts, files, and the question whether a page may use the
/// camera or the microphone.
///
/// ```swift
/// webView.uiDelegate = SystemPanels.shared
/// ```
///
/// A delegate of your own may call these methods for the panels that it does not show itself. The texts of the panels'
/// buttons are English.
///
/// - Note: *Differs:* exists on Linux only.
@preconcurrency @MainActor public final class SystemPanels: NSObject, WKUIDelegate {
  /// The delegate of any number of views. Views do not retain their delegates, and this one always exists.
  public static let shared = SystemPanels()

  /// Shows an alert.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {
    _ = await ask(message, buttons: ["OK"], over: webView)
  }

  /// Asks for a confirmation. A panel that the user closes refuses it.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool {
    await ask(message, buttons: ["Cancel", "OK"], over: webView).button == 1
  }

  /// Asks for a line of text. A panel that the user closes has none.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String? {
    let answer = await ask(
      prompt, buttons: ["Cancel", "OK"], text: defaultText ?? "", over: webView)
    return answer.button == 1 ? answer.text : nil
  }

  /// Shows the system's panel for files.
  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? {
    await withCheckedContinuation { continuation in
      FilePanel.show(
        title: Self.site(of: webView), isMultiple: parameters.allowsMultipleSelection,
        over: webView
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Asks whether the page may use the camera or the microphone. A panel that the user closes denies it.
  public func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision {
    let devices =
      switch type {
      case .camera: "the camera"
      case .microphone: "the microphone"
      case .cameraAndMicrophone: "the camera and the microphone"
      }
    let answer = await ask(
      "Allow this page to use \(devices)?", buttons: ["Deny", "Allow"], over: webView)
    return answer.button == 1 ? .grant : .deny
  }

  private func ask(
    _ message: String, buttons: [String], text: String? = nil, over webView: WKWebView
  ) async -> (button: Int?, text: String) {
    await withCheckedContinuation { continuation in
      MessageDialog.show(
        title: Self.site(of: webView), message: message, buttons: buttons, text: text,
        over: webView
      ) { continuation.resume(returning: ($0, $1)) }
    }
  }

  /// The title of each panel: who asks. Pages cannot choose it.
  private static func site(of webView: WKWebView) -> String {
    webView.url.map { $0.host ?? $0.scheme ?? "" } ?? ""
  }
}
