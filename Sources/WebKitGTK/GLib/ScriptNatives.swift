import CWebKitGTK

/// Functions of JavaScript's own, taken from a context before a script can change what they are made
/// of, for what the C library cannot do: it has C strings where JavaScript's may hold anything.
final class ScriptNatives {
  /// The context, which lives as long as these.
  let context: GObject

  private let wellFormed: GObject
  private let entriesOf: GObject
  private let define: GObject
  private let newDate: GObject
  private let has: GObject

  /// Whether these are of the engine's context, in which it reads what pages send.
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
    // The last of what a context holds takes its whole virtual machine with it. WebKit hands out what
    // pages sent from within JavaScriptCore, where another virtual machine is at work: ending one there
    // has crashed.
    //
    // Nobody else has the objects any more.
    nonisolated(unsafe) let objects = [wellFormed, entriesOf, define, newDate, has, context]
    MainLoop.performLater { withExtendedLifetime(objects) {} }
  }

  /// Those of the context that the engine has used last, and when, in microseconds.
  @MainActor private static var engine: (natives: ScriptNatives, lastUse: gint64)?

  /// Those of the context in which the engine hands out what pages have sent, which is the given one
  /// now. No script runs there but these.
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

  /// Those of the engine's context; nil where it may have none any more.
  ///
  /// WebKit drops its context when nothing has come for ten seconds, and makes another for what comes
  /// next. A value that it is given has to be of the one that it has: a string of another breaks its
  /// memory.
  @MainActor static var ofEngineNow: ScriptNatives? {
    engine.flatMap { g_get_monotonic_time() - $0.lastUse < 9_000_000 ? $0.natives : nil }
  }

  /// A value as JavaScript's `String(value)` gives it, zeros included, with U+FFFD for lone
  /// surrogates, at which the C library would cut it off.
  func text(of value: OpaquePointer) -> String {
    guard let text = call(wellFormed, value),
      let bytes = jsc_value_to_string_as_bytes(text.opaque)
    else { return "" }
    return String(takingBytes: bytes)
  }

  /// An array of an object's members, each an array of a name and a value.
  func entries(of object: OpaquePointer) -> GObject? { call(entriesOf, object) }

  /// Gives an object a member.
  func set(_ name: String, of object: GObject, to value: GObject) {
    let name = ScriptValue.make(name, in: context.opaque)
    withExtendedLifetime((object, name, value)) {
      _ = call(define, object.opaque, name.opaque, value.opaque)
    }
  }

  /// Whether a value or what it inherits from has a property. Unlike the C library's own question it
  /// leaves an exception where it can be found.
  func has(_ name: String, in value: OpaquePointer) -> Bool {
    let name = ScriptValue.make(name, in: context.opaque)
    guard let answer = withExtendedLifetime(name, { call(has, value, name.opaque) }) else {
      return false
    }
    return jsc_value_is_boolean(answer.opaque) != 0 && jsc_value_to_boolean(answer.opaque) != 0
  }

  /// Makes a date of milliseconds.
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
