/// Writes the registries that the runtime's declarations look up: the app's names, and their types.
struct RegistryWriter {
  let names: TypeNames
  let interfaces: [InterfaceDefinition]
  private var types: TypeWriter { TypeWriter(names: names) }

  /// All registries that are not empty.
  var text: String {
    let native = interfaces.filter { $0.owner == .native }
    let page = interfaces.filter { $0.owner == .page }
    let registries = [
      self.native(native),
      registry("NativeMethods", methods(native) { $0 != .stream }),
      registry("NativeSynchronousMethods", methods(native) { $0 == .synchronous }),
      registry("NativeStreams", methods(native) { $0 == .stream }),
      registry(
        "PageInterfaces",
        page.filter { !$0.name.isEmpty }.map { ($0.name, names.name(ofInterface: $0.id)) }),
      registry("PageMethods", methods(page) { _ in true }),
      registry(
        "PageEvents",
        page.flatMap(\.events).map { ($0.name, types.text($0.type)) }),
    ]
    return registries.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func methods(
    _ interfaces: [InterfaceDefinition], where isWanted: (MethodDefinition.Kind) -> Bool
  ) -> [(name: String, text: String)] {
    interfaces.flatMap { interface in
      interface.methods.filter { isWanted($0.kind) }.map { method in
        if let name = method.outsideName { return (name, types.function(method)) }
        return (
          interface.fullName(method.name),
          "\(names.name(ofInterface: interface.id))[\(method.name.quoted)]"
        )
      }
    }
  }

  private func registry(_ name: String, _ entries: [(name: String, text: String)]) -> String {
    guard !entries.isEmpty else { return "" }
    let lines = entries.map { "  \($0.name.propertyName): \($0.text);\n" }
    return "export interface \(name) {\n\(lines.joined())}\n"
  }

  private func native(_ interfaces: [InterfaceDefinition]) -> String {
    guard !interfaces.isEmpty else { return "" }
    // The methods of an interface without a name belong to the bridge itself.
    let bases = interfaces.filter(\.name.isEmpty).map { names.name(ofInterface: $0.id) }
    let heritage = bases.isEmpty ? "" : " extends \(bases.joined(separator: ", "))"
    var tree = Branch()
    for interface in interfaces where !interface.name.isEmpty {
      tree.add(
        names.name(ofInterface: interface.id),
        at: interface.name.split(separator: ".").map(String.init)[...])
    }
    return "export interface NativeInterfaces\(heritage) \(tree.text(indentation: ""))\n"
  }

  /// A part of the names. It has an interface, or further parts, or both.
  private struct Branch {
    var interface: String?
    var branches: [String: Branch] = [:]

    mutating func add(_ interface: String, at path: ArraySlice<String>) {
      if let first = path.first {
        branches[first, default: Branch()].add(interface, at: path.dropFirst())
      } else {
        self.interface = interface
      }
    }

    func text(indentation: String) -> String {
      guard !branches.isEmpty else { return interface ?? "{}" }
      let lines = branches.sorted { $0.key < $1.key }.map { name, branch in
        "\(indentation)  readonly \(name.propertyName): \(branch.text(indentation: indentation + "  "));\n"
      }
      return (interface.map { "\($0) & " } ?? "") + "{\n\(lines.joined())\(indentation)}"
    }
  }
}
