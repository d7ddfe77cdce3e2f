import SwiftSyntax

extension Documentation {
  /// Reads the documentation comment above a declaration.
  init(above node: some SyntaxProtocol, attributes: [Attribute] = []) {
    self.init(lines: Self.lines(of: node.leadingTrivia))
    let isDeprecated = attributes.first { $0.name == "available" && $0.deprecation != nil }
    deprecated = isDeprecated?.deprecation
  }

  /// Reads the lines of a comment, with the lists of Swift's documentation markup.
  init(lines: [String]) {
    var place = Place.whole
    for line in lines {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      if let item = Self.item(text) {
        switch item.key.lowercased() {
        case "parameters":
          place = .list
          continue
        case "returns", "return":
          place = .returns
          returns = item.text
          continue
        case "throws":
          place = .throwing
          throwing = item.text
          continue
        case let key where key.hasPrefix("parameter "):
          parameters.append(Parameter(name: String(item.key.dropFirst(10)), text: item.text))
          place = .parameter
          continue
        default:
          if indentation > 0, place == .list || place == .parameterOfList {
            parameters.append(Parameter(name: item.key, text: item.text))
            place = .parameterOfList
            continue
          }
        }
      }
      if text.isEmpty || indentation == 0 && place != .whole && text.hasPrefix("- ") {
        place = .whole
      }
      add(place == .whole ? line : String(text), at: place)
    }
    while self.lines.last == "" { self.lines.removeLast() }
  }

  private enum Place { case whole, list, parameter, parameterOfList, returns, throwing }

  private mutating func add(_ text: String, at place: Place) {
    switch place {
    case .whole:
      if !text.isEmpty || !(lines.last ?? "").isEmpty { lines.append(text) }
    case .list: break
    case .parameter, .parameterOfList: parameters[parameters.count - 1].text += " \(text)"
    case .returns: returns? += " \(text)"
    case .throwing: throwing? += " \(text)"
    }
  }

  /// Returns the key and the text of an item such as `- Returns: a photo`.
  private static func item(_ text: Substring) -> (key: String, text: String)? {
    guard let match = text.wholeMatch(of: #/[-*] +([A-Za-z_][\w ]*):(.*)/#) else { return nil }
    return (String(match.1), String(match.2.drop { $0 == " " }))
  }

  private static func lines(of trivia: Trivia) -> [String] {
    trivia.reduce(into: [String]()) { lines, piece in
      switch piece {
      case .docLineComment(let text):
        let line = text.dropFirst(3)
        lines.append(String(line.first == " " ? line.dropFirst() : line).trimmingEnd())
      case .docBlockComment(let text):
        let inner = text.dropFirst(3).dropLast(2)
        lines = inner.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
          line in
          let text = line.drop { $0 == " " || $0 == "\t" }
          guard text.first == "*" else { return String(text).trimmingEnd() }
          return String(text.hasPrefix("* ") ? text.dropFirst(2) : text.dropFirst()).trimmingEnd()
        }
        if lines.first == "" { lines.removeFirst() }
        if lines.last == "" { lines.removeLast() }
      // A comment that an empty line separates from the declaration does not belong to the declaration.
      case .newlines(let count) where count > 1,
        .carriageReturnLineFeeds(let count) where count > 1:
        lines = []
      default: break
      }
    }
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    String(reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
