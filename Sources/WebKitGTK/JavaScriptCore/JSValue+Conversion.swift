import CWebKitGTK

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
  /// Whether the value is an object; functions and arrays are.
  public var isObject: Bool { jsc_value_is_object(pointer) != 0 }
  /// Whether the value is an array.
  public var isArray: Bool { jsc_value_is_array(pointer) != 0 }

  /// Whether the value is a function.
  ///
  /// - Note: *Differs:* Apple has no such property.
  public var isFunction: Bool { jsc_value_is_function(pointer) != 0 }

  /// The value as JavaScript's `String(value)` gives it, with U+FFFD for lone surrogates; where that
  /// throws, see ``JSContext/exception``.
  public func toString() -> String {
    defer { context.finish() }
    return context.natives.text(of: pointer)
  }

  /// The value as JavaScript's `Number(value)` gives it; where that throws, see
  /// ``JSContext/exception``.
  public func toDouble() -> Double {
    defer { context.finish() }
    return jsc_value_to_double(pointer)
  }

  /// The value as a 32-bit whole number, wrapped around as JavaScript's `value | 0` does; where that
  /// throws, see ``JSContext/exception``.
  public func toInt32() -> Int32 {
    defer { context.finish() }
    return jsc_value_to_int32(pointer)
  }

  /// Whether JavaScript takes the value for true.
  public func toBool() -> Bool { jsc_value_to_boolean(pointer) != 0 }
}
