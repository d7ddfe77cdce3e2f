extension InterfaceDescriber {
  /// Describes a method of the app that the page calls.
  func exposed(_ method: Method, of id: SourceProgram.ID) -> MethodDefinition {
    let type = types.program.types[id]
    let place = types.program.place(in: id, .toSwift)
    var parameters = method.parameters
    var definition = MethodDefinition(
      name: method.name, kind: .plain, parameters: [], result: .undefined,
      documentation: method.documentation)
    if let answer = Self.answer(of: method) {
      parameters.removeLast()
      let last = method.parameters[method.parameters.count - 1]
      definition.documentation.parameters.removeAll { $0.name == last.name }
      definition.kind = answer.isRepeated ? .stream : .plain
      definition.result = result(
        answer.type, isStream: answer.isRepeated, method, type, at: last.position)
    } else {
      let element = element(of: method.result, place.at(method.resultPosition))
      if element != nil {
        definition.kind = .stream
      } else if !method.isAsync, !Self.isElsewhere(method, type) {
        definition.kind = .synchronous
      }
      definition.result = result(
        element ?? method.result, isStream: element != nil, method, type, at: method.resultPosition)
    }
    definition.parameters = Self.optional(
      parameters.map { parameter in
        let described = describe(parameter, place)
        let isOptional =
          parameter.hasDefault
          || types.resolve(parameter.type, place.at(parameter.position)).0.isOptional
        return TypeScriptMember(
          name: parameter.name, type: described, isOptional: isOptional)
      })
    return definition

    func result(
      _ value: SwiftType, isStream: Bool, _ method: Method, _ type: TypeDeclaration,
      at position: SourcePosition
    ) -> TypeScriptType {
      let place = types.program.place(in: id, .fromSwift).at(position)
      let described = value.isVoid ? TypeScriptType.word("void") : types.describe(value, place)
      return .generic(isStream ? "PromisedStream" : "Promise", [described])
    }
  }

  /// Describes a method of the page that the app calls.
  func expected(_ method: Method, of id: SourceProgram.ID) -> MethodDefinition {
    let given = types.program.place(in: id, .fromSwift)
    let taken = types.program.place(in: id, .toSwift).at(method.resultPosition)
    let element = element(of: method.result, given.at(method.resultPosition))
    let value = element ?? method.result
    var result = value.isVoid ? TypeScriptType.word("void") : types.describe(value, taken)
    if element != nil { result = .generic("PageStream", [result]) }
    return MethodDefinition(
      name: method.name, kind: element == nil ? .plain : .stream,
      parameters: method.parameters.map { parameter in
        TypeScriptMember(name: parameter.name, type: describe(parameter, given))
      },
      result: .either(result, .generic("Promise", [result])), documentation: method.documentation)
  }

  private func describe(_ parameter: Method.Parameter, _ place: Place) -> TypeScriptType {
    let place = place.at(parameter.position)
    guard let obstacle = parameter.obstacle else { return types.describe(parameter.type, place) }
    types.warn(
      parameter.position,
      "'\(parameter.name)' is \(obstacle), which no parameter of a call over the bridge can be.")
    return .unknown
  }

  /// Makes parameters optional only if no required parameter follows them.
  private static func optional(_ parameters: [TypeScriptMember]) -> [TypeScriptMember] {
    var parameters = parameters
    var isNeeded = false
    for index in parameters.indices.reversed() {
      isNeeded = isNeeded || !parameters[index].isOptional
      guard parameters[index].isOptional else { continue }
      if isNeeded {
        parameters[index].type = .either(parameters[index].type, .undefined)
        parameters[index].isOptional = false
      } else {
        parameters[index].type = parameters[index].type.whereOptional
      }
    }
    return parameters
  }

  /// The value that a method passes to its last parameter, once to `(T) -> Void`, or many times to
  /// `(T, Bool) -> Void`.
  private static func answer(of method: Method) -> (type: SwiftType, isRepeated: Bool)? {
    guard method.result.isVoid, let type = method.parameters.last?.type.unwrapped,
      case .function(let values, let result) = type, result.isVoid
    else { return nil }
    switch values.count {
    case 0: return (.void, false)
    case 1:
      if let result = values[0].standard, result.name == "Result",
        let value = result.arguments.first
      {
        return (value, false)
      }
      return (values[0], false)
    case 2 where values[1].standard?.name == "Bool": return (values[0], true)
    default: return nil
    }
  }

  /// Whether a method runs outside of the main actor, so that the page cannot call it synchronously.
  private static func isElsewhere(_ method: Method, _ type: TypeDeclaration) -> Bool {
    if method.isNonisolated { return false }
    // The syntax does not show that an attribute is a global actor, but by convention its name ends in `Actor`.
    let actor = (method.attributes + type.attributes).first { $0.name.hasSuffix("Actor") }
    if let actor { return actor.name != "MainActor" }
    if case .actor = type.kind { return true }
    return false
  }

  /// Returns the element of an asynchronous sequence, or `nil` if the type is not one.
  private func element(of type: SwiftType, _ place: Place) -> SwiftType? {
    let (type, place) = types.resolve(type, place)
    guard case .named(let parts) = type, let last = parts.last else { return nil }
    guard let found = types.program.find(parts, from: place.scope, in: place.file) else {
      guard KnownType.sequences.contains(last.name) else { return nil }
      return last.arguments.first ?? .other("the element of \(type)")
    }
    let declaration = types.program.types[found.id]
    guard declaration.inherits("AsyncSequence") else { return nil }
    let path = declaration.path + ["Element"]
    guard let alias = types.program.type("Element", within: declaration),
      case .alias = types.program.types[alias].kind
    else { return .other("the element of \(type)") }
    return .named(path.map { SwiftType.Part(name: $0) })
  }
}

extension SwiftType {
  /// The type that an optional wraps.
  var unwrapped: SwiftType {
    if case .optional(let type) = self { return type }
    guard let named = standard, named.name == "Optional" else { return self }
    return named.arguments.first ?? self
  }
  var isOptional: Bool { if case .optional = self { true } else { false } }
  var isVoid: Bool { self == .void || standard?.name == "Void" }
}
