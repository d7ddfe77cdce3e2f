import Foundation
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct JavaScriptTests {
    @Test func `evaluating gives values in Foundation's types`() async throws {
      let view = try await Page.showing().webView
      #expect(try await view.evaluate("1 + 1", as: Int.self) == 2)
      #expect(try await view.evaluate("0.5", as: Double.self) == 0.5)
      #expect(try await view.evaluate("true", as: Bool.self) == true)
      #expect(try await view.evaluate("'a\\0b😀'", as: String.self) == "a\0b😀")
      let null = try await view.evaluateJavaScript("null")
      #expect(null is NSNull)
      let undefined = try await view.evaluateJavaScript("undefined")
      #expect(undefined == nil)
      let array = try await view.evaluateJavaScript("[1, 'a', [true]]") as? NSArray
      #expect(array == [1, "a", [true]])
      let object = try await view.evaluateJavaScript("({a: {b: 1}, c: null})") as? [String: Any]
      #expect((object?["a"] as? [String: Any])?["b"] as? Int == 1)
      #expect(object?["c"] is NSNull)
      #expect(
        try await view.evaluate("new Date(1500)", as: Date.self)
          == Date(timeIntervalSince1970: 1.5))
    }

    @Test func `a script that throws gives its message and place`() async throws {
      let view = try await Page.showing().webView
      let error = try #require(
        await #expect(throws: WKError.self) {
          _ = try await view.evaluateJavaScript("\n  throw new Error('boom')")
        })
      #expect(error.code == .javaScriptExceptionOccurred)
      let info = (error as NSError).userInfo
      #expect((info["WKJavaScriptExceptionMessage"] as? String)?.contains("boom") == true)
      #expect(info["WKJavaScriptExceptionLineNumber"] as? Int == 2)
    }

    @Test(arguments: [
      "(function () {})", "Symbol('a')", "[Symbol('a')]", "document.body", "({a: [document]})",
      "Promise.resolve(1)", "({f() {}})", "window",
    ])
    func `a result without counterpart is an error`(script: String) async throws {
      let view = try await Page.showing().webView
      await #expect(throws: WKError(.javaScriptResultTypeIsUnsupported)) {
        _ = try await view.evaluateJavaScript(script)
      }
      await #expect(throws: WKError(.javaScriptResultTypeIsUnsupported)) {
        let function = script.hasPrefix("Promise") ? "() => 1" : script
        _ = try await view.callAsyncJavaScript("return \(function)", contentWorld: .page)
      }
    }

    @Test func `numbers, dates and objects at their limits have a value`() async throws {
      let view = try await Page.showing().webView
      #expect(try await view.evaluate("NaN", as: Double.self)?.isNaN == true)
      #expect(try await view.evaluate("-Infinity", as: Double.self) == -.infinity)
      #expect(try await view.evaluate("2 ** 53", as: Int.self) == 1 << 53)
      #expect(try await view.evaluate("2 ** 70", as: Double.self) == 0x1p70)
      #expect(try await view.evaluate("-0", as: Double.self)?.sign == .minus)
      let odd =
        try await view.evaluateJavaScript(
          "[10n, undefined, new Date(NaN), new Map([[1, 2]])]") as? NSArray
      #expect(odd == [NSNull(), NSNull(), NSNull(), [:] as [String: Any]])
      let object = try await view.evaluateJavaScript("({a: undefined, b: 1})") as? NSDictionary
      #expect(object == ["b": 1])
    }

    @Test func `an object in many places is taken over once`() async throws {
      let view = try await Page.showing().webView
      // An array with 2^40 elements, if shared arrays are counted each time.
      let wide = try await view.evaluateJavaScript(
        "var c = []; for (let i = 0; i < 40; i++) c = [c, c]; c")
      #expect((wide as? [Any])?.count == 2)
    }

    @Test func `a script that cannot be parsed gives its line`() async throws {
      let view = try await Page.showing().webView
      let error = await #expect(throws: WKError.self) {
        _ = try await view.evaluateJavaScript("1\n2 2")
      }
      #expect(error?.code == .javaScriptExceptionOccurred)
      #expect(error?.userInfo["WKJavaScriptExceptionLineNumber"] as? Int == 2)
      let message = error?.userInfo["WKJavaScriptExceptionMessage"] as? String
      #expect(message?.hasPrefix("SyntaxError") == true)
      #expect(
        error?.userInfo["WKJavaScriptExceptionSourceURL"] as? String == view.url?.absoluteString)
    }

    @Test func `Foundation's classes are arguments, and so are values that look like markers`()
      async throws
    {
      let view = try await Page.showing().webView
      let arguments: [String: Any] = [
        "number": NSNumber(value: 1.5), "flag": NSNumber(value: true), "text": NSString("t"),
        "date": NSDate(timeIntervalSince1970: 3), "list": NSArray(array: [1, NSNull()]),
        "object": NSDictionary(dictionary: ["k": ["webkit.date": 1, "date.x": 2]]),
        "missing": Optional<Int>.none as Any, "wrapped": Optional(7) as Any,
        "small": Float.infinity, "none": NSNumber(value: Double.nan), "large": UInt64.max,
      ]
      let result =
        try await view.callAsyncJavaScript(
          """
          return [number, flag === true, text, date.getTime(), list[1] === null,
            object.k['webkit.date'], object.k['date.x'], missing === null, wrapped,
            small === Infinity, isNaN(none), large === 18446744073709551615]
          """, arguments: arguments, contentWorld: .page) as? NSArray
      #expect(result == [1.5, true, "t", 3000, true, 1, 2, true, 7, true, true, true])
    }

    @Test func `a reserved word and data are no arguments`() async throws {
      let view = try await Page.showing().webView
      for arguments in [
        ["class": 1] as [String: Any], ["d": Data()], ["d": ["k": URL(fileURLWithPath: "/")]],
      ] {
        await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
          _ = try await view.callAsyncJavaScript("", arguments: arguments, contentWorld: .page)
        }
      }
    }

    @Test func `the completion form gives a value or an error`() async throws {
      let view = try await Page.showing().webView
      let value = await withCheckedContinuation { continuation in
        view.evaluateJavaScript("6 * 7") { value, error in
          continuation.resume(returning: error == nil ? value as? Int : nil)
        }
      }
      #expect(value == 42)
      let failed = await withCheckedContinuation { continuation in
        view.evaluateJavaScript("nowhere.to.be.found", in: nil, in: .defaultClient) { result in
          if case .failure(let error) = result { continuation.resume(returning: error as? WKError) }
        }
      }
      #expect(failed?.code == .javaScriptExceptionOccurred)
    }

    @Test func `worlds have globals of their own and one document`() async throws {
      let view = try await Page.showing("<p id=p>hello").webView
      let world = WKContentWorld.world(name: "mine")
      try await view.evaluateJavaScript("var mark = 'page'")
      _ = try await view.evaluateJavaScript("var mark = 'mine'", contentWorld: world)
      #expect(try await view.evaluate("mark", as: String.self) == "page")
      #expect(try await view.evaluate("mark", contentWorld: world, as: String.self) == "mine")
      #expect(
        try await view.evaluate("typeof mark", contentWorld: .defaultClient, as: String.self)
          == "undefined")
      #expect(
        try await view.evaluate("p.textContent", contentWorld: world, as: String.self)
          == "hello")
      #expect(WKContentWorld.world(name: "mine") === world)
    }

    @Test func `calling passes arguments of every type`() async throws {
      let view = try await Page.showing().webView
      let arguments: [String: Any] = [
        "text": "a\0\u{2028}😀'\"\\", "number": 1.5, "flag": true, "nothing": NSNull(),
        "list": [1, "two"], "object": ["k": Date(timeIntervalSince1970: 2)],
        "infinite": Double.infinity,
      ]
      let result = try await view.callAsyncJavaScript(
        """
        return [text, number, flag, nothing === null, list[1], object.k.getTime(), infinite > 1e308]
        """, arguments: arguments, contentWorld: .page)
      let values = try #require(result as? [Any])
      #expect(values[0] as? String == "a\0\u{2028}😀'\"\\")
      #expect(values[1] as? Double == 1.5)
      #expect(values[2] as? Bool == true)
      #expect(values[3] as? Bool == true)
      #expect(values[4] as? String == "two")
      #expect(values[5] as? Int == 2000)
      #expect(values[6] as? Bool == true)
    }

    @Test func `calling awaits, and a rejection is an error`() async throws {
      let view = try await Page.showing().webView
      let value = try await view.callAsyncJavaScript(
        "return await new Promise(done => setTimeout(() => done(x + 1), 1))",
        arguments: ["x": 1], contentWorld: .defaultClient)
      #expect(value as? Int == 2)
      let nothing = try await view.callAsyncJavaScript("", contentWorld: .page)
      #expect(nothing == nil)
      let error = await #expect(throws: WKError.self) {
        _ = try await view.callAsyncJavaScript(
          "return Promise.reject(new Error('no'))", contentWorld: .page)
      }
      #expect(error?.code == .javaScriptExceptionOccurred)
      #expect(error?.localizedDescription.contains("no") == true)
    }

    @Test func `an argument that cannot be encoded is an error`() async throws {
      let view = try await Page.showing().webView
      for arguments in [["x": view] as [String: Any], ["not a name": 1]] {
        await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
          _ = try await view.callAsyncJavaScript("", arguments: arguments, contentWorld: .page)
        }
      }
    }

    @Test func `a frame that is not the main one is an error`() async throws {
      let recorder = MessageRecorder()
      let page = try await Page.showing("<script>webkit.messageHandlers.m.postMessage(1)</script>")
      {
        $0.userContentController.add(recorder, name: "m")
      }
      let frame = await recorder.message(number: 1).frameInfo
      await #expect(throws: WKError(.javaScriptInvalidFrameTarget)) {
        _ = try await page.webView.evaluateJavaScript("1", in: frame, contentWorld: .page)
      }
    }
  }
}
