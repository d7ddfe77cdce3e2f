import CWebKitGTK

/// A JavaScript value, held for Swift.
///
/// A value keeps its context alive.
///
/// - Note: *Differs:* exists on Linux only, and has of Apple's `JSValue` what the package's tests need.
public final class JSValue {
  /// The context that the value belongs to.
  public let context: JSContext
  private let owner: GObject

  var pointer: OpaquePointer { owner.opaque }

  /// Takes over a value that a C function returned ("transfer full").
  init(taking pointer: OpaquePointer, in context: JSContext) {
    owner = GObject(taking: pointer)
    self.context = context
  }

  /// Adds a reference to a value that a C function lent ("transfer none").
  init(retaining pointer: OpaquePointer, in context: JSContext) {
    owner = GObject(retaining: pointer)
    self.context = context
  }

  /// The value `undefined`.
  public convenience init(undefinedIn context: JSContext) {
    self.init(taking: jsc_value_new_undefined(context.pointer), in: context)
  }

  /// The value `null`.
  public convenience init(nullIn context: JSContext) {
    self.init(taking: jsc_value_new_null(context.pointer), in: context)
  }

  /// `true` or `false`.
  public convenience init(bool value: Bool, in context: JSContext) {
    self.init(taking: jsc_value_new_boolean(context.pointer, value ? 1 : 0), in: context)
  }

  /// A number.
  public convenience init(double value: Double, in context: JSContext) {
    self.init(taking: jsc_value_new_number(context.pointer, value), in: context)
  }

  /// A whole number.
  public convenience init(int32 value: Int32, in context: JSContext) {
    self.init(double: Double(value), in: context)
  }

  /// A new object without properties.
  public convenience init(newObjectIn context: JSContext) {
    self.init(taking: jsc_value_new_object(context.pointer, nil, nil), in: context)
  }

  /// A string of any length and content.
  ///
  /// - Note: *Differs:* Apple offers this through `init(object:in:)` only.
  public convenience init(string: String, in context: JSContext) {
    let bytes = string.makeBytes()
    self.init(
      taking: jsc_value_new_string_from_bytes(context.pointer, bytes.pointer), in: context)
  }

  /// The JavaScript value for a Swift one: a string, a boolean, a number, a ``JSValue`` of this
  /// context, an array or a string-keyed dictionary of such, or `nil` for undefined.
  ///
  /// - Note: *Differs:* values of any other type become `undefined`; on Apple they are wrapped.
  public convenience init(object: Any?, in context: JSContext) {
    switch object {
    case let value as JSValue:
      self.init(retaining: value.pointer, in: context)
    case let text as String:
      self.init(string: text, in: context)
    case let truth as Bool:
      self.init(bool: truth, in: context)
    case let number as any BinaryFloatingPoint:
      self.init(double: Double(number), in: context)
    case let number as any BinaryInteger:
      self.init(double: Double(number), in: context)
    case let elements as [Any?]:
      let array = g_ptr_array_new()
      defer { g_ptr_array_unref(array) }
      let values = elements.map { JSValue(object: $0, in: context) }
      for value in values { g_ptr_array_add(array, UnsafeMutableRawPointer(value.pointer)) }
      let pointer = withExtendedLifetime(values) {
        jsc_value_new_array_from_garray(context.pointer, array)
      }
      if let pointer {
        self.init(taking: pointer, in: context)
      } else {
        self.init(undefinedIn: context)
      }
    case let members as [String: Any?]:
      self.init(newObjectIn: context)
      for (key, member) in members { setObject(member, forKeyedSubscript: key) }
    default:
      self.init(undefinedIn: context)
    }
  }
}

extension JSValue: CustomStringConvertible {
  /// The value as JavaScript's `String(value)` gives it.
  public var description: String { toString() }
}
