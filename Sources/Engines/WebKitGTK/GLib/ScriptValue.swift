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
