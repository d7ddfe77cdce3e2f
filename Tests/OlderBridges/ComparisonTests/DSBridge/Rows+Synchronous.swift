#if Macros
  extension DSBridgeRow {
    /// Calls that are answered before they return.
    static let synchronous: [DSBridgeRow] = [
      DSBridgeRow("a method's result", "return bridge.call('returnValue')"),
      DSBridgeRow("a text of every kind of character", "return bridge.call('name')"),
      DSBridgeRow("a method without a result", "return bridge.call('nothing')"),
      DSBridgeRow("a method with a parameter", "return bridge.call('echoText', \"it's\")"),
      DSBridgeRow("no argument is undefined", "return bridge.call('returnValue', undefined)"),
      DSBridgeRow("no argument is null", "return bridge.call('returnValue', null)"),
      DSBridgeRow("a number too many", "return bridge.call('returnValue', 5)"),
      DSBridgeRow("a text too many", "return bridge.call('returnValue', 'text')"),
      DSBridgeRow("an object too many", "return bridge.call('returnValue', { x: 1 })"),
      DSBridgeRow("a list too many", "return bridge.call('returnValue', [1])"),
      DSBridgeRow("an empty object too many", "return bridge.call('returnValue', {})"),
      DSBridgeRow("an argument of another type", "return bridge.call('echoInt', 'text')"),
      DSBridgeRow("a list in the place of a text", "return bridge.call('echoText', [1])"),
      DSBridgeRow("an argument that is missing", "return bridge.call('echoText')"),
      DSBridgeRow("an argument that is null", "return bridge.call('echoText', null)"),
      DSBridgeRow("a namespace", "return bridge.call('street.title')"),
      DSBridgeRow("a namespace with a dot", "return bridge.call('a.b.echoInt', 7)"),
      DSBridgeRow("a method that nobody has", "return bridge.call('missing')"),
      DSBridgeRow("a namespace that nobody has", "return bridge.call('none.title')"),
      DSBridgeRow(
        "names that are none",
        "return ['', '.', '.x', 'x.', 'a.b.'].map((name) => bridge.call(name))"),
      DSBridgeRow(
        "a method that answers later returns nothing", "return bridge.call('later', 'text')"),
      DSBridgeRow(
        "a method that answers later, called without a callback",
        differs: "A method that answers later runs without a callback as well"
      ) { side, methods in
        _ = try await side.run("bridge.call('open'); return bridge.call('returnValue')")
        return "\(methods.noted)"
      },
      DSBridgeRow(
        "the text of an answer",
        """
        return ['returnValue', 'nothing', 'missing'].map((name) =>
          JSON.parse(prompt('_dsbridge=' + name, '{"data":null}')));
        """),
      DSBridgeRow(
        "the text of an answer to a call with a callback",
        """
        window.stub = () => {};
        return JSON.parse(prompt('_dsbridge=later', '{"data":"x","_dscbstub":"stub"}'));
        """),
      DSBridgeRow(
        "a text that is no call",
        """
        return ['no JSON', '[]', '5', '"text"', ''].map((text) => JSON.parse(prompt('_dsbridge=returnValue', text)).data);
        """),
      DSBridgeRow(
        "an interface in the place of another"
      ) { side, _ in
        side.add(Place.school, by: "street")
        return try await side.run("return bridge.call('street.title')")
      },
      DSBridgeRow("an interface that was removed") { side, _ in
        side.remove(by: "street")
        return try await side.run(
          "return [bridge.call('street.title'), bridge.call('returnValue')]")
      },
      DSBridgeRow("an interface that is added to a page that is there") { side, _ in
        side.add(Place.school, by: "late.place")
        return try await side.run("return bridge.call('late.place.title')")
      },
      DSBridgeRow(
        "what native has",
        """
        return ['returnValue', 'later', 'missing', 'street.title', 'a.b.later', 'none.title', 'street', ''].map((name) =>
          ['all', 'syn', 'asyn', undefined].map((type) => bridge.hasNativeMethod(name, type)));
        """),
    ]

    /// Values that cross in both directions.
    static let values: [DSBridgeRow] = [
      DSBridgeRow(
        "whole numbers", "return [0, 1, -5, 2 ** 53].map((n) => bridge.call('echoInt', n))"),
      DSBridgeRow(
        "fractions", "return [0.1, -2.5, 1e21, 5e-324, 3].map((n) => bridge.call('echoDouble', n))"),
      DSBridgeRow("a whole number that is large", "return bridge.call('echoAny', 2 ** 60)"),
      DSBridgeRow(
        "true and false", "return [true, false].map((flag) => bridge.call('echoBool', flag))"),
      DSBridgeRow("lists", "return [[], [1, 2, 3]].map((list) => bridge.call('echoList', list))"),
      DSBridgeRow(
        "objects", "return [{}, { a: 1, b: 2 }].map((o) => bridge.call('echoObject', o))"),
      DSBridgeRow(
        "values of any type",
        """
        return ['text', 5, 1.5, true, [1, 'a', null], { x: { y: [false] }, none: null }].map((value) =>
          bridge.call('echoAny', value));
        """),
      DSBridgeRow("what native makes", "return bridge.call('info')"),
      DSBridgeRow("the keys of an object", "return bridge.call('keys', { b: 1, a: null })"),
      DSBridgeRow(
        "what JSON leaves out or turns",
        """
        return bridge.call('echoAny', {
          gone: undefined, call() {}, none: NaN, many: Infinity, at: new Date(0), list: [undefined],
        });
        """),
      DSBridgeRow(
        "texts that are hard to quote",
        """
        return ['', "'", '"', '\\\\', '\\n\\r\\t', '\\u2028\\u2029', '\\u0000\\u001f', '</script>', '🙂', 'é漢', '%20%', '${x}']
          .map((text) => bridge.call('echoText', text));
        """),
      DSBridgeRow("a long text", "return bridge.call('echoText', 'ab'.repeat(100000)).length"),
      DSBridgeRow(
        "keys that are hard to quote",
        "return bridge.call('echoObject', { \"it's\": 1, '': 2, '\\u2028': 3, 'a.b': 4, constructor: 5 })"
      ),
      DSBridgeRow(
        "values that answers bring later",
        """
        const values = ['', "it's \\u2028", 0, 1.5, false, [1, [2]], { x: null }, 'a%20b'];
        const answers = [];
        for (const value of values) answers.push(await later('laterAny', value));
        return answers;
        """),
    ]
  }
#endif
