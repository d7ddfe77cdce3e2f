import SwiftSyntax

/// A comment for the generator, such as `// webbridge: type = string`.
enum Directive {
  /// The TypeScript of the declaration below.
  case type(String)
  /// The TypeScript of a type that is declared elsewhere.
  case elsewhere(name: String, type: String)
  /// Includes the declaration below even if no interface mentions it.
  case include
  /// An unknown directive.
  case unreadable(String)

  /// Reads the directives above a declaration, or at the end of a file.
  static func read(_ trivia: Trivia) -> [Directive] {
    trivia.compactMap { piece in
      guard case .lineComment(let text) = piece,
        let match = text.wholeMatch(of: #/\/\/ *webbridge: *(.*?) */#)
      else { return nil }
      let words = match.1
      if words == "include" { return .include }
      guard let type = words.wholeMatch(of: #/type(?: +([\w.]+))? *= *(.+)/#) else {
        return .unreadable(String(words))
      }
      guard let name = type.1 else { return .type(String(type.2)) }
      return .elsewhere(name: String(name), type: String(type.2))
    }
  }
}
