/// The TypeScript declarations of an app's bridge.
public struct BridgeDeclarations: Sendable {
  /// The contents of the `.d.ts` file.
  public let text: String
  /// Warnings about the parts of the sources that could not be declared.
  public let warnings: [SourceDiagnostic]

  /// The module that accompanies the declarations, as a `.js` file of the same name.
  public static var module: String { RuntimeDeclarations.module }

  /// Reads sources and declares their interfaces, together with the runtime of the page.
  ///
  /// - Throws: ``SourceErrors`` if a source is not valid Swift, or two interfaces have the same name.
  public init(of sources: [SwiftSource]) throws {
    var files: [FileContents] = []
    var errors: [SourceDiagnostic] = []
    for source in sources {
      do throws(SourceErrors) {
        files.append(try FileContents(source))
      } catch {
        errors += error.errors
      }
    }
    guard errors.isEmpty else { throw SourceErrors(errors) }
    let program = SourceProgram(files)
    let types = TypeDescriber(program)
    let interfaces = try InterfaceDescriber(types).interfaces
    for (id, type) in program.types.enumerated() where type.isIncluded {
      types.mention(id, .fromSwift)
      types.mention(id, .toSwift)
    }
    types.defineAll()
    text = Self.text(types, interfaces)
    if interfaces.isEmpty, types.definitions.isEmpty {
      types.warn(nil, "There is no @Exposed type and no @PageInterface in these sources.")
    }
    warnings = (program.warnings + types.warnings).sorted { one, other in
      guard let first = one.position, let second = other.position, first != second else {
        return one.message < other.message
      }
      return first < second
    }
  }

  private static func text(_ types: TypeDescriber, _ interfaces: [InterfaceDefinition]) -> String {
    let definitions = types.definitions
    let ids = Set(definitions.keys.map(\.id))
    let differing = types.differing
    let names = TypeNames(
      types.program, interfaces: Set(interfaces.map(\.id)), declared: ids, differing: differing,
      elsewhere: types.elsewhere, taken: taken)
    let writer = DeclarationWriter(names: names)
    var parts = interfaces.filter { $0.owner == .native }.map(writer.text)
    parts += interfaces.filter { $0.owner == .page }.map(writer.text)
    parts += ids.sorted { names.name($0) < names.name($1) }.flatMap { id in
      let given = definitions[.init(id: id, direction: .fromSwift)]
      let taken = definitions[.init(id: id, direction: .toSwift)]
      var texts: [String] = []
      if let given { texts.append(writer.text(given, .fromSwift)) }
      if let taken, given == nil || differing.contains(id) {
        texts.append(writer.text(taken, .toSwift))
      }
      return texts
    }
    parts += types.elsewhere.sorted().map {
      writer.alias(
        names.name(ofElsewhere: $0), .word(types.program.mappings[$0] ?? "unknown"))
    }
    parts.append(RegistryWriter(names: names, interfaces: interfaces).text)
    parts.append("// The bridge itself, which is the same for every app.\n")
    parts.append(RuntimeDeclarations.declarations)
    return header + parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let header = """
    // Written by `webbridge types` from the @Exposed types and the @PageInterface protocols of Swift sources.
    // Change the sources, and run the command again.


    """

  /// The names that the runtime's declarations define, and those that all declarations use.
  private static var taken: Set<String> {
    let own = RuntimeDeclarations.declarations
      .matches(of: #/(?:interface|type|const|var) (\w+)/#).map { String($0.1) }
    return Set(own).union([
      "AbortSignal", "Array", "ArrayBuffer", "ArrayBufferView", "AsyncIterable",
      "AsyncIterableIterator", "Awaited", "Blob", "Date", "Error", "Generator", "IteratorResult",
      "Map", "Partial", "Promise", "PromiseLike", "ReadableStream", "Record", "Set", "Symbol",
      "Uint8Array",
    ])
  }
}

extension TypeDescriber {
  /// The types that accept more when the page sends them than they contain when the page receives them.
  fileprivate var differing: Set<SourceProgram.ID> {
    var differing: Set<SourceProgram.ID> = []
    var mentions: [SourceProgram.ID: Set<SourceProgram.ID>] = [:]
    for (mention, given) in definitions where mention.direction == .fromSwift {
      guard let taken = definitions[.init(id: mention.id, direction: .toSwift)] else { continue }
      if given.undirected != taken.undirected { differing.insert(mention.id) }
      mentions[mention.id] = taken.types.reduce(into: []) { $0.formUnion($1.mentions) }
    }
    while true {
      let more = mentions.filter {
        !differing.contains($0.key) && !$0.value.isDisjoint(with: differing)
      }
      if more.isEmpty { return differing }
      differing.formUnion(more.keys)
    }
  }
}
