extension KKJSBridgeRow {
  /// Data that goes to native and back, in a call and in a synchronous call.
  static let values: [KKJSBridgeRow] = [
    "{}", "{ a: 1 }", "{ a: 1.5 }", "{ a: -2 }", "{ a: 0.1 + 0.2 }", "{ a: 1e-7 }", "{ a: 1e21 }",
    "{ a: 2 ** 53 }", "{ a: 2 ** 60 }", "{ a: true }", "{ a: false }", "{ a: null }", "{ a: '' }",
    "{ a: 'text' }",
    "{ a: `it's \\\"q\\\" \\\\ / \\n\\r\\t\\f\\b` }", "{ a: '\\u2028\\u2029' }",
    "{ a: '\\u6f22 \\u{1f600}' }", "{ a: '</script>' }", "{ a: [] }",
    "{ a: [1, 'a', null, { b: 2 }] }",
    "{ a: [[1], [[]]] }", "{ a: { b: { c: {} } } }", "{ '': 1 }", "{ 'a.b': 1 }", "{ $int: '5' }",
    "{ constructor: 1, toString: 2 }", "{ b: 1, a: 2, c: 3 }", "{ a: 'x'.repeat(100000) }",
    "{ a: Array.from({ length: 1000 }, (_, i) => i) }",
  ].flatMap { data in
    [
      KKJSBridgeRow("call \(data)", "return answer('test', 'echo', \(data))"),
      KKJSBridgeRow("syncCall \(data)", "return KKJSBridge.syncCall('test', 'echo', \(data))"),
    ]
  }

  /// Data that is not an object, and what native receives for data.
  static let otherValues: [KKJSBridgeRow] =
    ["[1, 'a']", "[]", "'text'", "''", "5", "0", "2.5", "true", "false", "undefined"].map {
      KKJSBridgeRow("call \($0)", "return answer('test', 'echo', \($0))")
    } + [
      KKJSBridgeRow(
        "call null", "return answer('test', 'echo', null)", here: #"["(undefined)"]"#,
        on: [.dialect, .copy],
        because: "`null` as the data of a call is no data, as is `undefined`."),
      KKJSBridgeRow(
        "no data", "return [await answer('test', 'mark'), KKJSBridge.syncCall('test', 'mark')]"),
      KKJSBridgeRow("values of native", "return answer('test', 'values', {})"),
      KKJSBridgeRow(
        "values of native, synchronously", "return KKJSBridge.syncCall('test', 'values', {})"),
      KKJSBridgeRow("native answers a number", "return answer('test', 'number', {})"),
      KKJSBridgeRow("native answers nil", "return answer('test', 'nothing', {})"),
      KKJSBridgeRow("native answers NSNull", "return answer('test', 'null', {})"),
      KKJSBridgeRow(
        "native answers nil synchronously", "return KKJSBridge.syncCall('test', 'nothing', {})"),
      KKJSBridgeRow(
        "native casts a whole number to Double", "return answer('test', 'price', { price: 10 })"),
      KKJSBridgeRow("native casts a fraction", "return answer('test', 'price', { price: 2.5 })"),
      KKJSBridgeRow(
        "native casts a text in vain", "return answer('test', 'price', { price: '1' })"),
      KKJSBridgeRow("native casts true to Bool", "return answer('test', 'flag', { on: true })"),
      KKJSBridgeRow("native casts 0 to Bool", "return answer('test', 'flag', { on: 0 })"),
    ]
}
