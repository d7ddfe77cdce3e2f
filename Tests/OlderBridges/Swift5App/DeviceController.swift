#if Macros
  import DSBridge
  import Foundation

  @Exposed
  package class Device {
    var isOn = false

    package init() {}

    func toggle(_ on: Bool) -> Bool {
      isOn = on
      return isOn
    }
    func total(_ prices: [Double]) -> Double { prices.reduce(0, +) }
    func battery(completion: @escaping (Int) -> Void) { completion(80) }
  }

  /// Owns a view with interfaces and stages, like a class without annotations in an app.
  package class DeviceController {
    package let webView = WebView(frame: .zero, configuration: WKWebViewConfiguration())
    package let device = Device()
    package let evaluator = DeviceEvaluator()
    package var titles: [String] = []
    package var answers: [Any?] = []

    package init() {
      webView.addInterface(device, by: "device")
      webView.dismissalHandler = { [weak self] in
        self?.titles.append("dismissed")
      }
      webView.customJavaScriptDialogLabelTitles(["alertTitle": "Device"])
      webView.disableJavaScriptDialogBlock(false)
      webView.debugMode = false
    }

    package func replaceStages() {
      let keystone = DeviceKeystone { [weak self] script in
        self?.titles.append(script)
      } dismissalHandler: { [weak self] in
        self?.titles.append("dismissed")
      }
      keystone.methodResolver = Slashes()
      keystone.javaScriptEvaluator = evaluator
      webView.keystone = keystone
      webView.addInterface(device, by: "device")
    }

    package func callPage() {
      webView.call("title", thatReturns: String.self) { result in
        self.titles.append((try? result.get()) ?? "none")
      }
      webView.call("ask", with: [1, "a"]) { answer in
        self.answers.append(answer)
      }
      webView.hasJavaScriptMethod(named: "title") { has in
        self.answers.append(has)
      }
    }

    package func has(_ name: String) -> Bool { device.hasMethod(named: name, isSynchronous: nil) }

    package func callDevice(_ name: String, _ parameter: Any?) -> Any? {
      device.handle(calling: name, with: parameter)
    }
  }

  package class DeviceKeystone: Keystone {
    package override func handleRawInvocation(prompt: String, defaultText: String?) -> JSON? {
      super.handleRawInvocation(prompt: prompt, defaultText: defaultText)
    }
  }

  package class DeviceEvaluator: JavaScriptEvaluating {
    package var calls: [String] = []

    package func evaluate(_ javaScript: JavaScript) { calls.append(javaScript) }
    package func call(_ functionName: String, with parameter: JSON, completion: Completion?) {
      calls.append("\(functionName) \(parameter)")
    }
    package func handleResponse(_ response: FromJS.Response) {}
    package func initialize() { calls.append("initialize") }
  }

  struct Slashes: MethodResolving {
    func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
      try MethodResolver().resolveMethodFromRaw(raw.replacingOccurrences(of: "/", with: "."))
    }
  }
#endif
