/// Writes TypeScript types.
struct TypeWriter {
  let names: TypeNames

  func text(_ type: TypeScriptType) -> String {
    switch type {
    case .word(let word): return word
    case .elsewhere(let name): return names.name(ofElsewhere: name)
    case .declared(let id, let direction, let arguments):
      return names.name(id, direction) + list(arguments)
    case .generic(let name, let arguments): return name + list(arguments)
    case .array(let element):
      let text = text(element)
      if case .union = element { return "(\(text))[]" }
      // A word from a comment may be any type, such as a union.
      if case .word = element, !text.isIdentifier { return "Array<\(text)>" }
      return "\(text)[]"
    case .tuple(let types): return "[\(types.map(text).joined(separator: ", "))]"
    case .union(let types): return types.map(text).joined(separator: " | ")
    case .object(let members):
      return "{ \(members.map { property($0) }.joined(separator: "; ")) }"
    }
  }

  private func list(_ arguments: [TypeScriptType]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(text).joined(separator: ", "))>"
  }

  func property(_ member: TypeScriptMember) -> String {
    "\(member.name.propertyName)\(member.isOptional ? "?" : ""): \(text(member.type))"
  }

  func parameter(_ member: TypeScriptMember) -> String {
    "\(member.name.parameterName)\(member.isOptional ? "?" : ""): \(text(member.type))"
  }

  /// Returns a method as the type of a function.
  func function(_ method: MethodDefinition) -> String {
    "(\(method.parameters.map(parameter).joined(separator: ", "))) => \(text(method.result))"
  }
}
