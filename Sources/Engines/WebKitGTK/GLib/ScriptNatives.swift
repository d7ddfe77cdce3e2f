import CWebKitGTK

/// Built-in JavaScript functions, taken from a context before a script can replace what they use. They
/// do what the C library cannot, because its C strings cannot hold every JavaScript string.
final class ScriptNatives {
  /// The context, which the functions keep alive.
  let context: GObject

  private let wellFormed: GObject
  private let entriesOf: GObject
  private let define: GObject
  private let newDate: GObject
  private let has: GObject

  /// Whether the functions belong to the context in which the engine hands out values from pages.
  private let isEngines: Bool

  init(of context: GObject, isEngines: Bool = false) {
    (self.context, self.isEngines) = (context, isEngines)
    func take(_ source: String) -> GObject {
      guard let function = jsc_context_evaluate(context.opaque, source, -1) else {
        preconditionFailure("JavaScriptCore made no function.")
      }
      return GObject(taking: function)
    }
    wellFormed = take(
      """
      ((text, call) => (value) => call(text(value)))(String,
        Function.prototype.call.bind(String.prototype.toWellFormed))
      """)
    entriesOf = take("Object.entries")
    define = take(
      """
      ((define) => (object, name, value) => {
        define(object, name,
          { __proto__: null, value, writable: true, enumerable: true, configurable: true })
      })(Object.defineProperty)
      """)
    has = take("((Object) => (value, name) => name in Object(value))(Object)")
    newDate = take("((Date) => (time) => new Date(time))(Date)")
  }

  deinit {
    guard isEngines else { return }
    // Releasing the last object of a context ends its virtual machine. WebKit hands out values from
    // pages while another virtual machine is running, and ending a virtual machine there has crashed,
    // so the objects are released in a later turn.
    //
    // No other code refers to the objects any more.
    nonisolated(unsafe) let objects = [wellFormed, entriesOf, define, newDate, has, context]
    MainLoop.performLater { withExtendedLifetime(objects) {} }
  }

  /// The functions of the context that the engine used last, and the time of that use in microseconds.
  @MainActor private static var engine: (natives: ScriptNatives, lastUse: gint64)?

  /// Returns the functions of the given context, in which the engine currently hands out values from
  /// pages. No other script runs in that context.
  @MainActor static func ofEngine(_ context: OpaquePointer) -> ScriptNatives {
    let now = g_get_monotonic_time()
    if let engine, engine.natives.context.opaque == context {
      self.engine?.lastUse = now
      return engine.natives
    }
    let natives = ScriptNatives(of: GObject(retaining: context), isEngines: true)
    engine = (natives, now)
    return natives
  }

  /// The functions of the engine's context; nil if the engine may have dropped its context.
  ///
  /// WebKit drops its context after ten seconds without a value from a page, and makes another for the
  /// next value. A value that is passed to WebKit must belong to WebKit's current context, because a
  /// string of another context corrupts its memory.
  @MainActor static var ofEngineNow: ScriptNatives? {
    engine.flatMap { g_get_monotonic_time() - $0.lastUse < 9_000_000 ? $0.natives : nil }
  }

  /// Returns JavaScript's `String(value)`, zeros included, with U+FFFD for lone surrogates, at which
  /// the C library would cut the string off.
  func text(of value: OpaquePointer) -> String {
    guard let text = call(wellFormed, value),
      let bytes = jsc_value_to_string_as_bytes(text.opaque)
    else { return "" }
    return String(takingBytes: bytes)
  }

  /// Returns an array of an object's members, each of which is an array of a name and a value.
  func entries(of object: OpaquePointer) -> GObject? { call(entriesOf, object) }

  /// Sets a member of an object.
  func set(_ name: String, of object: GObject, to value: GObject) {
    let name = ScriptValue.make(name, in: context.opaque)
    withExtendedLifetime((object, name, value)) {
      _ = call(define, object.opaque, name.opaque, value.opaque)
    }
  }

  /// Returns whether a value or its prototype chain has a property. Unlike the C library's function,
  /// this one keeps an exception in the context.
  func has(_ name: String, in value: OpaquePointer) -> Bool {
    let name = ScriptValue.make(name, in: context.opaque)
    guard let answer = withExtendedLifetime(name, { call(has, value, name.opaque) }) else {
      return false
    }
    return jsc_value_is_boolean(answer.opaque) != 0 && jsc_value_to_boolean(answer.opaque) != 0
  }

  /// Makes a date from milliseconds since 1970.
  func date(_ time: Double) -> GObject? {
    let time = GObject(taking: jsc_value_new_number(context.opaque, time))
    return withExtendedLifetime(time) { call(newDate, time.opaque) }
  }

  private func call(_ function: GObject, _ arguments: OpaquePointer...) -> GObject? {
    var arguments: [OpaquePointer?] = arguments
    return jsc_value_function_callv(function.opaque, guint(arguments.count), &arguments)
      .map { GObject(taking: $0) }
  }
}
