import Foundation

#if canImport(JavaScriptCore)
  import JavaScriptCore
#else
  import WebKitGTK
#endif

/// A value of a page, of which the page's engine only knows where it goes.
typealias ScriptValue = JSValue

/// A JavaScript global object, with the little that a page in memory asks of it.
@MainActor final class ScriptContext {
  /// What a script or function came to.
  enum Outcome {
    case value(ScriptValue)
    case thrown(ScriptValue)
  }

  /// A function for scripts, which takes strings and returns one, or undefined.
  typealias Function = @MainActor ([String]) -> String?

  let context: JSContext

  init() {
    guard let context = Self.makeContext() else {
      preconditionFailure("JavaScriptCore has no memory for another context.")
    }
    self.context = context
  }

  private static func makeContext() -> JSContext? { JSContext() }

  /// Runs a script; what stacks call it is `url`.
  func evaluate(_ script: String, url: String) -> Outcome {
    context.exception = nil
    return outcome(context.evaluateScript(script, withSourceURL: URL(string: url)))
  }

  /// Calls a function with values and strings.
  @discardableResult func call(_ function: ScriptValue, _ arguments: [Any]) -> Outcome {
    context.exception = nil
    return outcome(function.call(withArguments: arguments))
  }

  /// An object with functions of native code.
  func object(_ functions: [String: Function]) -> ScriptValue? {
    let object: JSValue? = JSValue(newObjectIn: context)
    for (name, function) in functions {
      object?.setObject(makeFunction(function), forKeyedSubscript: name as NSString)
    }
    return object
  }

  /// The object's member with the given name.
  func member(_ name: String, of object: ScriptValue) -> ScriptValue? {
    object.objectForKeyedSubscript(name as NSString)
  }

  /// What a script threw, and where.
  func text(ofError error: ScriptValue) -> String {
    let what: String? = error.toString()
    let line: String? = error.isObject ? member("line", of: error)?.toString() : nil
    return (what ?? "") + (line.map { ", line \($0)" } ?? "")
  }

  private func outcome(_ value: JSValue?) -> Outcome {
    defer { context.exception = nil }
    if let thrown = context.exception { return .thrown(thrown) }
    let undefined: JSValue? = JSValue(undefinedIn: context)
    guard let result = value ?? undefined else {
      preconditionFailure("Every context has an undefined.")
    }
    return .value(result)
  }
}
