/// The declaration of a type or a member in one module for one platform.
struct Declaration {
  let path: String
  let isType: Bool
  var facts: [Aspect: String] = [:]
  /// The platform of Apple's for which it is declared.
  var platform = ""
  /// The text after *Differs:* in its comment.
  var difference: String?

  var isOnLinuxOnly: Bool { difference?.hasPrefix("exists on Linux only") == true }
  var text: String { facts[.declaration] ?? "" }

  static let types: Set<String> = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]
}

extension Declaration {
  /// Reads a declaration from its fragments.
  init(_ symbol: SymbolGraph.Symbol) {
    path = symbol.pathComponents.joined(separator: ".")
    isType = Self.types.contains(symbol.kind.identifier)
    difference = symbol.docComment.flatMap(Self.difference)

    var fragments = (symbol.declarationFragments ?? [])[...]
    var words: Set<String> = []
    // Attributes and modifiers precede the keyword of the declaration.
    while let word = fragments.first,
      !Self.introducers.contains(word.spelling) || Self.modifiesNext(fragments)
    {
      words.formUnion(word.spelling.split(separator: " ").map(String.init))
      fragments.removeFirst()
    }
    let isObjectiveC = symbol.identifier.precise.hasPrefix("c:")
    let isStatic = !words.isDisjoint(with: ["static", "class"])
    var text = Self.text(of: fragments, isType: isType)
    // Within a type, the short names of its nested types are used.
    for type in symbol.pathComponents.dropLast() {
      text = text.replacing("\(type).", with: "").replacing("\(type)<Value>.", with: "")
    }
    facts[.declaration] =
      (isStatic ? "static " : "") + (words.contains("weak") ? "weak " : "") + text
    if words.contains("MainActor") { facts[.isolation] = "@MainActor" }
    if words.contains("nonisolated") { facts[.isolation] = "nonisolated" }
    // All results of Objective-C are discardable.
    if text.hasPrefix("func "), Self.hasResult(text) {
      let isDiscardable = isObjectiveC || words.contains("@discardableResult")
      if isDiscardable { facts[.discardable] = "discardable" } else { facts[.used] = "used" }
    }
    if text.contains("-> Void") {
      let isOld = isObjectiveC || words.contains("@preconcurrency")
      facts[.preconcurrency] = isOld ? "@preconcurrency" : "checked"
    }
    if symbol.accessLevel == "open" { facts[isType ? .subclassing : .overriding] = "open" }
    if words.contains("optional") { facts[.requirement] = "optional" }
    facts[.availability] = Self.availability(symbol.availability ?? [])
    facts[.deprecation] = Self.deprecation(symbol.availability ?? [])
  }

  static let introducers: Set<String> = [
    "func", "init", "var", "let", "class", "enum", "struct", "protocol", "case", "typealias",
    "subscript",
  ]

  /// `class` before `func` or `var` is a modifier.
  private static func modifiesNext(_ fragments: ArraySlice<SymbolGraph.Symbol.Fragment>) -> Bool {
    fragments.first?.spelling == "class"
      && fragments.dropFirst().first { $0.kind == "keyword" }.map {
        ["func", "var"].contains($0.spelling)
      } == true
  }

  /// Whether a function has a result, which follows an arrow outside of all brackets.
  private static func hasResult(_ text: String) -> Bool {
    var depth = 0
    var last: Character = " "
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if character == ">", last == "-", depth == 0 { return true }
      last = character
    }
    return false
  }

  /// Returns the declaration's text in one spelling: without the internal names of parameters, which no caller
  /// writes, and with the accessors of a stored property.
  private static func text(of fragments: ArraySlice<SymbolGraph.Symbol.Fragment>, isType: Bool)
    -> String
  {
    var parts: [String] = []
    for fragment in fragments {
      if fragment.kind == "internalParam" {
        if parts.last == " " { parts.removeLast() }
      } else {
        parts.append(fragment.spelling)
      }
    }
    var text = inOrder(parts.joined().replacing("`", with: ""))
    if isType, let end = text.firstIndex(of: ":") { text = String(text[..<end]) }
    if text.hasPrefix("let ") { text = "var " + text.dropFirst(4) + " { get }" }
    if text.hasPrefix("var "), !text.hasSuffix("}") { text += " { get set }" }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// Sorts attributes, because `@escaping @MainActor` and `@MainActor @escaping` are equivalent. `@Sendable` is removed
  /// beside `@MainActor`, which implies it, because only some compilers write it (SE-0434).
  private static func inOrder(_ text: String) -> String {
    text.replacing(#/(@\w+ ?){2,}/#) { match in
      var words = match.output.0.split(separator: " ").sorted()
      if words.contains("@MainActor") { words.removeAll { $0 == "@Sendable" } }
      return words.joined(separator: " ") + (match.output.0.hasSuffix(" ") ? " " : "")
    }
  }

  private static func availability(_ all: [SymbolGraph.Symbol.Availability]) -> String {
    all.compactMap { one -> String? in
      guard let domain = one.domain, let lowest = Platform.lowest[domain] else { return nil }
      if one.isUnconditionallyUnavailable == true { return "\(domain) never" }
      guard let since = one.introduced, since.major * 100 + (since.minor ?? 0) > lowest * 100 else {
        return nil
      }
      return "\(domain) \(since.major).\(since.minor ?? 0)"
    }.sorted().joined(separator: ", ")
  }

  private static func deprecation(_ all: [SymbolGraph.Symbol.Availability]) -> String {
    all.compactMap { one -> String? in
      guard let domain = one.domain, Platform.lowest[domain] != nil, let since = one.deprecated
      else { return nil }
      return "\(domain) \(since.major).\(since.minor ?? 0)"
    }.sorted().joined(separator: ", ")
  }

  private static func difference(in comment: SymbolGraph.Symbol.Comment) -> String? {
    let lines = comment.lines.map(\.text)
    guard let first = lines.firstIndex(where: { $0.contains("*Differs:*") }) else { return nil }
    let rest = lines[first...].prefix { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
    let text = rest.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    guard let start = text.range(of: "*Differs:*") else { return nil }
    return text[start.upperBound...].trimmingCharacters(in: .whitespaces)
      .replacing("``", with: "`").replacing("|", with: "\\|")
  }
}

/// The systems for which Apple's module is stated, with the lowest version that the package names.
enum Platform {
  static let lowest = ["macOS": 13, "iOS": 16]
}
