/// The declarations that were read from all sources.
struct SourceProgram {
  /// The index of a type in `types`.
  typealias ID = Int

  private(set) var types: [TypeDeclaration] = []
  /// The TypeScript of types that are declared elsewhere, by their names.
  private(set) var mappings: [String: String] = [:]
  private(set) var warnings: [SourceDiagnostic] = []
  private(set) var ids: [[String]: [ID]] = [:]
  /// The files, by their paths.
  private(set) var files: [String: File] = [:]

  /// What decides which types a file can mention.
  struct File {
    var module: String?
    var imports: Set<String>
  }

  init(_ files: [FileContents]) {
    // In a fixed order, because of several types of one name the first may be used.
    for file in files.sorted(by: { $0.path < $1.path }) {
      self.files[file.path] = File(module: file.module, imports: file.imports)
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

  /// Returns all generic parameters that can be used in a type, the outermost first.
  func generics(of id: ID) -> [String] {
    let type = types[id]
    return (1...type.path.count).flatMap { depth in
      self.type(at: Array(type.path[..<depth]), in: type.position.file)
        .map { types[$0].generics } ?? []
    }
  }
}
