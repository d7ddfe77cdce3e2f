import Foundation
import WebBridge

/// A model of the native code of DSBridge 3: pages ask by `prompt`, and native
/// answers by scripts, which it collects for 50 ms.
@MainActor final class OriginalView: NSObject, DSBridgeSide, WKUIDelegate {
  let webView: WKWebView
  let script: String
  let dialogs = Dialogs()
  let loading = Loading()
  private(set) var dismissals = 0

  private static let prefix = "_dsbridge="
  private static let empty = #"{"code":-1,"data":""}"#

  private var interfaces: [String: any OriginalInterface] = [:]
  private var lastID = -1
  private var completions: [Int: (Any?) -> Void] = [:]
  /// The calls that wait for the page's first message, or nil after it has arrived.
  private var waiting: [String]? = []
  private var scripts = ""
  private var evaluated = ContinuousClock.now - .seconds(1)
  private var isPending = false
  private var blocks = true

  init(script: String) {
    self.script = script
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: "window._dswk = true;", injectionTime: .atDocumentStart, forMainFrameOnly: true))
    webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    super.init()
    webView.uiDelegate = self
    webView.navigationDelegate = loading
  }

  func add(_ interface: Interface, by namespace: String) {
    interfaces[namespace] = interface as? any OriginalInterface
  }

  func remove(by namespace: String) { interfaces[namespace] = nil }
  func disableDialogBlock(_ disable: Bool) { blocks = !disable }

  // MARK: Calls of the page

  private func answer(_ raw: String, _ text: String?) -> String {
    guard let dot = raw.lastIndex(of: ".") else {
      return raw.isEmpty ? Self.empty : answer("", raw, text)
    }
    let (namespace, name) = (String(raw[..<dot]), String(raw[raw.index(after: dot)...]))
    return namespace.isEmpty || name.isEmpty ? Self.empty : answer(namespace, name, text)
  }

  private func answer(_ namespace: String, _ name: String, _ text: String?) -> String {
    guard
      let call = try? JSONSerialization.jsonObject(with: Data((text ?? "{}").utf8))
        as? [String: Any]
    else { return Self.empty }
    let parameter = call["data"].flatMap { $0 is NSNull ? nil : $0 }
    let callback = call["_dscbstub"] as? String
    if namespace == "_dsb", let answer = answerOwn(name, parameter) {
      return Self.text(["code": 0, "data": answer])
    }
    guard let interface = interfaces[namespace],
      interface.synchronous[name] != nil || interface.asynchronous[name] != nil
    else { return Self.empty }
    guard let callback else {
      return Self.text(["code": 0, "data": interface.synchronous[name]?(parameter) ?? ""])
    }
    interface.asynchronous[name]?(parameter) { [weak self] answer, isLast in
      self?.deliver(answer ?? "", to: callback, isLast)
    }
    return Self.empty
  }

  private func deliver(_ answer: Any, to callback: String, _ isLast: Bool) {
    let ending = isLast ? "delete window.\(callback);" : ""
    let text = Self.text(["data": answer])
      .addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    evaluate(
      "try { \(callback)(JSON.parse(decodeURIComponent('\(text ?? "")')).data); \(ending) } catch (e) {}"
    )
  }

  private func answerOwn(_ name: String, _ parameter: Any?) -> Any? {
    let info = parameter as? [String: Any] ?? [:]
    switch name {
    case "dsinit":
      let calls = waiting ?? []
      waiting = nil
      for call in calls { ask(call) }
    case "returnValue":
      guard let id = info["id"] as? Int, let completion = completions[id] else { break }
      if info["complete"] as? Bool ?? false { completions[id] = nil }
      completion(info["data"])
    case "hasNativeMethod": return has(info["name"] as? String ?? "", info["type"] as? String)
    case "closePage": dismissals += 1
    case "disableJavascriptDialogBlock": blocks = !(info["disable"] as? Bool ?? true)
    default: return nil
    }
    return ""
  }

  private func has(_ raw: String, _ type: String?) -> Bool {
    let dot = raw.lastIndex(of: ".")
    let name = dot.map { String(raw[raw.index(after: $0)...]) } ?? raw
    guard let interface = interfaces[dot.map { String(raw[..<$0]) } ?? ""] else { return false }
    let (isSynchronous, isAsynchronous) = (
      interface.synchronous[name] != nil, interface.asynchronous[name] != nil
    )
    return switch type {
    case "syn": isSynchronous
    case "asyn": isAsynchronous
    default: isSynchronous || isAsynchronous
    }
  }

  // MARK: Calls of native code

  func call(_ name: String, _ arguments: [Any], completion: ((Any?) -> Void)?) {
    lastID += 1
    completions[lastID] = completion
    let message = Self.text([
      "method": name, "callbackId": lastID, "data": Self.text(arguments),
    ])
    let script = "window._handleMessageFromNative(\(message));"
    if waiting == nil { ask(script) } else { waiting?.append(script) }
  }

  func has(_ name: String, completion: @escaping (Bool) -> Void) {
    call("_hasJavascriptMethod", [name]) { completion($0 as? Bool ?? false) }
  }

  /// Sends each call in a script of its own, so that an error in one call does not stop the next.
  private func ask(_ script: String) {
    webView.evaluateJavaScript(script + "; 0", completionHandler: nil)
  }

  private func evaluate(_ script: String) {
    scripts += script + "\n"
    if isPending { return }
    isPending = true
    let isEarly = ContinuousClock.now - evaluated < .milliseconds(50)
    DispatchQueue.main.asyncAfter(deadline: .now() + (isEarly ? 0.05 : 0)) { [weak self] in
      MainActor.assumeIsolated { self?.flush() }
    }
  }

  private func flush() {
    webView.evaluateJavaScript(scripts + "; 0", completionHandler: nil)
    (scripts, isPending, evaluated) = ("", false, .now)
  }

  private static func text(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  // MARK: Dialogs

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    if prompt.hasPrefix(Self.prefix) {
      return completionHandler(answer(String(prompt.dropFirst(Self.prefix.count)), defaultText))
    }
    guard blocks else { return completionHandler("") }
    dialogs.webView(
      webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
      initiatedByFrame: frame, completionHandler: completionHandler)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    guard blocks else { return completionHandler() }
    dialogs.webView(
      webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame,
      completionHandler: completionHandler)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard blocks else { return completionHandler(true) }
    dialogs.webView(
      webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
      completionHandler: completionHandler)
  }
}
