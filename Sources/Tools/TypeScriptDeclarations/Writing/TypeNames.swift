/// The names that types have in TypeScript.
struct TypeNames {
  private var interfaces: [SourceProgram.ID: String] = [:]
  private var names: [SourceProgram.ID: String] = [:]
  private var inputs: [SourceProgram.ID: String] = [:]
  private var elsewhere: [String: String] = [:]

  /// - Parameters:
  ///   - interfaces: The types whose methods are declared.
  ///   - declared: The types whose values are declared.
  ///   - differing: The types that accept more when the page sends them than they contain when it receives them.
  ///   - elsewhere: The types from elsewhere.
  ///   - taken: Names that are already in use.
  init(
    _ program: SourceProgram, interfaces: Set<SourceProgram.ID>, declared: Set<SourceProgram.ID>,
    differing: Set<SourceProgram.ID>, elsewhere: Set<String>, taken: Set<String>
  ) {
    var taken = taken.union(String.notTypes)
    func free(_ name: String) -> String {
      var name = name.escaped
      while !taken.insert(name).inserted { name += "_" }
      return name
    }
    // Shorter paths come first, so that `struct CartLine` and not `Cart.Line` gets that name.
    func ordered(_ ids: Set<SourceProgram.ID>) -> [(id: SourceProgram.ID, name: String)] {
      ids.sorted { one, other in
        let (first, second) = (program.types[one], program.types[other])
        return first.path.count != second.path.count
          ? first.path.count < second.path.count
          : (first.path.joined(separator: "."), first.position)
            < (second.path.joined(separator: "."), second.position)
      }.map { ($0, program.types[$0].path.joined()) }
    }
    for name in elsewhere.sorted() {
      self.elsewhere[name] = free(name.split(separator: ".").joined())
    }
    for (id, name) in ordered(interfaces) { self.interfaces[id] = free(name) }
    let declared = ordered(declared)
    for (id, name) in declared { names[id] = free(name) }
    for (id, name) in declared where differing.contains(id) { inputs[id] = free(name + "Input") }
  }

  /// Returns the name of an interface.
  func name(ofInterface id: SourceProgram.ID) -> String { interfaces[id] ?? "unknown" }

  /// Returns the name of a type. Values that the page sends may have a separate name.
  func name(_ id: SourceProgram.ID, _ direction: Direction = .fromSwift) -> String {
    (direction == .toSwift ? inputs[id] : nil) ?? names[id] ?? "unknown"
  }

  /// Returns the name of a type from elsewhere, which the sources may write with its module.
  func name(ofElsewhere name: String) -> String { elsewhere[name] ?? "unknown" }

  /// Returns whether a type has a separate name for each direction.
  func differs(_ id: SourceProgram.ID) -> Bool { inputs[id] != nil }
}
