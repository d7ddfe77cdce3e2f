import Foundation
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  /// What scripts of the app return, and how they fail.
  @MainActor @Suite(.page { try await Page.showing("<p id=p>text</p>") }) struct EvaluationFacts {
    @Test(arguments: calls + promises + errors + worlds)
    func `what WebKit's tests state of evaluation`(_ fact: Fact) async throws {
      try await fact.check(try #require(SharedPage.current))
    }

    nonisolated private static let async = "WebKitCocoa/AsyncFunction.mm: "
    nonisolated private static let evaluate = "WebKitCocoa/WKWebViewEvaluateJavaScript.mm: "

    nonisolated static let calls =
      [
        Fact("a function without a return gives nil", async + "Basic") { page async throws in
          #expect(try await page.call("1") == nil)
        },
        Fact("null is NSNull", async + "Basic") { page async throws in
          #expect(try await page.call("return null") is NSNull)
        },
        Fact("a number is a number, and no text", async + "Basic") { page async throws in
          let value = try await page.call("return 1")
          #expect(value as? Int == 1 && !(value is String))
        },
        Fact("a text of digits is a text", async + "Basic") { page async throws in
          let value = try await page.call("return '1'")
          #expect(value as? String == "1" && !(value is Int))
        },
        Fact("arguments are variables of the function", async + "Basic") { page async throws in
          #expect(try await page.call("return a + b", ["a": 40, "b": 2]) as? Int == 42)
        },
        Fact("arguments of two types are joined as JavaScript joins them", async + "Basic") {
          page async throws in
          let value = try await page.call("return foo + bar", ["foo": "foo", "bar": 42])
          #expect(value as? String == "foo42")
        },
        .fails("a body that is no JavaScript is an error", async + "Basic", saying: "SyntaxError") {
          try await $0.call("retunr null")
        },
        .fails("data is no argument", async + "InvalidArguments") {
          try await $0.call("return 1", ["a": Data()])
        },
        .fails("data in a list is no argument", async + "InvalidArguments") {
          try await $0.call("return 1", ["a": [1, Data()] as [Any]])
        },
        .fails(
          "a name that is no argument is an error", async + "InvalidArguments",
          saying: "variable: b"
        ) {
          try await $0.call("return a + b", ["a": 40])
        },
      ]
      + roundTrips.map { name, value in
        Fact("\(name) comes back as it went", async + "RoundTrip") { page async throws in
          let back = try await page.call("return a", ["a": value()])
          #expect((back as? NSObject) == value())
        }
      }

    /// Values that go into the page and come back. `NSObject` is not `Sendable`, so that each is made on demand.
    nonisolated private static let roundTrips: [(String, @Sendable () -> NSObject)] = [
      ("a number", { NSNumber(value: 42) }),
      ("null", { NSNull() }),
      ("a text", { NSString("Foo") }),
      ("a date", { NSDate(timeIntervalSinceReferenceDate: 0) }),
      ("a list", { NSArray(array: [1, 2]) }),
      ("a list in a list", { NSMutableArray(array: [[1, 2]]) }),
      (
        "a list of a text and a date",
        { NSArray(array: ["foo", Date(timeIntervalSinceReferenceDate: 0)]) }
      ),
      ("a dictionary", { NSDictionary(dictionary: ["a": 1, "b": 2]) }),
      (
        "a dictionary in a dictionary",
        { NSMutableDictionary(dictionary: ["foo": ["a": 1, "b": 2]]) }
      ),
      (
        "a dictionary with a date",
        { NSDictionary(dictionary: ["a": "foo", "b": Date(timeIntervalSinceReferenceDate: 0)]) }
      ),
      (
        "a dictionary whose names are those of its parts",
        { NSDictionary(dictionary: ["a": ["a": 1]]) }
      ),
    ]

    nonisolated static let promises = [
      Fact(
        "a call that nobody waits for may have an argument that cannot be one", async + "Promise"
      ) { page async throws in
        page.webView.callAsyncJavaScript(
          "shouldn't crash", arguments: ["invalidparameter": page.webView], in: nil, in: .page,
          completionHandler: nil)
        #expect(try await page.call("return 1") as? Int == 1)
      },
      Fact("a promise is waited for", async + "Promise") { page async throws in
        let body = "return new Promise(done => setTimeout(() => done(42), 0))"
        #expect(try await page.call(body) as? Int == 42)
      },
      .fails("a rejection's text is in the error", async + "Promise", saying: "Rejected!") {
        try await $0.call("return new Promise((_, fail) => setTimeout(() => fail('Rejected!'), 0))")
      },
      Fact("an object with a then is waited for, even if that is a proxy", async + "Promise") {
        page async throws in
        let body = "return {then: new Proxy(done => setTimeout(() => done(42), 0), {})}"
        #expect(try await page.call(body) as? Int == 42)
      },
      .fails("an object with a then may reject", async + "Promise", saying: "Rejected!") {
        try await $0.call(
          "return {then: new Proxy((_, fail) => setTimeout(() => fail('Rejected!'), 0), {})}")
      },
      Fact("a body may await", async + "Promise") { page async throws in
        let body = """
          let r = 0
          await new Promise(done => setTimeout(() => { r = 42; done() }, 1))
          return r
          """
        #expect(try await page.call(body) as? Int == 42)
      },
      Fact("a promise that was awaited gives its value", async + "Promise") { page async throws in
        let body =
          "const p = new Promise(done => setTimeout(() => done('kept'), 1)); await p; return p"
        #expect(try await page.call(body) as? String == "kept")
      },
      Fact("promises of promises end", async + "Promise") { page async throws in
        let body = "await new Promise(done => done(new Promise(last => last(42)))); return 'Done'"
        #expect(try await page.call(body) as? String == "Done")
      },
      Fact("a promise that nobody can settle any more is an error", async + "Promise") {
        page async throws in
        var message: String?
        page.webView.callAsyncJavaScript("return new Promise(() => {})", in: nil, in: .page) {
          result in
          guard case .failure(let error) = result else { return }
          message = (error as? WKError)?.userInfo["WKJavaScriptExceptionMessage"] as? String
        }
        // Garbage makes the engine collect what nobody can reach.
        for _ in 0..<200 where message == nil {
          try await page.call(
            "const list = []; for (let i = 0; i < 20000; i++) list.push({i, text: 'x' + i})")
        }
        #expect(message?.contains("no longer reachable") == true)
      },
    ]

    nonisolated static let errors =
      [
        .fails(
          "a node is no result", evaluate + "EvaluateJavaScriptErrorCases",
          .javaScriptResultTypeIsUnsupported
        ) {
          _ = try await $0.webView.evaluateJavaScript("document.body")
        },
        Fact(
          "an error of the DOM has a message and its place",
          evaluate + "EvaluateJavaScriptErrorCases"
        ) {
          page async throws in
          let info = try await page.failure("document.body.insertBefore(document, document)")
          #expect((info["WKJavaScriptExceptionMessage"] as? String)?.isEmpty == false)
          #expect(info["WKJavaScriptExceptionLineNumber"] as? Int == 1)
          #expect(info["WKJavaScriptExceptionColumnNumber"] as? Int == 27)
        },
        Fact(
          "what is thrown is the message, with its place", evaluate + "EvaluateJavaScriptErrorCases"
        ) {
          page async throws in
          let info = try await page.failure("\n\nthrow 'something bad'")
          #expect(info["WKJavaScriptExceptionMessage"] as? String == "something bad")
          #expect(info["WKJavaScriptExceptionLineNumber"] as? Int == 3)
          #expect(info["WKJavaScriptExceptionColumnNumber"] as? Int == 22)
          #expect(info["WKJavaScriptExceptionSourceURL"] != nil)
        },
        Fact("a view that goes fails what it was asked", evaluate + "EvaluateJavaScriptBlockCrash")
        { _ async throws in
          var view: WKWebView? = WKWebView()
          view?.load(URLRequest(url: try #require(URL(string: "about:blank"))))
          let error = await withCheckedContinuation { continuation in
            view?.evaluateJavaScript("") { value, error in
              continuation.resume(returning: value == nil ? error : nil)
            }
            view = nil
          }
          #expect(error != nil)
        },
        .fails(
          "a page that is shown although it is an attachment runs no script",
          evaluate + "EvaluateJavaScriptInAttachments"
        ) { _ async throws in
          let page = Page()
          await page.load(try await DownloadTaker.file("Hello world!", named: "a.txt"))
          #expect(page.events.last == "finish")
          _ = try await page.webView.evaluateJavaScript("Hello")
        },
      ] as [Fact]

    nonisolated static let worlds = [
      Fact("a function sees the page's variables", evaluate + "EvaluateJavaScriptInWorlds") {
        page async throws in
        try await page.webView.evaluateJavaScript("var foo = 'bar'")
        #expect(try await page.call("return foo") as? String == "bar")
      },
      .fails(
        "the app's world does not see the page's variables", evaluate + "EvaluateJavaScriptInWorlds"
      ) {
        _ = try await $0.webView.evaluateJavaScript("foo", contentWorld: .defaultClient)
      },
      .fails("nor does a function there", evaluate + "EvaluateJavaScriptInWorlds") {
        try await $0.call("return foo", in: .defaultClient)
      },
      Fact(
        "a world keeps the variables of functions and of scripts",
        evaluate + "EvaluateJavaScriptInWorlds"
      ) {
        page async throws in
        let world = WKContentWorld.world(name: "facts")
        _ = try await page.webView.evaluateJavaScript("var bar = 'baz'", contentWorld: world)
        try await page.call("window.baz = 'bat'", in: world)
        #expect(
          try await page.webView.evaluate("bar + baz", contentWorld: world, as: String.self)
            == "bazbat")
      },
      .fails("another world does not see them", evaluate + "EvaluateJavaScriptInWorlds") {
        _ = try await $0.webView.evaluateJavaScript("bar", contentWorld: .defaultClient)
      },
      Fact(
        "a property of another world's window is undefined", evaluate + "EvaluateJavaScriptInWorlds"
      ) {
        page async throws in
        #expect(
          try await page.webView.evaluateJavaScript("window.baz", contentWorld: .defaultClient)
            == nil)
        #expect(try await page.webView.evaluateJavaScript("window.baz") == nil)
      },
    ]
  }
}

extension Page {
  /// Returns the details of the error of a script that fails.
  fileprivate func failure(_ script: String) async throws -> [String: Any] {
    let error = await #expect(throws: WKError.self) {
      _ = try await webView.evaluateJavaScript(script)
    }
    #expect(error?.code == .javaScriptExceptionOccurred)
    return try #require(error).userInfo
  }
}
