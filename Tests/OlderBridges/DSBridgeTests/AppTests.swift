#if Macros
  import DSBridge
  import DSBridgeApp
  import Foundation
  import TestSupport
  import Testing

  /// An app that was written for DSBridge-Swift.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct AppTests {
    @Test(arguments: PageScript.allCases)
    func `an app works as it was written`(_ script: PageScript) async throws {
      let controller = ViewController()
      controller.viewDidLoad()
      let page = ViewUnderTest(controller.webView)
      await page.load(
        script,
        """
        bridge.register('addValue', function (a, b) { return a + b });
        bridge.registerAsyn('append', function (a, b, c, answer) { answer(a + ' ' + b + ' ' + c) });
        bridge.register('ns', { silent: function () { window.wasCalled = true } });
        bridge.registerAsyn('startTimer', function (answer) { answer(1, false); answer(2, false); answer(3, true) });
        """)
      let told = try await page.run(
        """
        const later = (...list) => new Promise((resolve) => bridge.call(...list, resolve));
        const all = [];
        let came;
        const styled = new Promise((resolve) => { came = resolve });
        const answers = [
          bridge.call('returnValue'), bridge.call('street.getName'), bridge.call('school.getName'),
          bridge.call('math.twice.times', 21), bridge.call('greet', "O'Neill \\u2028"),
          bridge.call('total', { a: 1.5, b: 2 }), bridge.call('gone.times', 1),
          bridge.call('localMethod'), bridge.call('asyncStyledFunction', (v) => came(v)),
          await later('once', 'text'),
        ];
        bridge.call('save', 'kept'); bridge.call('clear'); bridge.call('save', 'again');
        await new Promise((resolve) => bridge.call('asyncFunction', 1, (v) => { all.push(v); if (v === 4) resolve() }));
        await new Promise((resolve) => setTimeout(resolve, 40));
        alert('shown'); all.push(confirm('sure?'));
        window.close(); bridge.call('returnValue');
        return [answers, all, await styled];
        """)
      #expect(
        told == [
          [
            101, "Heisenberg", "Walter White", 42, "Hello, O'Neill \u{2028}", 3.5, "", "", "",
            "TEXT",
          ], [2, 3, 4, true], "Async response",
        ])
      #expect(controller.saved == ["again"])
      #expect(controller.alerts == ["shown", "sure?"])
      #expect(controller.isDismissed)
      controller.callPage()
      while controller.answers.count < 6 { try await turn() }
      #expect(
        controller.answers.filter { $0.hasPrefix("timer") } == ["timer 1", "timer 2", "timer 3"])
      #expect(
        Set(controller.answers)
          == ["7", "I love you", "timer 1", "timer 2", "timer 3", "true"])
      #expect(try await page.run("return wasCalled") == true)
    }

    @Test func `a view may be used on any thread, and answers on the main thread`() async throws {
      let controller = ViewController()
      controller.viewDidLoad()
      let page = ViewUnderTest(controller.webView)
      await page.load(.published, "bridge.register('addValue', function (a, b) { return a + b });")
      controller.callFromAnywhere()
      while controller.answers.count < 4 { try await turn() }
      #expect(controller.answers.filter { $0 != "false true" } == ["1 true", "2 true", "3 true"])
      #expect(controller.answers.contains("false true"))
      #expect(
        try await page.run(
          "return [bridge.call('math.thrice.times', 2), bridge.call('street.getName')]")
          == [6, ""])
    }
  }
#endif
