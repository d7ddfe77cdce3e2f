import CWebKitGTK
import Foundation

/// Conversion between the engine's JavaScript values and Foundation's, as Apple's frameworks do it.
enum ScriptValue {
  /// The type of a Swift value that JavaScript has no counterpart for.
  struct Unsupported: Error {
    let type: any Any.Type
  }

  /// Returns the Foundation value of a JavaScript value; nil for `undefined`.
  ///
  /// A reference that leads back into the object that it is part of becomes null, and so does what
  /// lies more than 500 levels deep: a page must not be able to exhaust the program's stack.
  static func convert(_ value: OpaquePointer) -> Any? {
    var conversion = ScriptConversion()
    return conversion.convert(value)
  }

  /// Returns the text of a JavaScript string, zeros included.
  static func string(_ value: OpaquePointer) -> String {
    guard let bytes = jsc_value_to_string_as_bytes(value) else { return "" }
    defer { g_bytes_unref(bytes) }
    return String(bytes: bytes)
  }
}
