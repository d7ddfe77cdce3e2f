import CWebKitGTK
import Foundation

/// One conversion of a JavaScript value, with the objects that it has found so far.
struct ScriptConversion {
  private let natives: ScriptNatives
  /// The objects that are being converted, each of which contains the next one.
  private var path: Set<OpaquePointer> = []
  /// The objects that are converted, kept because a page may refer to one object many times.
  private var done: [OpaquePointer: (owner: GObject, result: Any)] = [:]

  /// The maximum nesting depth of values, because a conversion needs stack for each level.
  private static let maximumDepth = 512

  /// The maximum array length, holes included, because a page can ask for four billion elements.
  private static let maximumLength = 10_000_000

  init(natives: ScriptNatives) {
    self.natives = natives
  }

  mutating func convert(_ value: OpaquePointer) throws(ScriptValue.Inconvertible) -> Any? {
    if jsc_value_is_string(value) != 0 { return natives.text(of: value) }
    if jsc_value_is_undefined(value) != 0 { return nil }
    if jsc_value_is_null(value) != 0 { return NSNull() }
    if jsc_value_is_boolean(value) != 0 { return NSNumber(value: jsc_value_to_boolean(value) != 0) }
    if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
    guard jsc_value_is_object(value) != 0 else { return nil }
    // The engine makes no second wrapper while one exists, so the pointer identifies the object.
    if let known = done[value] { return known.result }
    guard path.insert(value).inserted else {
      throw ScriptValue.Inconvertible(reason: "it contains itself")
    }
    guard path.count <= Self.maximumDepth else {
      throw ScriptValue.Inconvertible(
        reason: "it is nested more than \(Self.maximumDepth) levels deep")
    }
    let result = try object(value)
    path.remove(value)
    done[value] = (GObject(retaining: value), result)
    return result
  }

  private mutating func object(_ value: OpaquePointer) throws(ScriptValue.Inconvertible) -> Any {
    if jsc_value_is_array(value) != 0 { return try array(value) }
    if jsc_value_object_is_instance_of(value, "Date") != 0 { return date(value) }
    return try dictionary(value)
  }

  private func number(_ double: Double) -> NSNumber {
    // Whole numbers become integers, so that they print and encode as such. Negative zero stays.
    guard let integer = Int(exactly: double), integer != 0 || double.sign == .plus else {
      return NSNumber(value: double)
    }
    return NSNumber(value: integer)
  }

  private func date(_ value: OpaquePointer) -> Any {
    guard let time = jsc_value_object_invoke_methodv(value, "getTime", 0, nil) else {
      return NSNull()
    }
    let owner = GObject(taking: time)
    let milliseconds = jsc_value_to_double(owner.opaque)
    // An invalid date becomes null, as in JSON, because Foundation cannot print such a date.
    guard milliseconds.isFinite else { return NSNull() }
    return Date(timeIntervalSince1970: milliseconds / 1000)
  }

  private mutating func array(_ value: OpaquePointer) throws(ScriptValue.Inconvertible) -> [Any] {
    let length = length(of: value)
    guard length <= Double(Self.maximumLength) else {
      throw ScriptValue.Inconvertible(
        reason: "it has an array of more than \(Self.maximumLength) elements")
    }
    var result: [Any] = []
    result.reserveCapacity(Int(length))
    for index in 0..<guint(length) {
      let element = try element(index, of: value).flatMap {
        element throws(ScriptValue.Inconvertible) in
        try convert(element.opaque)
      }
      result.append(element ?? NSNull())
    }
    return result
  }

  private mutating func dictionary(
    _ value: OpaquePointer
  ) throws(ScriptValue.Inconvertible) -> [String: Any] {
    guard let entries = natives.entries(of: value) else { return [:] }
    var result: [String: Any] = [:]
    for index in 0..<guint(length(of: entries.opaque)) {
      guard let entry = element(index, of: entries.opaque),
        let name = element(0, of: entry.opaque), let member = element(1, of: entry.opaque)
      else { continue }
      // An undefined member counts as missing.
      if let converted = try convert(member.opaque) {
        result[natives.text(of: name.opaque)] = converted
      }
    }
    return result
  }

  private func length(of array: OpaquePointer) -> Double {
    jsc_value_object_get_property(array, "length").map { GObject(taking: $0) }
      .map { jsc_value_to_double($0.opaque) } ?? 0
  }

  private func element(_ index: guint, of array: OpaquePointer) -> GObject? {
    jsc_value_object_get_property_at_index(array, index).map { GObject(taking: $0) }
  }
}
