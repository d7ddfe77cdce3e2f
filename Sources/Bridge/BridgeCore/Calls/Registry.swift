import Disclosure

/// The handlers and exposed objects, by name.
@MainActor struct Registry {
  private var registrations: [ByteText: Registration] = [:]
  /// The exposed objects by name, with the names of their methods in order.
  private var objects: [ByteText: (object: ExposedObject, methods: [String])] = [:]

  /// The methods of extensions. Apps can neither register nor replace them.
  private var builtIn: [ByteText: (handler: Handler, outlivesDocuments: Bool)] = [:]

  /// The names of the app's handlers and methods.
  var names: some Sequence<String> { registrations.keys.lazy.map(\.text) }

  /// Returns the handler of a name, and whether it is a built-in method.
  func find(_ name: String) -> (handler: Handler?, isBuiltIn: Bool) {
    let name = ByteText(name)
    if let registration = registrations[name] { return (registration.handler, false) }
    guard let method = builtIn[name], !method.outlivesDocuments else { return (nil, false) }
    return (method.handler, true)
  }

  /// Returns the types of a handler's parameters, for reading long arguments ahead.
  func types(of name: String) -> ExpectedTypes? { registrations[ByteText(name)]?.types }

  /// Returns the handler of a method that outlives documents. Only beacons reach such methods.
  func findOutliving(_ name: String) -> Handler? {
    guard let method = builtIn[ByteText(name)], method.outlivesDocuments else { return nil }
    return method.handler
  }

  /// Adds a method of an extension.
  mutating func add(builtIn name: String, _ handler: Handler, outlivesDocuments: Bool = false) {
    builtIn[ByteText(name)] = (handler, outlivesDocuments)
  }

  /// Whether an extension has a method of this name.
  func hasBuiltIn(_ name: String) -> Bool { builtIn[ByteText(name)] != nil }

  /// Adds a handler.
  mutating func add(
    _ name: String, _ handler: Handler, types: ExpectedTypes?, replacing: Bool
  ) throws(BridgeError) {
    let registration = Registration(
      method: MethodDescription(name), handler: handler, types: types)
    try check(registration, replacing: replacing)
    registrations[ByteText(name)] = registration
  }

  /// Adds all methods of an object, or none if this throws.
  mutating func add(
    _ object: ExposedObject, _ methods: [Registration], replacing: Bool
  ) throws(BridgeError) {
    if !object.name.isEmpty {
      try Name.check(registering: object.name)
      try Name.check(reserved: object.name)
    }
    if !replacing, let other = objects[ByteText(object.name)]?.object {
      throw BridgeError.duplicate(object.name, "\(other)", "\(object)")
    }
    let methods = methods.map { method in
      var method = method
      method.owner = object
      return method
    }
    for method in methods { try check(method, replacing: replacing) }
    removeObject(object.name)
    for method in methods { registrations[ByteText(method.method.name)] = method }
    objects[ByteText(object.name)] = (object, methods.map(\.method.name))
  }

  /// Removes a name: its handler, and the methods of the object that has the name.
  mutating func remove(_ name: String) -> Bool {
    let hadObject = removeObject(name)
    guard let registration = registrations.removeValue(forKey: ByteText(name)) else {
      return hadObject
    }
    if let owner = registration.owner?.name, !hasMethods(owner) { objects[ByteText(owner)] = nil }
    return true
  }

  private func hasMethods(_ name: String) -> Bool {
    objects[ByteText(name)]?.methods.contains { owner(of: $0, is: name) } ?? false
  }

  private func owner(of method: String, is name: String) -> Bool {
    registrations[ByteText(method)]?.owner?.name.hasSameBytes(as: name) ?? false
  }

  mutating func removeAll() { self = Registry() }

  @discardableResult mutating func removeObject(_ name: String) -> Bool {
    guard let entry = objects.removeValue(forKey: ByteText(name)) else { return false }
    // A replaced method belongs to another object or is a handler.
    for method in entry.methods where owner(of: method, is: name) {
      registrations[ByteText(method)] = nil
    }
    return true
  }

  private func check(_ new: Registration, replacing: Bool) throws(BridgeError) {
    let name = new.method.name
    try Name.check(registering: name)
    try Name.check(reserved: name)
    guard !replacing, let old = registrations[ByteText(name)] else { return }
    throw BridgeError.duplicate(
      name, old.owner.map { "\($0)" } ?? "a handler", new.owner.map { "\($0)" } ?? "a handler")
  }

  /// All exposed objects and handlers, sorted by name.
  var interfaces: [InterfaceDescription] {
    let exposed = objects.values.map { object, methods in
      InterfaceDescription(
        name: object.name, type: object.type, documentation: object.documentation,
        methods: methods.compactMap { name in
          owner(of: name, is: object.name) ? registrations[ByteText(name)]?.method : nil
        })
    }
    let handlers = registrations.values.filter { $0.owner == nil }.map(\.method)
    let grouped = Dictionary(grouping: handlers) { method in
      method.name.lastIndex(of: ".").map { String(method.name[..<$0]) } ?? ""
    }.map { name, methods in
      InterfaceDescription(
        name: name, type: nil, documentation: "", methods: methods.sorted { $0.name < $1.name })
    }
    return (exposed + grouped).sorted {
      ($0.name, $0.type ?? "") < ($1.name, $1.type ?? "")
    }
  }
}

extension BridgeError {
  fileprivate static func duplicate(_ name: String, _ old: String, _ new: String) -> BridgeError {
    BridgeError(
      .duplicateName,
      "\"\(name)\" is registered already, by \(old); now \(new) wants it. "
        + "Pass replacing: true where that is meant.")
  }
}

/// A name and the handler that answers to it.
struct Registration {
  /// The description from the source; only the name for a handler.
  let method: MethodDescription
  let handler: Handler
  /// The types of the parameters, for reading long arguments ahead.
  let types: ExpectedTypes?
  /// The object that has the method; `nil` for a handler.
  var owner: ExposedObject?
}

/// An exposed object.
struct ExposedObject: CustomStringConvertible {
  /// The name under which the object is exposed.
  let name: String
  let type: String
  let documentation: String

  var description: String { "\(type), exposed as \"\(name)\"" }
}
