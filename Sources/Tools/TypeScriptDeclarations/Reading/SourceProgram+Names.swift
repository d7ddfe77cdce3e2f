extension SourceProgram {
  /// The type that a name refers to.
  struct Found {
    var id: ID
    /// The parts of the name that follow the type's path.
    var rest: ArraySlice<SwiftType.Part> = []
    /// Further types that the name may refer to.
    var others: [ID] = []
  }

  /// Returns the type at a path that a file refers to.
  func type(at path: [String], in file: String) -> ID? { types(at: path, in: file).first }

  /// Returns the types at a path that a file may refer to. There are several if neither the module nor the
  /// imports of the file tell which one is meant.
  ///
  /// - Parameter module: The module before the name.
  private func types(at path: [String], in file: String, of module: String? = nil) -> [ID] {
    guard var found = ids[path] else { return [] }
    func prefer(_ isWanted: (ID) -> Bool) {
      let wanted = found.filter(isWanted)
      if !wanted.isEmpty { found = wanted }
    }
    let own = files[file]
    if let module { prefer { self.module(of: $0) == module } }
    prefer { types[$0].position.file == file }
    prefer { !types[$0].isPrivate }
    if module == nil {
      prefer { self.module(of: $0) == own?.module }
      prefer { own?.imports.contains(self.module(of: $0) ?? "") ?? false }
    }
    let nearest = found.map { nearness(of: $0, to: file) }.max()
    prefer { nearness(of: $0, to: file) == nearest }
    // The branches of a condition are declarations of one type.
    let plain = found.filter { !types[$0].isConditional }
    return plain.count > 1 ? plain : Array((plain + found).prefix(1))
  }

  /// Returns a type that is declared in another one, or in an extension of that.
  func type(_ name: String, within outer: TypeDeclaration) -> ID? {
    ids[outer.path + [name]]?.first { id in
      type(at: outer.path, in: types[id].position.file).map { types[$0].position == outer.position }
        ?? false
    }
  }

  private func module(of id: ID) -> String? { files[types[id].position.file]?.module }

  /// Returns the number of folders that a type's file has in common with a file.
  private func nearness(of id: ID, to file: String) -> Int {
    let folders = [types[id].position.file, file].map { $0.split(separator: "/").dropLast() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.count
  }

  /// Returns the type that a name refers to.
  ///
  /// - Parameters:
  ///   - parts: The parts of the name, such as `Cart.Line`.
  ///   - scope: The path of the type in which the name is written.
  func find(_ parts: [SwiftType.Part], from scope: [String], in file: String) -> Found? {
    guard let first = parts.first else { return nil }
    if first.name == "Self", let id = type(at: scope, in: file) {
      return Found(id: id, rest: parts.dropFirst())
    }
    for depth in stride(from: scope.count, through: 0, by: -1) {
      let found = types(at: scope[..<depth] + [first.name], in: file)
      guard let id = found.first, depth > 0 || isVisible(id, in: file) else { continue }
      return member(parts.dropFirst(), of: found)
    }
    // The first part may be a module's name.
    guard parts.count > 1, !isForeign(first.name, in: file) else { return nil }
    let found = types(at: [parts[1].name], in: file, of: first.name)
    return found.isEmpty ? nil : member(parts.dropFirst(2), of: found)
  }

  private func member(_ parts: ArraySlice<SwiftType.Part>, of found: [ID]) -> Found {
    var result = Found(id: found[0], rest: parts, others: Array(found.dropFirst()))
    while let next = result.rest.first,
      let inner = type(next.name, within: types[result.id])
    {
      result.id = inner
      result.rest = result.rest.dropFirst()
    }
    return result
  }

  /// Returns whether a file that writes a name of a library means this type: whether the type is of the same
  /// module, or of a module that the file imports.
  private func isVisible(_ id: ID, in file: String) -> Bool {
    guard KnownType(types[id].name) != nil, types[id].position.file != file else { return true }
    guard !types[id].isPrivate else { return false }
    guard let module = module(of: id), let own = files[file], module != own.module else {
      return true
    }
    return own.imports.contains(module)
  }

  /// Returns whether a name is one of a module that is not in the sources.
  func isForeign(_ name: String, in file: String) -> Bool {
    guard !files.values.contains(where: { $0.module == name }) else { return false }
    return KnownType.modules.contains(name) || files[file]?.imports.contains(name) ?? false
  }
}
