import CWebKitGTK
public import Foundation

/// An environment that runs JavaScript: a global object and everything that belongs to it.
///
/// ```swift
/// let context = JSContext()
/// let three = context.evaluateScript("1 + 2")?.toInt32()
/// ```
///
/// A context is released when nothing refers to it or to one of its values. The context owns the Swift
/// closures that were made its functions. Such a closure must not capture the context or one of its
/// values, except weakly.
///
/// - Note: *Differs:* exists on Linux only, and has the part of Apple's `JSContext` that the package's
///   tests need. Each context has its own virtual machine, so values cannot pass from one context to
///   another; on Apple, `JSVirtualMachine` says which contexts can share values.
public final class JSContext {
  let natives: ScriptNatives

  var pointer: OpaquePointer { natives.context.opaque }

  /// The value that a script threw last, until this property is reset.
  ///
  /// The default ``exceptionHandler`` stores the value here.
  public var exception: JSValue?

  /// A closure that is called with each value that a script or function throws into Swift. The default
  /// handler stores the value in ``exception``.
  ///
  /// Within a handler of your own, set ``exception`` if the value should be kept.
  public var exceptionHandler: ((JSContext?, JSValue?) -> Void)? = { $0?.exception = $1 }

  /// A name that developer tools may show.
  ///
  /// - Note: *Differs:* no tool shows it on Linux.
  public var name: String?

  /// Makes a context with a new global object.
  public convenience init() {
    _ = Self.webKit
    self.init(GObject(taking: jsc_context_new()))
  }

  /// Initializes WebKit before the first context. In a process that initializes JavaScriptCore first,
  /// WebKit has no main run loop, and its views never begin to load. An object of policies initializes WebKit
  /// without a display, which settings would look for.
  private static let webKit: Void = g_object_unref(
    webkit_website_policies_new().map { UnsafeMutableRawPointer($0) })

  private init(_ owner: GObject) {
    natives = ScriptNatives(of: owner)
    owner.keepWeakly(self)
  }

  /// Returns the only wrapper of a context. Scripts run only while a wrapper exists.
  static func of(_ pointer: OpaquePointer) -> JSContext {
    let owner = GObject(retaining: pointer)
    return owner.weaklyKept as? JSContext ?? JSContext(owner)
  }

  /// Returns the context whose function is running; `nil` outside functions made from closures.
  public static func current() -> JSContext? {
    jsc_context_get_current().map { JSContext.of($0) }
  }

  /// The global object, `globalThis` to scripts.
  public var globalObject: JSValue {
    JSValue(taking: jsc_context_get_global_object(pointer), in: self)
  }

  /// Runs a script.
  ///
  /// - Parameter script: JavaScript source text.
  /// - Returns: The value of the last statement; undefined if the script threw, see ``exception``.
  @discardableResult public func evaluateScript(_ script: String) -> JSValue? {
    evaluateScript(script, withSourceURL: nil)
  }

  /// Runs a script that has a source URL.
  ///
  /// - Parameters:
  ///   - script: JavaScript source text.
  ///   - sourceURL: The script's name in stack traces and errors.
  /// - Returns: The value of the last statement; undefined if the script threw, see ``exception``.
  @discardableResult
  public func evaluateScript(_ script: String, withSourceURL sourceURL: URL?) -> JSValue? {
    var script = script
    let result = script.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty buffer may have no address, and a null pointer does not stand for an empty script.
        characters.baseAddress.map {
          jsc_context_evaluate_with_source_uri(
            pointer, $0, gssize(characters.count), sourceURL?.absoluteString, 1)
        } ?? jsc_context_evaluate(pointer, "", 0)
      }
    }
    return finish(result)
  }

  /// The global object's property with the given name.
  public func objectForKeyedSubscript(_ key: Any) -> JSValue? {
    globalObject.objectForKeyedSubscript(key)
  }

  /// Sets the global object's property with the given name.
  public func setObject(_ object: Any?, forKeyedSubscript key: Any) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }

  /// Reports the exception that a C function left behind.
  func finish() {
    _ = finish(nil)
  }

  /// Reports the exception that a C function left behind, and wraps the function's result.
  func finish(_ result: OpaquePointer?) -> JSValue {
    let value = result.map { JSValue(taking: $0, in: self) } ?? JSValue(undefinedIn: self)
    if let caught = jsc_context_get_exception(pointer) {
      let caught = GObject(retaining: caught)
      jsc_context_clear_exception(pointer)
      exceptionHandler?(self, thrownValue(of: caught))
    }
    return value
  }

  /// Returns the thrown value itself. The C library tells only its name and message, but it can throw the
  /// value again from a function, so that a script can catch the value.
  private func thrownValue(of caught: GObject) -> JSValue {
    let rethrow = JSValue(rawFunctionIn: self) { context, _ in
      if let context { jsc_context_throw_exception(context, caught.opaque) }
      return nil
    }
    let catcher = JSValue(
      taking: jsc_context_evaluate(
        pointer, "((rethrow) => { try { rethrow() } catch (thrown) { return thrown } })", -1),
      in: self)
    return withExtendedLifetime((rethrow, catcher)) {
      var arguments: [OpaquePointer?] = [rethrow.pointer]
      return JSValue(taking: jsc_value_function_callv(catcher.pointer, 1, &arguments), in: self)
    }
  }
}
