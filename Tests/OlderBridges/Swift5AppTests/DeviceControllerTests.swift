#if Macros
  import DSBridge
  import Swift5App
  import XCTest

  class DeviceControllerTests: XCTestCase {
    let controller = DeviceController()

    func testInterfaceAnswers() {
      XCTAssertTrue(controller.has("toggle"))
      XCTAssertFalse(controller.has("missing"))
      XCTAssertEqual(controller.callDevice("toggle", 1) as? Bool, true)
      XCTAssertEqual(controller.callDevice("total", [1, 2.5]) as? Double, 3.5)
      var answers: [Any?] = []
      controller.device.handle(calling: "battery", with: nil) { answer, isLast in
        answers.append(answer)
      }
      controller.callPage()
      XCTAssertTrue(controller.titles.isEmpty)
    }

    func testViewTakesInterfaces() {
      let webView = WebView(frame: .zero, configuration: WKWebViewConfiguration())
      webView.addInterface(Device(), by: "a")
      webView.removeInterface(by: "a")
      webView.call("late", with: [1]) { _ in }
      XCTAssertNotNil(webView.bridge)
      XCTAssertTrue(webView.keystone is Keystone)
    }

    func testReplacedStages() {
      controller.replaceStages()
      let keystone = controller.webView.keystone
      XCTAssertEqual(
        keystone.handleRawInvocation(
          prompt: "_dsbridge=device/toggle", defaultText: #"{"data":1}"#),
        #"{"code":0,"data":true}"#)
      controller.webView.call("title", with: ["x"])
      XCTAssertEqual(controller.evaluator.calls.first, #"title ["x"]"#)
    }

    func testAsyncMethod() async {
      let webView = await WebView(frame: .zero, configuration: WKWebViewConfiguration())
      await webView.addInterface(Device(), by: "device")
      let names = await webView.bridge?.interfaces.map(\.name)
      XCTAssertEqual(names, ["device"])
    }
  }
#endif
