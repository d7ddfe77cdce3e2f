/// Writes the declarations of the app's types and interfaces.
struct DeclarationWriter {
  static let width = 100
  let names: TypeNames
  var types: TypeWriter { TypeWriter(names: names) }

  /// Returns the declaration of an interface of the app or of the page.
  func text(_ interface: InterfaceDefinition) -> String {
    var text = interface.documentation.text(indentation: "")
    text += "export interface \(names.name(ofInterface: interface.id)) {\n"
    let methods = interface.methods.filter { $0.outsideName == nil }
    for (index, method) in methods.enumerated() {
      if index > 0, !method.documentation.isEmpty { text += "\n" }
      text += method.documentation.text(indentation: "  ") + self.text(method)
    }
    return text + "}\n"
  }

  private func text(_ method: MethodDefinition) -> String {
    // Without quotes, `new(…)` declares a constructor.
    let name = method.name == "new" ? method.name.quoted : method.name.propertyName
    let result = types.text(method.result)
    let parameters = method.parameters.map(types.parameter)
    let line = "  \(name)(\(parameters.joined(separator: ", "))): \(result);"
    if line.count <= Self.width { return line + "\n" }
    return "  \(name)(\n" + parameters.map { "    \($0),\n" }.joined() + "  ): \(result);\n"
  }

  /// Returns the declaration of a Codable type.
  func text(_ type: TypeDefinition, _ direction: Direction) -> String {
    let parameters = type.generics.map(\.typeParameterName).joined(separator: ", ")
    let generics = parameters.isEmpty ? "" : "<\(parameters)>"
    let name = names.name(type.id, direction) + generics
    var documentation = type.documentation
    if direction == .toSwift, names.differs(type.id) {
      if !documentation.lines.isEmpty { documentation.lines.append("") }
      documentation.lines.append("`\(names.name(type.id))` as the app takes it.")
    }
    let comment = documentation.text(indentation: "")
    switch type.shape {
    case .interface(let members):
      let lines = members.map {
        $0.documentation.text(indentation: "  ") + "  \(types.property($0));\n"
      }
      return comment + "export interface \(name) {\n\(lines.joined())}\n"
    case .alias(let alias): return comment + self.alias(name, alias)
    case .choice(let choices):
      let lines = choices.map {
        $0.documentation.text(indentation: "  ") + "  | \(types.text($0.type))"
      }
      return comment + "export type \(name) =\n\(lines.joined(separator: "\n"));\n"
    }
  }

  func alias(_ name: String, _ type: TypeScriptType) -> String {
    let line = "export type \(name) = \(types.text(type));"
    guard line.count > Self.width, case .union(let parts) = type else { return line + "\n" }
    let lines = parts.map { "  | \(types.text($0))" }.joined(separator: "\n")
    return "export type \(name) =\n\(lines);\n"
  }
}
