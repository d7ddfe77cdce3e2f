import Foundation
import WebKitGTK

@testable import BridgeTesting

/// The page's own scripts in JavaScriptCore, without the rest of the runtime.
@MainActor final class PageScriptEngine {
  static let shared = PageScriptEngine()

  private let context = ScriptContext()
  private var functions: [String: ScriptValue] = [:]

  /// The files of the page's coder, in the order of order.txt.
  private static let files = [
    "base/intrinsics", "base/errors", "base/names", "base/byteChannel", "codec/blobs",
    "codec/exports",
    "codec/writing", "codec/reading", "codec/errors",
  ]

  /// What the window asks of its engine. Nothing but the first is called.
  private static let natives: [String: ScriptContext.Function] = {
    let names = [
      "now", "console", "timer", "task", "random", "hasHandler", "post", "prompt", "conclude",
      "reopened", "navigate", "frame", "reload",
    ]
    let about =
      #"{"url":"https://a.example/","origin":"https://a.example","isMainFrame":true,"handlers":[]}"#
    var natives: [String: ScriptContext.Function] = [:]
    for name in names { natives[name] = { _ in nil } }
    natives["about"] = { _ in about }
    return natives
  }()

  private init() {
    guard context.makeWindow(Self.natives) != nil else {
      preconditionFailure("There is no window.")
    }
    let folder = URL(filePath: "Sources/Bridge/BridgeCore/Runtime/Page")
    let source = Self.files.map { name in
      let url = folder.appending(path: "\(name).js")
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        preconditionFailure("Run the fuzzer in the package's folder: \(url.path) is missing.")
      }
      return text
    }
    let script = """
      (function (configuration) { 'use strict';
      \(source.joined(separator: "\n"))
      \(Self.functionSource)
      })({ secret: '', wire: 2, handler: 'webbridge', origins: [], timeout: null, pendingCalls: 9,
        frameBytes: 1e9, queuedBytes: 1e9, streamWindow: 9, references: 9 })
      """
    guard case .value(let object) = context.evaluate(script, url: "coder.js") else {
      preconditionFailure("The coder does not run.")
    }
    for name in ["rewrite", "matches", "hasName"] {
      functions[name] = context.member(name, of: object)
    }
  }

  /// What the fuzzers ask of the page. A text that cannot be read is `-`, and an object with two keys that are one
  /// key for Swift is `?`. Two texts cross at once, because crossing costs more than reading.
  private static let functionSource = #"""
    const clean = (key) => key.toWellFormed().normalize('NFD');
    function hasTwins(value) {
      if (typeof value !== 'object' || value === null) return false;
      if (value instanceof Map) return [...value].some(([key, item]) => hasTwins(key) || hasTwins(item));
      if (value instanceof Set) return [...value].some(hasTwins);
      if (isArray(value)) return value.some(hasTwins);
      if (tagOf(value) !== '[object Object]') return false;
      const keys = keysOf(value);
      if (keys.length > 1 && new Set(keys.map(clean)).size < keys.length) return true;
      return keys.some((key) => hasTwins(value[key]));
    }
    function rewriteOne(text) {
      let value;
      try { value = readValue(text); } catch (_) { return '-'; }
      if (/[^\x00-\x7f]|\\u/.test(text) && hasTwins(value)) return '?';
      return writeValue(value, 'value');
    }
    let lastExpression, compiled;
    return {
      rewrite: (one, other) => rewriteOne(one) + '\n' + (other === '' ? '' : rewriteOne(other)),
      hasName(text) {
        try { return wireName(text) && 'yes'; } catch (_) { return 'no'; }
      },
      matches(text, expression) {
        if (expression !== lastExpression) compiled = new RegExp(lastExpression = expression);
        return exec(compiled, text) ? 'yes' : 'no';
      },
    };
    """#

  private func call(_ name: String, _ arguments: [Any]) -> String {
    guard let function = functions[name] else { preconditionFailure("There is no \(name).") }
    switch context.call(function, arguments) {
    case .value(let value): return value.toString()
    case .thrown(let error): return "!\(context.text(ofError: error))"
    }
  }

  /// Reads texts as the page does, and returns what the page writes for them.
  func rewrite(_ one: String, _ other: String) -> [String] {
    call("rewrite", [one, other]).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Whether the page takes a text for a name.
  func hasName(_ text: String) -> Bool { call("hasName", [text]) == "yes" }

  /// Whether an expression matches a text.
  func matches(_ text: String, _ expression: String) -> Bool {
    call("matches", [text, expression]) == "yes"
  }
}
