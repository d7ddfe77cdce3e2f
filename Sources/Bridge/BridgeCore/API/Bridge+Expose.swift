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
  /// Pages call each method by the object's name, a dot and the method's name. The bridge keeps the object
  /// until it is removed.
  ///
  /// - Parameters:
  ///   - object: An object of a type with `@Exposed`.
  ///   - name: The name of the object, in place of the attribute's. An empty name leaves the methods'
  ///     names bare.
  ///   - replacing: Whether an object with the name, or handlers with the methods' names, may be replaced.
  /// - Throws: ``BridgeError`` with code `duplicateName`, naming both owners, or `invalidName`. Nothing is
  ///   exposed then.
  public func expose<Interface: ExposedInterface>(
    _ object: Interface, as name: String? = nil, replacing: Bool = false
  ) throws {
    try expose(object, as: name ?? Interface.exposedName, replacing: replacing, casting: false)
  }

  /// Lets pages call the methods of an object that was written for an older bridge.
  ///
  /// - Parameter casting: Whether an argument that does not decode as its parameter's type is cast to it,
  ///   as the older bridges did: `1` is `true` for `Bool`, and `true` is 1 for `Int`.
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

  /// Removes an object and its methods, except methods that were replaced.
  package func withdraw(_ name: String) { session.dispatcher.registry.removeObject(name) }

  /// Everything that pages may call, sorted by name: exposed objects, and handlers grouped by the part
  /// before the last dot of their names.
  public var interfaces: [InterfaceDescription] { session.dispatcher.registry.interfaces }
}
