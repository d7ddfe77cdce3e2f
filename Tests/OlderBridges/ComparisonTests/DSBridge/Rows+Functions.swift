#if Macros
  import Foundation

  extension DSBridgeRow {
    /// The functions that the page registers in most rows.
    private static let registering = """
      bridge.register('addValue', function (a, b) { return a + b });
      bridge.register('echo', function (value) { return value });
      bridge.register('shape', function () { return [arguments.length, Array.from(arguments).map((v) => v === null ? 'null' : typeof v)] });
      bridge.register('nothing', function () {});
      bridge.register('none', function () { return null });
      bridge.register('throws', function () { throw new Error('too bad') });
      bridge.register('promises', function () { return Promise.resolve(5) });
      bridge.register('syn', {
        tag: 'syn', getInfo: function () { return { tag: this.tag, value: 8 } }, add: function (a, b) { return a + b },
      });
      bridge.register('a.b', { name: function () { return 'a.b' } });
      bridge.registerAsyn('append', function (a, b, c, answer) { answer(a + ' ' + b + ' ' + c) });
      bridge.registerAsyn('soon', function (n, answer) { Promise.resolve().then(function () { answer(n * 2) }) });
      bridge.registerAsyn('progress', function (answer) { answer(1, false); answer(2, false); answer(3, true) });
      bridge.registerAsyn('twice', function (answer) { answer(1); answer(2) });
      bridge.registerAsyn('empty', function (answer) { answer() });
      bridge.registerAsyn('asyn', {
        tag: 'asyn', getInfo: function (answer) { answer({ tag: this.tag }) },
      });

      """

    private static func asking(
      _ name: String, differs: String? = nil, _ function: String,
      _ arguments: @autoclosure @escaping @MainActor @Sendable () -> [Any] = []
    ) -> DSBridgeRow {
      DSBridgeRow(name, page: registering, differs: differs) { side, _ in
        var heard: [String] = []
        side.call(function, arguments()) { heard.append(ModuleView.json($0)) }
        await side.settle()
        return "[\(heard.joined(separator: ","))]"
      }
    }

    /// Calls from native to functions of the page.
    static let functions: [DSBridgeRow] = [
      asking("a function of the page", "addValue", [3, 4]),
      asking("a function of the page joins texts", "addValue", ["a", "b"]),
      asking("a function without a result", "nothing"),
      asking("a function that gives null", "none"),
      asking("a function that answers later", "soon", [4]),
      asking("a function that answers by its last parameter", "append", ["I", "love", "you"]),
      asking("a function that answers again and again", "progress"),
      asking("a function that answers behind its last", "twice"),
      asking("a function that answers with nothing", "empty"),
      asking("a method of the page's object", "syn.add", [1, 2]),
      asking("the page's object is the receiver", "syn.getInfo"),
      asking("a method that answers later is called on its object", "asyn.getInfo"),
      asking("an object of a name with a dot", "a.b.name"),
      asking(
        "a function that nobody registered",
        differs: "A function that throws, or is not there, completes its call", "missing"),
      asking(
        "a method that the page's object lacks",
        differs: "A function that throws, or is not there, completes its call", "syn.missing"),
      asking(
        "a member that is no function",
        differs: "A function that throws, or is not there, completes its call", "syn.tag"),
      asking(
        "a function that throws",
        differs: "A function that throws, or is not there, completes its call", "throws"),
      asking(
        "a function that promises its result",
        differs: "a promise of the page's completes its call with what it is fulfilled with",
        "promises"),
      asking("the arguments of a function", "shape", [1, "a", true, NSNull(), [1], ["x": 1]]),
      asking("no arguments", "shape"),
      asking(
        "a text that is hard to quote", "echo", ["it's \"x\" \\ \n \u{2028} </script> é🙂 %20 ${x}"]),
      asking("numbers", "echo", [[1, -2.5, 0.1, 9_007_199_254_740_992]]),
      asking("lists and dictionaries", "echo", [["a": [1, true, NSNull()], "b": ["c": "d"]]]),
      asking("an empty text and an empty list", "echo", [["", [Any]()]]),
      DSBridgeRow("a function that is registered anew", page: registering) { side, _ in
        _ = try await side.run("bridge.register('addValue', (a, b) => a * b); return 1")
        return await side.ask("addValue", 3, 4)
      },
      DSBridgeRow("whether the page has a function", page: registering) { side, _ in
        // The page has announced itself, so native knows which functions it lacks.
        await side.settle()
        var answers: [Bool] = []
        for name in ["addValue", "append", "syn.add", "asyn.getInfo", "missing", "syn.missing"] {
          let has = await withCheckedContinuation { continuation in
            side.has(name) { continuation.resume(returning: $0) }
          }
          answers.append(has)
        }
        return "\(answers)"
      },
      DSBridgeRow("calls before the page is there", page: nil) { side, _ in
        var heard: [String] = []
        for number in 1...3 {
          side.call("addValue", [number, 0]) { heard.append(ModuleView.json($0)) }
        }
        await side.load(registering)
        await side.settle()
        return "\(heard)"
      },
      DSBridgeRow("the order of calls", page: registering) { side, _ in
        var heard: [String] = []
        for number in 1...50 {
          side.call("echo", [number]) { heard.append(ModuleView.json($0)) }
        }
        await side.settle()
        return "\(heard)"
      },
      DSBridgeRow(
        "a call without a completion",
        page: "window.heard = []; bridge.register('hear', (value) => { heard.push(value) });"
      ) { side, _ in
        side.call("hear", ["x"], completion: nil)
        await side.settle()
        return try await side.run("return heard")
      },
      DSBridgeRow(
        "a function that calls native",
        page:
          "bridge.register('asks', () => bridge.call('echoText', 'x') + bridge.call('returnValue'));"
      ) { side, _ in await side.ask("asks") },
      DSBridgeRow(
        "a function that is registered when the page has loaded",
        page: "addEventListener('load', () => bridge.register('late', () => 'late'));"
      ) { side, _ in await side.ask("late") },
      DSBridgeRow("the next page") { side, methods in
        await side.load("bridge.register('second', () => 'second');")
        let answer = await side.ask("second")
        return answer
          + (try await side.run("return [bridge.call('returnValue'), await later('later', 'x')]"))
      },
    ]

    /// The page's window and its dialogs.
    static let windows: [DSBridgeRow] = [
      DSBridgeRow("closing the window") { side, _ in
        _ = try await side.run("window.close(); await settle()")
        return "\(side.dismissals)"
      },
      DSBridgeRow("the app's dialogs") { side, _ in
        let answers = try await side.run(
          "return [alert('a') === undefined, confirm('b'), prompt('c', 'd'), prompt('e')]")
        return answers + "\(side.dialogs.shown)"
      },
      DSBridgeRow("dialogs that do not block, by the page's wish") { side, _ in
        try await side.run(
          """
          bridge.disableJavascriptDialogBlock();
          const free = [alert('a') === undefined, confirm('b'), prompt('c', 'd')];
          bridge.disableJavascriptDialogBlock(false);
          return [free, confirm('b'), prompt('c', 'd')];
          """)
      },
      DSBridgeRow("dialogs that do not block, by the app's wish") { side, _ in
        side.disableDialogBlock(true)
        let free = try await side.run("return [confirm('a'), prompt('b', 'c')]")
        side.disableDialogBlock(false)
        return free + (try await side.run("return [confirm('a'), prompt('b', 'c')]"))
      },
      DSBridgeRow(
        "the names in the window",
        """
        return [typeof _dsf, typeof _dsaf, typeof _dsf._obs, typeof _dsaf._obs, typeof dscb, !!_dswk,
          typeof _handleMessageFromNative, typeof dsBridge.call];
        """),
      DSBridgeRow(
        "the names of the bridge",
        """
        return ['call', 'register', 'registerAsyn', 'hasNativeMethod', 'disableJavascriptDialogBlock'].map((name) =>
          typeof bridge[name]);
        """),
      DSBridgeRow(
        "what the page registers stands in its tables",
        page:
          "bridge.register('f', () => 1); bridge.registerAsyn('g', () => 1); bridge.register('o', { x: 1 });",
        "return [typeof _dsf.f, typeof _dsaf.g, typeof _dsf.g, _dsf._obs.o.x, _dsInit]"),
      DSBridgeRow(
        "a message of native's that the page's own code sends",
        page: "bridge.register('add', (a, b) => { window.sum = a + b });",
        """
        _handleMessageFromNative({ method: 'add', callbackId: 99, data: '[1,2]' });
        return [sum, bridge.call('returnValue')];
        """),
    ]
  }
#endif
