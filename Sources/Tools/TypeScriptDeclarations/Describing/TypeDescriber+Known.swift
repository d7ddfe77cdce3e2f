extension TypeDescriber {
  /// Describes a type of Swift's own libraries, or of the bridge, as the page sees it.
  func described(
    by known: KnownType, _ arguments: [SwiftType], _ type: SwiftType, _ place: Place
  ) -> TypeScriptType {
    let isGiven = place.direction == .fromSwift
    switch known {
    case .word(let word): return .word(word)
    case .words(let from, let to): return .word(isGiven ? from : to)
    case .wideInteger: return .either(.word("number"), .word("bigint"))
    case .array where arguments.count == 1: return list(of: arguments[0], place)
    case .list where arguments.count == 1: return .array(describe(arguments[0], place))
    case .set where arguments.count == 1:
      let element = describe(arguments[0], place)
      let set = TypeScriptType.generic("Set", [element])
      return isGiven ? set : .either(.array(element), set)
    case .optional where arguments.count == 1: return describe(.optional(arguments[0]), place)
    case .dictionary where arguments.count == 2:
      return dictionary(arguments[0], arguments[1], place)
    case .pairs where arguments.count == 2:
      let (key, value) = (describe(arguments[0], place), describe(arguments[1], place))
      let list = TypeScriptType.array(.either(key, value))
      return isGiven ? list : .either(.generic("Map", [key, value]), list)
    case .bounds where arguments.count == 1:
      let bound = describe(arguments[0], place)
      return .tuple([bound, bound])
    case .stream where arguments.count == 1:
      return .generic(isGiven ? "NativeStream" : "PageStream", [describe(arguments[0], place)])
    default: return unknown(type, place)
    }
  }

  /// Describes an array. An array of `UInt8` is bytes.
  func list(of element: SwiftType, _ place: Place) -> TypeScriptType {
    let (resolved, inner) = resolve(element, place)
    if resolved.last == .init(name: "UInt8"), isFromElsewhere(resolved, inner) {
      return described(by: .bytes, [], resolved, place)
    }
    return .array(describe(element, place))
  }

  /// Describes a dictionary as an object if its keys are texts, and as a `Map` otherwise.
  func dictionary(_ key: SwiftType, _ value: SwiftType, _ place: Place) -> TypeScriptType {
    let (key, inner) = resolve(key, place)
    let (keys, values) = (describe(key, inner), describe(value, place))
    let map = TypeScriptType.generic("Map", [keys, values])
    guard let name = key.last?.name else { return map }
    guard isFromElsewhere(key, inner) else {
      let isText = conforms(key, to: ["CodingKeyRepresentable"], inner)
      return isText ? .generic("Partial", [.generic("Record", [keys, values])]) : map
    }
    if inner.generics[name] == nil {
      if name == "String" { return .generic("Record", [keys, values]) }
      if KnownType(name) != nil { return map }
    }
    // The sources do not show whether the key travels as text.
    return .either(map, .generic("Record", [.word("string"), values]))
  }

  /// Whether a type is not declared in the sources: a type of a library, or a generic parameter.
  private func isFromElsewhere(_ type: SwiftType, _ place: Place) -> Bool {
    guard case .named(let parts) = type else { return true }
    return place.generics[parts[0].name] != nil
      || program.find(parts, from: place.scope, in: place.file) == nil
  }

  /// Whether a type of the sources conforms to a protocol, directly or through an inherited type.
  func conforms(_ type: SwiftType, to protocols: Set<String>, _ place: Place) -> Bool {
    var seen: Set<SourceProgram.ID> = []
    var open = [(type, place)]
    while let (type, place) = open.popLast() {
      guard case .named(let parts) = type,
        let id = program.find(parts, from: place.scope, in: place.file)?.id,
        seen.insert(id).inserted
      else { continue }
      if protocols.contains(where: program.types[id].inherits) { return true }
      let outside = Place(scope: [], position: program.types[id].position, direction: .fromSwift)
      open += program.types[id].inherited.map { ($0, outside) }
    }
    return false
  }
}
