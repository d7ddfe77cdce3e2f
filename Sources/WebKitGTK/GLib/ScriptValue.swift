import CWebKitGTK
import Foundation

/// Conversion between the engine's JavaScript values and Foundation's, as Apple's frameworks do it.
enum ScriptValue {
  /// The type of a Swift value that JavaScript has no counterpart for.
  struct Unsupported: Error {
    let type: any Any.Type
  }

  /// The reason why a JavaScript value has no Foundation counterpart: it contains itself, or is too
  /// large for either side to take.
  struct Inconvertible: Error {
    let reason: String
  }

  /// How deep values may nest; a conversion needs stack for each level.
  private static let maximumDepth = 512

  /// How many elements an array may have, holes included: a page can ask for four billion of them.
  private static let maximumLength = 10_000_000

  /// Returns the Foundation value of a JavaScript value; nil for `undefined`.
  static func convert(_ value: OpaquePointer) throws(Inconvertible) -> Any? {
    var ancestors: [OpaquePointer] = []
    return try convert(value, inside: &ancestors)
  }

  private static func convert(
    _ value: OpaquePointer, inside ancestors: inout [OpaquePointer]
  ) throws(Inconvertible) -> Any? {
    if jsc_value_is_string(value) != 0 { return string(value) }
    if jsc_value_is_undefined(value) != 0 { return nil }
    if jsc_value_is_null(value) != 0 { return NSNull() }
    if jsc_value_is_boolean(value) != 0 { return NSNumber(value: jsc_value_to_boolean(value) != 0) }
    if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
    guard jsc_value_is_object(value) != 0 else { return nil }
    if jsc_value_object_is_instance_of(value, "Date") != 0 { return date(value) }
    // JavaScriptCore gives one object the same pointer for as long as somebody holds it.
    if ancestors.contains(value) { throw Inconvertible(reason: "it contains itself") }
    guard ancestors.count < maximumDepth else {
      throw Inconvertible(reason: "it is nested more than \(maximumDepth) levels deep")
    }
    ancestors.append(value)
    defer { ancestors.removeLast() }
    return jsc_value_is_array(value) != 0
      ? try array(value, inside: &ancestors) : try dictionary(value, inside: &ancestors)
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
    let milliseconds = jsc_value_to_double(owner.opaque)
    // JavaScript has dates that are none; to print one ends the program in today's Foundation.
    return milliseconds.isFinite ? Date(timeIntervalSince1970: milliseconds / 1000) : NSNull()
  }

  private static func array(
    _ value: OpaquePointer, inside ancestors: inout [OpaquePointer]
  ) throws(Inconvertible) -> [Any] {
    let length = property("length", of: value).map { jsc_value_to_double($0.opaque) } ?? 0
    guard length <= Double(maximumLength) else {
      throw Inconvertible(reason: "it has an array of more than \(maximumLength) elements")
    }
    var result: [Any] = []
    result.reserveCapacity(Int(length))
    for index in 0..<guint(length) {
      guard let element = jsc_value_object_get_property_at_index(value, index) else {
        result.append(NSNull())
        continue
      }
      let owner = GObject(taking: element)
      result.append(try convert(owner.opaque, inside: &ancestors) ?? NSNull())
    }
    return result
  }

  private static func dictionary(
    _ value: OpaquePointer, inside ancestors: inout [OpaquePointer]
  ) throws(Inconvertible) -> [String: Any] {
    guard let names = jsc_value_object_enumerate_properties(value) else { return [:] }
    defer { g_strfreev(names) }
    var result: [String: Any] = [:]
    var next = names
    while let name = next.pointee {
      if let property = property(name, of: value),
        let converted = try convert(property.opaque, inside: &ancestors)
      {
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
