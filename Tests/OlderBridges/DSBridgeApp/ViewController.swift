#if Macros
  import DSBridge
  import Foundation

  #if canImport(WebKit)
    import WebKit
  #endif

  @MainActor
  package final class ViewController: NSObject, WKUIDelegate, WKNavigationDelegate {
    package let webView = WebView()
    let interface = PageInterface()
    package private(set) var alerts: [String] = []
    package private(set) var answers: [String] = []
    package private(set) var isDismissed = false
    package var loaded: (() -> Void)?

    package var saved: [String] { interface.log }

    package func viewDidLoad() {
      webView.uiDelegate = self
      webView.navigationDelegate = self
      add(interface, to: webView)
      webView.addInterface(EnumInterface.onStreet, by: "street")
      webView.addInterface(EnumInterface.inSchool, by: "school")
      webView.addInterface(StructInterface(factor: 2), by: "math.twice")
      webView.addInterface(StructInterface(factor: 2), by: "gone")
      webView.removeInterface(by: "gone")
      webView.dismissalHandler = { [weak self] in
        self?.isDismissed = true
      }
    }

    package func callPage() {
      webView.call("addValue", with: [3, 4], thatReturns: Int.self) { [weak self] result in
        switch result {
        case .success(let sum): self?.answers.append("\(sum)")
        case .failure(let error): self?.answers.append("\(error)")
        }
      }
      webView.call("append", with: ["I", "love", "you"]) { [weak self] value in
        self?.answers.append(value as? String ?? "nothing")
      }
      webView.call("ns.silent")
      webView.call("startTimer") { [weak self] value in
        self?.answers.append("timer \(value ?? "nothing")")
      }
      webView.hasJavaScriptMethod(named: "addValue") { [weak self] has in
        self?.answers.append("\(has)")
      }
    }

    package func callFromAnywhere() {
      inBackground { [self] in
        webView.addInterface(StructInterface(factor: 3), by: "math.thrice")
        webView.hasJavaScriptMethod(named: "missing") { [weak self] has in
          self?.answers.append("\(has) \(Thread.isMainThread)")
        }
        for number in 1...3 {
          webView.call("addValue", with: [number, 0]) { [weak self] value in
            self?.answers.append("\(value ?? "nothing") \(Thread.isMainThread)")
          }
        }
        webView.removeInterface(by: "street")
      }
    }

    package func webView(
      _ webView: WKWebView,
      runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping () -> Void
    ) {
      alerts.append(message)
      completionHandler()
    }

    package func webView(
      _ webView: WKWebView,
      runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping (Bool) -> Void
    ) {
      alerts.append(message)
      completionHandler(true)
    }

    package func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      loaded?()
    }
  }

  /// Calls back as old libraries do: the compiler does not see that the closure runs on another thread.
  private func inBackground(_ work: @escaping () -> Void) {
    DispatchQueue.global().async(execute: work)
  }
#endif
