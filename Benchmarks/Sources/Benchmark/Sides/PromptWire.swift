import Foundation
import WebBridge

/// Native code in the manner of DSBridge: pages call by `prompt`, and asynchronous answers are evaluated
/// as scripts, which are collected for 50 ms.
@MainActor final class PromptWire: NSObject, WKUIDelegate {
  private struct Question: Codable {
    var data: String?
    var _dscbstub: String?
  }
  private struct Answer: Codable {
    var code = 0
    var data: String
  }

  private let webView: WKWebView
  private var scripts = ""
  private var evaluated = ContinuousClock.now
  private var isWaiting = false

  private init(_ webView: WKWebView) { self.webView = webView }

  /// Opens the page. The caller must keep the returned wire, because the view does not retain it.
  static func open() async throws -> (side: Side, wire: PromptWire) {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: "window._dswk = true", injectionTime: .atDocumentStart, forMainFrameOnly: true))
    let side = Side(configuration)
    let wire = PromptWire(side.webView)
    side.webView.uiDelegate = wire
    try await side.load(Page.prompt, host: "prompt")
    return (side, wire)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    let text = Data((defaultText ?? "").utf8)
    guard prompt == "_dsbridge=echo",
      let question = try? JSONDecoder().decode(Question.self, from: text)
    else { return completionHandler(nil) }
    let isLater = question._dscbstub != nil
    let answer = Answer(data: isLater ? "" : question.data ?? "")
    completionHandler(
      (try? JSONEncoder().encode(answer)).map { String(decoding: $0, as: UTF8.self) })
    if let function = question._dscbstub { say(question.data ?? "", to: function) }
  }

  private func say(_ text: String, to function: String) {
    guard let json = try? JSONEncoder().encode(Answer(data: text)) else { return }
    let value = String(decoding: json, as: UTF8.self)
      .addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    scripts += """
      try { \(function)(JSON.parse(decodeURIComponent("\(value ?? "")")).data); \
      delete window.\(function); } catch (error) {}
      """
    if isWaiting { return }
    isWaiting = true
    let pause: Duration =
      ContinuousClock.now - evaluated < .milliseconds(50) ? .milliseconds(50) : .zero
    Task {
      try await Task.sleep(for: pause)
      webView.evaluateJavaScript(scripts + "; 0", completionHandler: nil)
      (scripts, isWaiting, evaluated) = ("", false, .now)
    }
  }
}
