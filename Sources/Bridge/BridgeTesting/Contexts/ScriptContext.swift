import Foundation

#if canImport(JavaScriptCore)
  import JavaScriptCore
#else
  import WebKitGTK
#endif

/// A JavaScript value, which the engine passes on without reading it.
typealias ScriptValue = JSValue

/// A JavaScript global object, with the operations that a page in memory needs.
@MainActor final class ScriptContext {
  /// The result of a script or function.
  enum Outcome {
    case value(ScriptValue)
    case thrown(ScriptValue)
  }

  /// A function for scripts that takes strings and returns a string or undefined.
  typealias Function = @MainActor ([String]) -> String?

  let context: JSContext

  init() {
    guard let context = Self.makeContext() else {
      preconditionFailure("JavaScriptCore has no memory for another context.")
    }
    self.context = context
  }

  private static func makeContext() -> JSContext? { JSContext() }

  /// Runs a script, which stack traces identify by `url`.
  func evaluate(_ script: String, url: String) -> Outcome {
    context.exception = nil
    return outcome(context.evaluateScript(script, withSourceURL: URL(string: url)))
  }

  /// Calls a function. The arguments are script values or strings.
  @discardableResult func call(_ function: ScriptValue, _ arguments: [Any]) -> Outcome {
    context.exception = nil
    return outcome(function.call(withArguments: arguments))
  }

  /// Creates an object with functions of native code.
  func object(_ functions: [String: Function]) -> ScriptValue? {
    let object: JSValue? = JSValue(newObjectIn: context)
    for (name, function) in functions {
      object?.setObject(makeFunction(function), forKeyedSubscript: name as NSString)
    }
    return object
  }

  /// Returns the object's member with the given name.
  func member(_ name: String, of object: ScriptValue) -> ScriptValue? {
    object.objectForKeyedSubscript(name as NSString)
  }

  /// Describes a thrown error, and the line that threw it.
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
