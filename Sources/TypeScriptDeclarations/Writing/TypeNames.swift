/// The names that types have in TypeScript.
struct TypeNames {
  private var names: [SourceProgram.ID: String] = [:]
  private var inputs: [SourceProgram.ID: String] = [:]

  /// - Parameters:
  ///   - declared: The types that get a name.
  ///   - differing: Those that are more when they are sent than when they are received.
  ///   - taken: Names that mean something else.
  init(
    _ program: SourceProgram, declared: Set<SourceProgram.ID>, differing: Set<SourceProgram.ID>,
    taken: Set<String>
  ) {
    var taken = taken
    func free(_ name: String) -> String {
      var name = name
      while !taken.insert(name).inserted { name += "_" }
      return name
    }
    let paths = declared.map { (id: $0, path: program.types[$0].path) }
    // Shorter paths first: `struct CartLine` keeps its name before `Cart.Line` gets it.
    let ordered = paths.sorted {
      $0.path.count != $1.path.count
        ? $0.path.count < $1.path.count
        : ($0.path.joined(separator: "."), program.types[$0.id].position)
          < ($1.path.joined(separator: "."), program.types[$1.id].position)
    }
    for (id, path) in ordered { names[id] = free(path.joined()) }
    for (id, path) in ordered where differing.contains(id) {
      inputs[id] = free(path.joined() + "Input")
    }
  }

  /// The name of a type; what is sent may have one of its own.
  func name(_ id: SourceProgram.ID, _ direction: Direction = .fromSwift) -> String {
    (direction == .toSwift ? inputs[id] : nil) ?? names[id] ?? "unknown"
  }

  /// Whether a type has one name for each direction.
  func differs(_ id: SourceProgram.ID) -> Bool { inputs[id] != nil }
}
