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
}

/// A method of an interface.
struct MethodDefinition {
  enum Kind { case plain, synchronous, stream }

  var name: String
  var kind: Kind
  var parameters: [TypeScriptMember]
  var result: TypeScriptType
  var documentation: Documentation
}
