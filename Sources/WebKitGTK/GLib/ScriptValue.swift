import CWebKitGTK
import Foundation

/// Conversion between the engine's JavaScript values and Foundation's, as Apple's frameworks do it.
enum ScriptValue {
  /// The type of a Swift value that JavaScript has no counterpart for.
  struct Unsupported: Error {
    let type: any Any.Type
  }

  /// Returns the Foundation value of a JavaScript value; nil for `undefined`.
  static func convert(_ value: OpaquePointer) -> Any? {
    if jsc_value_is_string(value) != 0 { return string(value) }
    if jsc_value_is_undefined(value) != 0 { return nil }
    if jsc_value_is_null(value) != 0 { return NSNull() }
    if jsc_value_is_boolean(value) != 0 { return NSNumber(value: jsc_value_to_boolean(value) != 0) }
    if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
    if jsc_value_is_array(value) != 0 { return array(value) }
    if jsc_value_object_is_instance_of(value, "Date") != 0 { return date(value) }
    if jsc_value_is_object(value) != 0 { return dictionary(value) }
    return nil
  }

  /// Returns the text of a JavaScript string, zeros included.
  static func string(_ value: OpaquePointer) -> String {
    guard let bytes = jsc_value_to_string_as_bytes(value) else { return "" }
    defer { g_bytes_unref(bytes) }
    return String(bytes: bytes)
  }

  private static func number(_ double: Double) -> NSNumber {
    // A whole number as an integer, so that it prints and encodes as one. Negative zero stays.
    guard let integer = Int(exactly: double), integer != 0 || double.sign == .plus else {
      return NSNumber(value: double)
    }
    return NSNumber(value: integer)
  }

  private static func date(_ value: OpaquePointer) -> Any {
    guard let time = jsc_value_object_invoke_methodv(value, "getTime", 0, nil) else {
      return NSNull()
    }
    let owner = GObject(taking: time)
    return Date(timeIntervalSince1970: jsc_value_to_double(owner.opaque) / 1000)
  }

  private static func array(_ value: OpaquePointer) -> [Any] {
    guard let count = property("length", of: value).map({ jsc_value_to_int32($0.opaque) }) else {
      return []
    }
    return (0..<guint(max(0, count))).map { index in
      guard let element = jsc_value_object_get_property_at_index(value, index) else {
        return NSNull()
      }
      let owner = GObject(taking: element)
      return convert(owner.opaque) ?? NSNull()
    }
  }

  private static func dictionary(_ value: OpaquePointer) -> [String: Any] {
    guard let names = jsc_value_object_enumerate_properties(value) else { return [:] }
    defer { g_strfreev(names) }
    var result: [String: Any] = [:]
    var next = names
    while let name = next.pointee {
      if let property = property(name, of: value), let converted = convert(property.opaque) {
        result[String(cString: name)] = converted
      }
      next += 1
    }
    return result
  }

  private static func property(_ name: UnsafePointer<CChar>, of value: OpaquePointer) -> GObject? {
    jsc_value_object_get_property(value, name).map { GObject(taking: $0) }
  }
}
