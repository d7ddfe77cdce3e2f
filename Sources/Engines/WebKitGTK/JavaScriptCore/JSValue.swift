import CWebKitGTK

/// A reference from Swift to a JavaScript value.
///
/// A value keeps its context alive.
///
/// - Note: *Differs:* exists on Linux only, and has the part of Apple's `JSValue` that the package's
///   tests need.
public final class JSValue {
  /// The context that the value belongs to.
  public let context: JSContext
  private let owner: GObject

  var pointer: OpaquePointer { owner.opaque }

  /// Takes over a value that a C function returned ("transfer full").
  init(taking pointer: OpaquePointer, in context: JSContext) {
    owner = GObject(taking: pointer)
    self.context = context
  }

  /// Adds a reference to a value that a C function lent ("transfer none").
  init(retaining pointer: OpaquePointer, in context: JSContext) {
    owner = GObject(retaining: pointer)
    self.context = context
  }

  /// The value `undefined`.
  public convenience init(undefinedIn context: JSContext) {
    self.init(taking: jsc_value_new_undefined(context.pointer), in: context)
  }

  /// The value `null`.
  public convenience init(nullIn context: JSContext) {
    self.init(taking: jsc_value_new_null(context.pointer), in: context)
  }

  /// `true` or `false`.
  public convenience init(bool value: Bool, in context: JSContext) {
    self.init(taking: jsc_value_new_boolean(context.pointer, value ? 1 : 0), in: context)
  }

  /// A number.
  public convenience init(double value: Double, in context: JSContext) {
    self.init(taking: jsc_value_new_number(context.pointer, value), in: context)
  }

  /// A whole number.
  public convenience init(int32 value: Int32, in context: JSContext) {
    self.init(double: Double(value), in: context)
  }

  /// A new object without properties.
  public convenience init(newObjectIn context: JSContext) {
    self.init(taking: jsc_value_new_object(context.pointer, nil, nil), in: context)
  }

  /// A string of any length and content.
  ///
  /// - Note: *Differs:* Apple offers this through `init(object:in:)` only.
  public convenience init(string: String, in context: JSContext) {
    let bytes = string.makeBytes()
    self.init(
      taking: jsc_value_new_string_from_bytes(context.pointer, bytes.pointer), in: context)
  }

  /// Makes the JavaScript value of a Swift value: a string, a boolean, a number, a date, `NSNull`, a
  /// ``JSValue`` of this context, an array or a string-keyed dictionary of such values, or `nil` for
  /// undefined. Within arrays and dictionaries, nil becomes null.
  ///
  /// - Note: *Differs:* values of any other type become `undefined`; on Apple they are wrapped.
  public convenience init(object: Any?, in context: JSContext) {
    let value = ScriptValue.make(object, in: context.natives) { other throws(Never) in
      (other as? JSValue ?? JSValue(undefinedIn: context)).owner
    }
    self.init(retaining: value.opaque, in: context)
  }
}

extension JSValue: CustomStringConvertible {
  /// The value as JavaScript's `String(value)` gives it.
  public var description: String { toString() }
}

extension JSValue {
  /// Whether the value is `undefined`.
  public var isUndefined: Bool { jsc_value_is_undefined(pointer) != 0 }
  /// Whether the value is `null`.
  public var isNull: Bool { jsc_value_is_null(pointer) != 0 }
  /// Whether the value is `true` or `false`.
  public var isBoolean: Bool { jsc_value_is_boolean(pointer) != 0 }
  /// Whether the value is a number.
  public var isNumber: Bool { jsc_value_is_number(pointer) != 0 }
  /// Whether the value is a string.
  public var isString: Bool { jsc_value_is_string(pointer) != 0 }
  /// Whether the value is an object. Functions and arrays are objects.
  public var isObject: Bool { jsc_value_is_object(pointer) != 0 }
  /// Whether the value is an array.
  public var isArray: Bool { jsc_value_is_array(pointer) != 0 }

  /// Whether the value is a function.
  ///
  /// - Note: *Differs:* Apple has no such property.
  public var isFunction: Bool { jsc_value_is_function(pointer) != 0 }

  /// Returns JavaScript's `String(value)`, with U+FFFD for lone surrogates. If the conversion
  /// throws, see ``JSContext/exception``.
  public func toString() -> String {
    defer { context.finish() }
    return context.natives.text(of: pointer)
  }

  /// Returns JavaScript's `Number(value)`. If the conversion throws, see ``JSContext/exception``.
  public func toDouble() -> Double {
    defer { context.finish() }
    return jsc_value_to_double(pointer)
  }

  /// Returns the value as a 32-bit integer, wrapped around as by JavaScript's `value | 0`. If the
  /// conversion throws, see ``JSContext/exception``.
  public func toInt32() -> Int32 {
    defer { context.finish() }
    return jsc_value_to_int32(pointer)
  }

  /// Returns whether JavaScript treats the value as true.
  public func toBool() -> Bool { jsc_value_to_boolean(pointer) != 0 }
}
