import SwiftSyntax

/// A comment for the generator: `// webbridge: type = string`.
enum Directive {
  /// The declaration below is this in TypeScript.
  case type(String)
  /// A type that is declared elsewhere is this in TypeScript.
  case elsewhere(name: String, type: String)
  /// The declaration below is wanted, even where nobody mentions it.
  case include
  /// None of these.
  case unreadable(String)

  /// The directives above a declaration, or at the end of a file.
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
