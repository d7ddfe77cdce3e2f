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

  /// Returns the Foundation value of a JavaScript value that the engine handed out; nil for
  /// `undefined`.
  @MainActor static func convert(_ value: OpaquePointer) throws(Inconvertible) -> Any? {
    guard let context = jsc_value_get_context(value) else { return nil }
    var conversion = ScriptConversion(natives: .ofEngine(context))
    return try conversion.convert(value)
  }
}
