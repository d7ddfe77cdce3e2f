import CWebKitGTK
import Foundation

/// Conversion between the engine's JavaScript values and Foundation's, as Apple's frameworks do it.
enum ScriptValue {
  /// An error for a Swift value whose type has no counterpart in JavaScript.
  struct Unsupported: Error {
    let type: any Any.Type
  }

  /// An error for a JavaScript value that has no Foundation counterpart, because it contains itself
  /// or is too large for either side. A page must not be able to exhaust the program's stack.
  struct Inconvertible: Error {
    let reason: String
  }

  /// Returns the Foundation value of a JavaScript value that the engine handed out; nil for
  /// `undefined`.
  @MainActor static func convert(_ value: OpaquePointer) throws(Inconvertible) -> Any? {
    guard let context = jsc_value_get_context(value) else { return nil }
    var conversion = ScriptConversion(natives: .ofEngine(context))
    return try conversion.convert(value)
  }
}

extension ScriptValue {
  /// Makes a JavaScript value; `undefined` for nil.
  ///
  /// - Parameters:
  ///   - value: The value, in Foundation's types.
  ///   - natives: The functions of the context in which the value is made.
  ///   - other: Makes values of other types.
  static func make<Failure: Error>(
    _ value: Any?, in natives: ScriptNatives, other: (Any) throws(Failure) -> GObject
  ) throws(Failure) -> GObject {
    let context = natives.context.opaque
    guard let value else { return take(jsc_value_new_undefined(context)) }
    // The most common type comes first, because failing casts are slow.
    if type(of: value) == String.self, let string = value as? String {
      return make(string, in: context)
    }
    switch value {
    // Arrays come first, because casting an array to another type converts all its elements.
    case let array as [Any]: return try make(array, in: natives, other: other)
    case let object as [String: Any]: return try make(object, in: natives, other: other)
    case is NSNull: return take(jsc_value_new_null(context))
    case let string as NSString: return make(string as String, in: context)
    // Matches Swift's numbers and booleans too. A cast to `Bool` would also match the number 1.
    case let number as NSNumber where number.isBoolean:
      return take(jsc_value_new_boolean(context, number.boolValue ? 1 : 0))
    case let number as NSNumber: return take(jsc_value_new_number(context, number.doubleValue))
    case let date as Date: return make(date, in: natives)
    case let number as any BinaryInteger: return take(jsc_value_new_number(context, Double(number)))
    case let number as any BinaryFloatingPoint:
      return take(jsc_value_new_number(context, Double(number)))
    default: return try makeWrapped(value, in: natives, other: other)
    }
  }

  /// Makes a JavaScript string in one copy, zeros included.
  static func make(_ string: String, in context: OpaquePointer) -> GObject {
    var string = string
    return string.withUTF8 { utf8 in
      // The bytes are not copied here, because JavaScriptCore copies them immediately.
      let bytes = g_bytes_new_static(utf8.baseAddress, gsize(utf8.count))
      defer { g_bytes_unref(bytes) }
      return take(jsc_value_new_string_from_bytes(context, bytes))
    }
  }

  private static func makeWrapped<Failure: Error>(
    _ value: Any, in natives: ScriptNatives, other: (Any) throws(Failure) -> GObject
  ) throws(Failure) -> GObject {
    // An optional inside an `Any` is unwrapped once; nil becomes null, as in JSON.
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return try other(value) }
    guard let wrapped = mirror.children.first?.value else {
      return take(jsc_value_new_null(natives.context.opaque))
    }
    return try make(wrapped, in: natives, other: other)
  }

  private static func make(_ date: Date, in natives: ScriptNatives) -> GObject {
    let time = (date.timeIntervalSince1970 * 1000).rounded()
    guard let made = natives.date(time.isFinite ? time : .nan) else {
      preconditionFailure("JavaScriptCore made no date.")
    }
    return made
  }

  private static func make<Failure: Error>(
    _ array: [Any], in natives: ScriptNatives, other: (Any) throws(Failure) -> GObject
  ) throws(Failure) -> GObject {
    let result = take(jsc_value_new_array_from_garray(natives.context.opaque, nil))
    for (index, element) in array.enumerated() {
      let value = try make(element, in: natives, other: other)
      jsc_value_object_set_property_at_index(result.opaque, guint(index), value.opaque)
    }
    return result
  }

  private static func make<Failure: Error>(
    _ object: [String: Any], in natives: ScriptNatives, other: (Any) throws(Failure) -> GObject
  ) throws(Failure) -> GObject {
    let result = take(jsc_value_new_object(natives.context.opaque, nil, nil))
    for (name, element) in object {
      natives.set(name, of: result, to: try make(element, in: natives, other: other))
    }
    return result
  }

  private static func take(_ value: OpaquePointer?) -> GObject {
    guard let value else { preconditionFailure("JavaScriptCore made no value.") }
    return GObject(taking: value)
  }
}

extension NSNumber {
  /// Whether the number is one of Foundation's two booleans.
  var isBoolean: Bool { type(of: self) == type(of: NSNumber(value: true)) }
}
