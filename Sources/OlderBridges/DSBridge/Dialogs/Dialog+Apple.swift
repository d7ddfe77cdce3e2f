#if canImport(UIKit)
  import UIKit
  import WebBridge

  extension Dialog {
    /// Presents an alert. Does nothing if the view is not in a window, because the user could not answer.
    @MainActor func present(over webView: WKWebView, answer: @escaping Answer) {
      guard var presenter = webView.window?.rootViewController else { return }
      while let next = presenter.presentedViewController, !next.isBeingDismissed {
        presenter = next
      }
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      if let text { alert.addTextField { $0.text = text } }
      for (index, title) in buttons.enumerated() {
        let isCancelling = buttons.count > 1 && index == 0
        alert.addAction(
          UIAlertAction(title: title, style: isCancelling ? .cancel : .default) {
            [weak alert] _ in answer(index, alert?.textFields?.first?.text ?? "")
          })
      }
      presenter.present(alert, animated: true)
    }
  }
#elseif canImport(AppKit)
  import AppKit
  import WebBridge

  extension Dialog {
    /// Shows a sheet of the view's window, or a separate window if the view has none.
    @MainActor func present(over webView: WKWebView, answer: @escaping Answer) {
      let alert = NSAlert()
      (alert.messageText, alert.informativeText) = (title, message)
      // On the Mac, the button that confirms is the first.
      for title in buttons.reversed() { alert.addButton(withTitle: title) }
      let field = text.map { NSTextField(string: $0) }
      if let field {
        field.frame.size = CGSize(width: 240, height: 24)
        alert.accessoryView = field
      }
      let count = buttons.count
      let end: @MainActor (NSApplication.ModalResponse) -> Void = { response in
        let place = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
        answer((0..<count).contains(place) ? count - 1 - place : nil, field?.stringValue ?? "")
      }
      if let window = webView.window {
        alert.beginSheetModal(for: window) { response in MainActor.assumeIsolated { end(response) }
        }
      } else {
        end(alert.runModal())
      }
    }
  }
#endif
