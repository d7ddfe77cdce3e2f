import Foundation
import WebViewJavascriptBridge

/// The native code of the rows, which is the same on every side.
@MainActor final class WVJBNatives {
  /// The notes of the native code, as JSON.
  private(set) var noted: [String] = []
  private var held: [WVJBResponseCallback] = []

  func note(_ text: String) { noted.append(text) }
  func forget() { (noted, held) = ([], []) }

  /// Registers the handlers.
  func register(with side: any WVJBSide) {
    side.register("echo") { data, respond in respond?(data) }
    side.register("mark") { _, respond in respond?("mark") }
    side.register("see") { [unowned self] data, respond in
      note(Self.json(data))
      respond?(data)
    }
    side.register("notes") { [unowned self] _, respond in respond?(noted) }
    side.register("settle", isLater: true) { [unowned side] _, respond in
      side.call("settle", nil) { _ in respond?("settled") }
    }
    side.register("give") { data, respond in respond?(Self.value(data as? String ?? "")) }
    side.register("twice") { _, respond in
      respond?(1)
      respond?(2)
    }
    side.register("silent", isLater: true) { _, _ in }
    side.register("soon", isLater: true) { data, respond in Task { respond?(data) } }
    side.register("hold", isLater: true) { [unowned self] _, respond in
      if let respond { held.append(respond) }
    }
    side.register("free") { [unowned self] _, respond in
      for (index, answer) in held.enumerated().reversed() { answer(index) }
      held = []
      respond?("freed")
    }
    side.register("call") { [unowned self, unowned side] data, _ in
      guard let call = data as? [String: Any], let name = call["name"] as? String else { return }
      side.call(
        name, Self.value(call["value"] as? String ?? "nil"),
        call["hasCallback"] == nil ? nil : { self.note(Self.json($0)) })
    }
    side.register("callThenAnswer") { [unowned side] _, respond in
      side.call("heard", "call", nil)
      respond?("answer")
    }
    side.register("answerThenCall") { [unowned side] _, respond in
      respond?("answer")
      side.call("heard", "call", nil)
    }
    side.register("answerCallAnswer") { [unowned self, unowned side] _, respond in
      let before = held
      held = []
      for answer in before { answer("held") }
      side.call("heard", "call", nil)
      respond?("answer")
    }
    side.register("calls") { [unowned side] data, _ in
      for n in 0..<(data as? Int ?? 0) { side.call("heard", n, nil) }
    }
    side.register("it's \"odd\" \\ \u{6f22}\u{1f600}") { _, respond in respond?("odd") }
    side.register("line\u{2028}") { _, respond in respond?("line") }
    for name in ["__proto__", "constructor", "toString", "", "a.b", "a b", "1"] {
      side.register(name) { _, respond in respond?("named \(name)") }
    }
    for name in ["removed", "replaced"] {
      side.register(name) { _, respond in respond?("the first") }
    }
    side.remove("removed")
    side.register("replaced") { _, respond in respond?("the second") }
    side.register("register") { [unowned side] data, _ in
      side.register(data as? String ?? "") { _, respond in respond?("registered late") }
    }
    side.register("remove") { [unowned side] data, _ in side.remove(data as? String ?? "") }
    side.register("disable") { [unowned side] _, _ in side.disableTimeout() }
    side.register("send") { [unowned self, unowned side] data, _ in
      side.send(data) { self.note(Self.json($0)) }
    }
    side.register("_default") { [unowned self] data, respond in
      note("by default \(Self.json(data))")
      respond?(data)
    }
  }

  /// Returns a value of native code by its name.
  static func value(_ name: String) -> Any? {
    switch name {
    case "NSNull": NSNull()
    case "true": true
    case "NSNumber false": NSNumber(value: false)
    case "zero": 0
    case "int": 10
    case "negative": -7
    case "double": 2.5
    case "whole double": 3.0
    case "sum": 0.1 + 0.2
    case "large": 1e21
    case "2^53 + 1": 9_007_199_254_740_993
    case "largest": Int.max
    case "largest unsigned": UInt64.max
    case "text":
      "it's \"q\" \\ / \n\r\t\u{8}\u{C}\u{0} \u{2028}\u{2029} \u{6f22}\u{1f600} </script>"
    case "empty text": ""
    case "long text": String(repeating: "x'", count: 200_000)
    case "list": [1, "a", NSNull(), [true, 2.5], [String: Any]()] as [Any]
    case "empty list": [Any]()
    case "object": ["a": 1, "b": ["c": NSNull(), "d": [1, 2]] as [String: Any]] as [String: Any]
    case "empty object": [String: Any]()
    case "odd keys":
      ["": 1, "a.b": 2, "$int": "5", "__proto__": 3, "constructor": 4] as [String: Any]
    case "NSArray": NSArray(array: [NSString("s"), NSNumber(value: 5)])
    case "date": Date(timeIntervalSince1970: 0)
    case "bytes": Data([1, 2, 3])
    case "not a number": Double.nan
    case "an object of the app's": NSObject()
    default: nil
    }
  }

  /// Returns a Foundation value as JSON. `nil` is no value.
  static func json(_ value: Any?) -> String {
    guard let value else { return "nil" }
    guard JSONSerialization.isValidJSONObject([value]),
      let data = try? JSONSerialization.data(withJSONObject: [value], options: .sortedKeys)
    else { return "no JSON: \(type(of: value))" }
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }
}
