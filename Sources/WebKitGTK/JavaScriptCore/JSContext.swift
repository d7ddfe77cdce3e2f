import CWebKitGTK
public import Foundation

/// An environment that runs JavaScript: a global object and what belongs to it.
///
/// ```swift
/// let context = JSContext()
/// let three = context.evaluateScript("1 + 2")?.toInt32()
/// ```
///
/// A context goes when nothing refers to it or to a value of it any more. A Swift closure that was
/// made a function of the context belongs to the context: capture neither the context nor a value
/// of it in there, or capture it weakly.
///
/// - Note: *Differs:* exists on Linux only, and has of Apple's `JSContext` what the package's tests need.
///   Each context has a virtual machine of its own, so values do not pass from
///   one context to another; on Apple, `JSVirtualMachine` says which contexts can share values.
public final class JSContext {
  let natives: ScriptNatives

  var pointer: OpaquePointer { natives.context.opaque }

  /// The value thrown by the last script, if it threw and nobody has reset this since.
  ///
  /// The default ``exceptionHandler`` puts it here.
  public var exception: JSValue?

  /// Called with each value that a script or function throws into Swift; by default it keeps the
  /// value in ``exception``.
  ///
  /// Within a handler of your own, set ``exception`` if it should be kept.
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

  /// WebKit comes before the first context. A process in which JavaScriptCore was there first has
  /// no main run loop for WebKit: its views never begin to load.
  private static let webKit: Void = g_object_unref(
    webkit_settings_new().map { UnsafeMutableRawPointer($0) })

  private init(_ owner: GObject) {
    natives = ScriptNatives(of: owner)
    owner.keepWeakly(self)
  }

  /// The one wrapper of a context that exists. Scripts run only while there is one.
  static func of(_ pointer: OpaquePointer) -> JSContext {
    let owner = GObject(retaining: pointer)
    return owner.weaklyKept as? JSContext ?? JSContext(owner)
  }

  /// The context whose function is running, `nil` outside of functions made from closures.
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

  /// Runs a script that came from somewhere.
  ///
  /// - Parameters:
  ///   - script: JavaScript source text.
  ///   - sourceURL: What stacks and errors call the script.
  /// - Returns: The value of the last statement; undefined if the script threw, see ``exception``.
  @discardableResult
  public func evaluateScript(_ script: String, withSourceURL sourceURL: URL?) -> JSValue? {
    var script = script
    let result = script.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty buffer may have no address, and no address would not be an empty script.
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

  /// Wraps what a C function returned, once the exception that it left behind is reported.
  func finish(_ result: OpaquePointer?) -> JSValue {
    let value = result.map { JSValue(taking: $0, in: self) } ?? JSValue(undefinedIn: self)
    if let caught = jsc_context_get_exception(pointer) {
      let caught = GObject(retaining: caught)
      jsc_context_clear_exception(pointer)
      exceptionHandler?(self, thrownValue(of: caught))
    }
    return value
  }

  /// The very value that was thrown: the C library tells its name and message only, but throws it
  /// again where a function asks for that, and then a script can catch it.
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
