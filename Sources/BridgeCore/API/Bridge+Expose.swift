extension Bridge {
  /// Lets pages call the methods of an object.
  ///
  /// ```swift
  /// @Exposed("device.camera") actor Camera {
  ///   func takePhoto(quality: Double = 0.8) async throws -> Photo { … }
  /// }
  /// try bridge.expose(Camera())
  /// ```
  /// ```js
  /// const photo = await bridge.call('device.camera.takePhoto', 0.8)
  /// ```
  ///
  /// Each method answers to the object's name, a dot and its own name. The bridge keeps the object
  /// until it is removed.
  ///
  /// - Parameters:
  ///   - object: An object of a type with `@Exposed`.
  ///   - name: The name to expose it under, in place of the attribute's; an empty one leaves the
  ///     methods' names bare.
  ///   - replacing: Whether what has the name, or one of the methods' names, may be replaced.
  /// - Throws: ``BridgeError`` with code `duplicateName`, naming both owners, or `invalidName`;
  ///   nothing is exposed then.
  public func expose<Interface: ExposedInterface>(
    _ object: Interface, as name: String? = nil, replacing: Bool = false
  ) throws {
    try expose(object, as: name ?? Interface.exposedName, replacing: replacing, casting: false)
  }

  /// Lets pages call the methods of an object that was written for an older bridge.
  ///
  /// - Parameter casting: Whether an argument that does not decode as its parameter's type is cast to it,
  ///   as those of the older bridges were: `1` is `true` for `Bool`, and `true` is 1 for `Int`.
  package func expose<Interface: ExposedInterface>(
    _ object: Interface, as name: String, replacing: Bool, casting: Bool
  ) throws {
    var methods = ExposedMethods(name, limits: session.limits)
    methods.castsArguments = casting
    object.exposeMethods(to: &methods)
    if let ended = session.ended { throw ended }
    try session.dispatcher.registry.add(
      ExposedObject(
        name: name, type: "\(Interface.self)", documentation: methods.documentation),
      methods.registrations, replacing: replacing)
  }

  /// Withdraws an object, and no method of another's that has its name.
  package func withdraw(_ name: String) { session.dispatcher.registry.removeObject(name) }

  /// All that pages may call, by name: exposed objects, and handlers grouped by what stands before
  /// the last dot of their names.
  public var interfaces: [InterfaceDescription] { session.dispatcher.registry.interfaces }
}
