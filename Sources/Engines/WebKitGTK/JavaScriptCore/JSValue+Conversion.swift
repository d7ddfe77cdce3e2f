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
