import CWebKitGTK

extension JSValue {
  /// Makes a function that calls a Swift closure.
  ///
  /// The context owns the function, and the function owns the closure. A closure that captures the
  /// context or one of its values therefore keeps the context alive forever. Use the arguments'
  /// ``context``, ``JSContext/current()`` or a weak reference instead.
  ///
  /// To throw, set ``JSContext/exception`` of the context that the closure receives.
  ///
  /// - Parameters:
  ///   - context: The context that the function belongs to.
  ///   - name: The function's `name` in JavaScript.
  ///   - body: Called with the context and all arguments. The result is converted as by
  ///     ``init(object:in:)``.
  /// - Note: *Differs:* on Apple a `@convention(block)` closure is set as an object instead.
  public convenience init(
    newFunctionIn context: JSContext, name: String = "",
    body: @escaping (_ context: JSContext, _ arguments: [JSValue]) -> Any?
  ) {
    // The context comes from the call, because the function must not keep its own context alive.
    self.init(rawFunctionIn: context, name: name) { pointer, arguments in
      guard let pointer else { return nil }
      let context = JSContext.of(pointer)
      let before = context.exception
      context.exception = nil
      defer { context.exception = before }
      let result = body(context, arguments.map { JSValue(retaining: $0, in: context) })
      if let thrown = context.exception {
        context.raise(thrown)
        return nil
      }
      let value = JSValue(object: result, in: context)
      return OpaquePointer(g_object_ref(UnsafeMutableRawPointer(value.pointer)))
    }
  }

  typealias RawFunction = (_ context: OpaquePointer?, _ arguments: [OpaquePointer]) ->
    OpaquePointer?

  /// Makes a function that calls a closure with pointers of the C library: the current context and
  /// borrowed arguments. The closure returns an owned result, or `nil` for undefined.
  convenience init(
    rawFunctionIn context: JSContext, name: String = "", body: @escaping RawFunction
  ) {
    let callback:
      @convention(c) (UnsafeMutablePointer<GPtrArray>?, UnsafeMutableRawPointer?) -> OpaquePointer? =
        { array, data in
          let body = ClosureBox<RawFunction>.borrow(data).closure
          let arguments = (0..<Int(array?.pointee.len ?? 0)).compactMap { index in
            array?.pointee.pdata[index].map { OpaquePointer($0) }
          }
          let context = jsc_context_get_current()
          return body(context, arguments) ?? context.map { jsc_value_new_undefined($0) }
        }
    let pointer = jsc_value_new_function_variadic(
      context.pointer, name, unsafeBitCast(callback, to: GCallback.self),
      ClosureBox(body).retained(), { ClosureBox<RawFunction>.free($0) }, jsc_value_get_type())
    guard let pointer else { preconditionFailure("JavaScriptCore made no function.") }
    self.init(taking: pointer, in: context)
  }
}

extension JSContext {
  /// Throws a value into the script that called the running function. A helper script throws the
  /// value, and the C library passes on the exception that it catches.
  fileprivate func raise(_ thrown: JSValue) {
    guard let thrower = jsc_context_evaluate(pointer, "((thrown) => { throw thrown })", -1) else {
      return
    }
    let function = JSValue(taking: thrower, in: self)
    var arguments: [OpaquePointer?] = [thrown.pointer]
    let result = withExtendedLifetime(function) {
      jsc_value_function_callv(function.pointer, 1, &arguments)
    }
    if let result { g_object_unref(UnsafeMutableRawPointer(result)) }
  }
}
