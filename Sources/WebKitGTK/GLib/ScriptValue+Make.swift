import CWebKitGTK
import Foundation

extension ScriptValue {
  /// Makes a JavaScript value in the given context; `undefined` for nil.
  static func make(_ value: Any?, in context: OpaquePointer) throws(Unsupported) -> GObject {
    guard let value else { return take(jsc_value_new_undefined(context)) }
    switch value {
    case is NSNull: return take(jsc_value_new_null(context))
    case let string as String: return make(string, in: context)
    case let number as NSNumber where CFNumberIsBoolean(number):
      return take(jsc_value_new_boolean(context, number.boolValue ? 1 : 0))
    case let bool as Bool: return take(jsc_value_new_boolean(context, bool ? 1 : 0))
    case let number as NSNumber: return take(jsc_value_new_number(context, number.doubleValue))
    case let date as Date: return try make(date, in: context)
    case let array as [Any]: return try make(array, in: context)
    case let object as [String: Any]: return try make(object, in: context)
    case let number as any BinaryInteger: return take(jsc_value_new_number(context, Double(number)))
    case let number as any BinaryFloatingPoint:
      return take(jsc_value_new_number(context, Double(number)))
    case Optional<Any>.some(let wrapped): return try makeWrapped(wrapped, in: context)
    default: throw Unsupported(type: type(of: value))
    }
  }

  /// Makes a JavaScript string in one copy, zeros included.
  static func make(_ string: String, in context: OpaquePointer) -> GObject {
    take(string.makeBytes().use { jsc_value_new_string_from_bytes(context, $0) })
  }

  private static func makeWrapped(
    _ value: Any, in context: OpaquePointer
  ) throws(Unsupported) -> GObject {
    // An optional inside an `Any`: unwrapped once, or null as JSON has it.
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { throw Unsupported(type: type(of: value)) }
    guard let wrapped = mirror.children.first?.value else {
      return take(jsc_value_new_null(context))
    }
    return try make(wrapped, in: context)
  }

  private static func make(
    _ date: Date, in context: OpaquePointer
  ) throws(Unsupported) -> GObject {
    let time = (date.timeIntervalSince1970 * 1000).rounded()
    return take(jsc_context_evaluate(context, "new Date(\(time.isFinite ? time : 1e16))", -1))
  }

  private static func make(
    _ array: [Any], in context: OpaquePointer
  ) throws(Unsupported) -> GObject {
    let result = take(jsc_value_new_array_from_garray(context, nil))
    for (index, element) in array.enumerated() {
      let value = try make(element, in: context)
      jsc_value_object_set_property_at_index(result.opaque, guint(index), value.opaque)
    }
    return result
  }

  private static func make(
    _ object: [String: Any], in context: OpaquePointer
  ) throws(Unsupported) -> GObject {
    let result = take(jsc_value_new_object(context, nil, nil))
    for (name, element) in object {
      let value = try make(element, in: context)
      jsc_value_object_set_property(result.opaque, name, value.opaque)
    }
    return result
  }

  private static func take(_ value: OpaquePointer?) -> GObject {
    guard let value else { preconditionFailure("JavaScriptCore made no value.") }
    return GObject(taking: value)
  }

  /// Whether the number is one of Foundation's two booleans.
  private static func CFNumberIsBoolean(_ number: NSNumber) -> Bool {
    type(of: number) == type(of: NSNumber(value: true))
  }
}
