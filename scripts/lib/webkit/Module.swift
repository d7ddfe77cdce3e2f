/// The declarations of a module for one platform, by path. An overloaded name has several.
struct Module {
  private(set) var declarations: [String: [Declaration]] = [:]
  /// The paths in the compiler's order.
  private(set) var paths: [String] = []
  /// The paths that are compared only if Linux has them too.
  private(set) var partial: Set<String> = []

  /// The members that every class, enumeration and option set has, which are not compared.
  private static let ordinary: Set<String> = [
    "isEqual(_:)", "hash", "hash(into:)", "copy(with:)", "==(_:_:)", "!=(_:_:)", "~=(_:_:)",
    "rawValue",
    "RawValue", "hashValue", "errorDomain", "errorCode", "errorDescription", "Element",
    "ArrayLiteralElement",
    "localizedDescription", "init(_bridgedNSError:)", "init(coder:)", "encode(with:)",
  ]

  /// - Parameters:
  ///   - graphs: The symbol graphs of the module.
  ///   - partly: The modules of which only some types are compared, and of those only the members that Linux has.
  ///   - wanted: These types.
  init(graphs: [SymbolGraph], partly: Set<String> = [], wanted: Set<String> = []) {
    for graph in graphs { read(graph, wanted: partly.contains(graph.module.name) ? wanted : nil) }
    inheritFromTypes()
  }

  private mutating func read(_ graph: SymbolGraph, wanted: Set<String>?) {
    var paths: [String: String] = [:]
    for symbol in graph.symbols {
      paths[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
    }
    var conformances: [String: Set<String>] = [:]
    var superclasses: [String: String] = [:]
    var requirements: [String: Bool] = [:]
    var implementations: Set<String> = []
    for relationship in graph.relationships {
      let target = (paths[relationship.target] ?? relationship.targetFallback ?? "").split(
        separator: "."
      ).last
      switch relationship.kind {
      case "conformsTo": conformances[relationship.source, default: []].insert(String(target ?? ""))
      case "inheritsFrom": superclasses[relationship.source] = String(target ?? "")
      case "requirementOf": requirements[relationship.source] = true
      case "optionalRequirementOf": requirements[relationship.source] = false
      case "defaultImplementationOf":
        implementations.insert(relationship.target); implementations.insert(relationship.source)
      default: break
      }
    }
    for symbol in graph.symbols {
      let id = symbol.identifier.precise
      guard let name = symbol.pathComponents.last, !Self.ordinary.contains(name) else { continue }
      if let wanted {
        guard wanted.contains(symbol.pathComponents[0]) else { continue }
        partial.insert(symbol.pathComponents.joined(separator: "."))
      }
      // A member that a type inherits from a protocol of another module.
      if id.contains("::SYNTHESIZED::"),
        !id.hasPrefix("s:\(graph.module.name.count)\(graph.module.name)")
      {
        continue
      }
      var declaration = Declaration(symbol)
      if let isRequired = requirements[id] {
        // On Linux, a requirement with a default implementation is optional.
        declaration.facts[.requirement] =
          isRequired && !implementations.contains(id) ? "required" : "optional"
      } else if implementations.contains(id) {
        continue
      }
      if declaration.isType {
        let isSendable =
          conformances[id]?.contains("Sendable") == true || declaration.facts[.isolation] != nil
        declaration.facts[.sendable] = isSendable ? "Sendable" : "not Sendable"
        declaration.facts[.superclass] = superclasses[id]
      }
      if declarations[declaration.path] == nil { self.paths.append(declaration.path) }
      declarations[declaration.path, default: []].append(declaration)
    }
  }

  /// Gives members the actor and the availability of their type.
  private mutating func inheritFromTypes() {
    for path in paths {
      guard let type = type(of: path) else { continue }
      for (index, declaration) in (declarations[path] ?? []).enumerated() {
        if declaration.facts[.isolation] == nil {
          declarations[path]?[index].facts[.isolation] = type.facts[.isolation]
        }
        if declaration.facts[.availability] == "" {
          declarations[path]?[index].facts[.availability] = type.facts[.availability]
        }
      }
    }
  }

  /// Returns the type of a member, or nil for a declaration outside of types.
  func type(of path: String) -> Declaration? {
    let name = path.prefix { $0 != "(" }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return declarations[String(path[..<dot])]?.first { $0.isType }
  }

  /// Returns the paths of a type's members, without those of its nested types.
  func members(of type: String) -> [String] {
    paths.filter { path in
      path.hasPrefix(type + ".")
        && !path.dropFirst(type.count + 1).prefix { $0 != "(" }.contains(".")
        && declarations[path]?.contains { !$0.isType } == true
    }
  }
}
