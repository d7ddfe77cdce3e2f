import CWebKitGTK

extension JSValue {
  /// Calls the value as a function, with `undefined` for `this`.
  ///
  /// - Parameter arguments: Values that ``init(object:in:)`` takes.
  /// - Returns: What the function returned; undefined if it threw, see ``JSContext/exception``.
  @discardableResult public func call(withArguments arguments: [Any]) -> JSValue? {
    guard isFunction else { return fail("TypeError", "The value is not a function.") }
    return withPointers(arguments) { count, values in
      jsc_value_function_callv(pointer, count, values)
    }
  }

  /// Calls the value as a constructor, as `new` does.
  ///
  /// - Parameter arguments: Values that ``init(object:in:)`` takes.
  /// - Returns: The new object; undefined if the constructor threw, see ``JSContext/exception``.
  @discardableResult public func construct(withArguments arguments: [Any]) -> JSValue? {
    guard jsc_value_is_constructor(pointer) != 0 else {
      return fail("TypeError", "The value is not a constructor.")
    }
    return withPointers(arguments) { count, values in
      jsc_value_constructor_callv(pointer, count, values)
    }
  }

  /// Calls the method with the given name.
  ///
  /// - Parameters:
  ///   - method: The method's name.
  ///   - arguments: Values that ``init(object:in:)`` takes.
  /// - Returns: What the method returned; undefined if it threw, see ``JSContext/exception``.
  @discardableResult
  public func invokeMethod(_ method: String, withArguments arguments: [Any]) -> JSValue? {
    withPointers(arguments) { count, values in
      jsc_value_object_invoke_methodv(pointer, method, count, values)
    }
  }

  /// The property with the given name or index.
  public func objectForKeyedSubscript(_ key: Any) -> JSValue? {
    context.finish(jsc_value_object_get_property(pointer, "\(key)"))
  }

  /// Sets the property with the given name or index to a value that ``init(object:in:)`` takes.
  public func setObject(_ object: Any?, forKeyedSubscript key: Any) {
    let value = JSValue(object: object, in: context)
    jsc_value_object_set_property(pointer, "\(key)", value.pointer)
    withExtendedLifetime(value) { context.finish() }
  }

  /// Returns whether the object or its prototype chain has the property. If a script throws
  /// meanwhile, see ``JSContext/exception``.
  public func hasProperty(_ property: String) -> Bool {
    defer { context.finish() }
    return context.natives.has(property, in: pointer)
  }

  private func withPointers(
    _ arguments: [Any], _ body: (guint, UnsafeMutablePointer<OpaquePointer?>?) -> OpaquePointer?
  ) -> JSValue {
    let values = arguments.map { JSValue(object: $0, in: context) }
    return withExtendedLifetime(values) {
      var pointers: [OpaquePointer?] = values.map(\.pointer)
      return pointers.withUnsafeMutableBufferPointer {
        context.finish(body(guint($0.count), $0.baseAddress))
      }
    }
  }

  private func fail(_ name: String, _ message: String) -> JSValue {
    jsc_context_throw_with_name(context.pointer, name, message)
    return context.finish(nil)
  }
}
