import CWebKitGTK
import Foundation

/// Conversion between the engine's JavaScript values and Foundation's, as Apple's frameworks do it.
enum ScriptValue {
  /// The type of a Swift value that JavaScript has no counterpart for.
  struct Unsupported: Error {
    let type: any Any.Type
  }

  /// The reason why a JavaScript value has no Foundation counterpart: it contains itself, or is too
  /// large for either side to take. A page must not be able to exhaust the program's stack.
  struct Inconvertible: Error {
    let reason: String
  }

  /// Returns the Foundation value of a JavaScript value; nil for `undefined`.
  static func convert(_ value: OpaquePointer) throws(Inconvertible) -> Any? {
    var conversion = ScriptConversion()
    return try conversion.convert(value)
  }

  /// Returns the text of a JavaScript string, zeros included.
  static func string(_ value: OpaquePointer) -> String {
    guard let bytes = jsc_value_to_string_as_bytes(value) else { return "" }
    defer { g_bytes_unref(bytes) }
    return String(bytes: bytes)
  }
}
