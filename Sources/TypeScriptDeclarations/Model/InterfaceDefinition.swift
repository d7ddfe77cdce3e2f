/// An interface of the app, or one that the page implements.
struct InterfaceDefinition {
  enum Owner { case native, page }

  var owner: Owner
  var id: SourceProgram.ID
  /// What stands in its attribute: `device.camera`.
  var name: String
  var documentation: Documentation
  var methods: [MethodDefinition] = []
  /// Of a page's interface: the events that Swift listens to, and their values.
  var events: [TypeScriptMember] = []

  /// The full name of a method or event.
  func fullName(_ name: String) -> String { self.name.isEmpty ? name : "\(self.name).\(name)" }

  /// Gives a method another full name; it is the interface's as long as that begins as its own does.
  func rename(_ method: inout MethodDefinition, _ fullName: String) {
    let prefix = self.fullName("")
    if fullName.hasPrefix(prefix) {
      method.name = String(fullName.dropFirst(prefix.count))
    } else {
      method.outsideName = fullName
    }
  }
}

/// A method of an interface.
struct MethodDefinition {
  enum Kind { case plain, synchronous, stream }

  var name: String
  var kind: Kind
  var parameters: [TypeScriptMember]
  var result: TypeScriptType
  var documentation: Documentation
  /// The full name of a method that does not belong to the interface's object.
  var outsideName: String?
}
