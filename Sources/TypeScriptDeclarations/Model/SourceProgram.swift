/// The declarations that were read from all sources.
struct SourceProgram {
  /// The index of a type in `types`.
  typealias ID = Int

  private(set) var types: [TypeDeclaration] = []
  /// The TypeScript of types that are declared elsewhere, by their names.
  private(set) var mappings: [String: String] = [:]
  private(set) var warnings: [SourceDiagnostic] = []
  private var ids: [[String]: [ID]] = [:]

  init(_ files: [FileContents]) {
    for file in files {
      for type in file.types {
        ids[type.path, default: []].append(types.count)
        types.append(type)
      }
      mappings.merge(file.mappings) { $1 }
      warnings += file.warnings
    }
    for part in files.flatMap(\.extensions) { extend(by: part) }
  }

  private mutating func extend(by part: TypeExtension) {
    guard let id = find(part.path.map { .init(name: $0) }, from: [], in: part.position.file)?.id
    else {
      if let name = part.path.last, let mapping = part.mapping { mappings[name] = mapping }
      return
    }
    types[id].inherited += part.inherited
    types[id].mapping = types[id].mapping ?? part.mapping
    types[id].encode = types[id].encode ?? part.encode
    types[id].decode = types[id].decode ?? part.decode
  }

  /// Returns the type at a path. If there are several, one in the given file is preferred.
  func type(at path: [String], in file: String) -> ID? {
    guard let candidates = ids[path] else { return nil }
    return candidates.first { types[$0].position.file == file } ?? candidates.first
  }

  /// Returns the type that a name refers to, and the parts of the name that follow the type's path.
  ///
  /// - Parameters:
  ///   - parts: The parts of the name, such as `Cart.Line`.
  ///   - scope: The path of the type in which the name is written.
  func find(_ parts: [SwiftType.Part], from scope: [String], in file: String)
    -> (id: ID, rest: ArraySlice<SwiftType.Part>)?
  {
    guard let first = parts.first else { return nil }
    if first.name == "Self", let id = type(at: scope, in: file) { return (id, parts.dropFirst()) }
    for depth in stride(from: scope.count, through: 0, by: -1) {
      let path = Array(scope[..<depth])
      guard var id = type(at: path + [first.name], in: file) else { continue }
      var rest = parts.dropFirst()
      while let next = rest.first, let inner = type(at: types[id].path + [next.name], in: file) {
        id = inner
        rest = rest.dropFirst()
      }
      return (id, rest)
    }
    // The first part may be a module's name.
    return parts.count > 1 ? find(Array(parts.dropFirst()), from: [], in: file) : nil
  }

  /// Returns all generic parameters that can be used in a type, the outermost first.
  func generics(of id: ID) -> [String] {
    let type = types[id]
    return (1...type.path.count).flatMap { depth in
      self.type(at: Array(type.path[..<depth]), in: type.position.file)
        .map { types[$0].generics } ?? []
    }
  }
}
