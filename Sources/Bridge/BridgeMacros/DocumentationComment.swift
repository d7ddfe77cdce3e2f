import SwiftSyntax

extension SyntaxProtocol {
  /// The text of the declaration's documentation comment, without comment markers.
  var documentation: String {
    var lines: [Substring] = []
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let line): lines.append(line.dropFirst(3))
      case .docBlockComment(let block):
        lines = block.dropFirst(3).dropLast(2).split(
          separator: "\n", omittingEmptySubsequences: false
        ).map { line in
          let text = line.drop { $0 == " " || $0 == "\t" }
          return text.hasPrefix("*") ? text.dropFirst() : text
        }
      // A comment of another kind ends the documentation before it.
      case .lineComment, .blockComment: lines = []
      default: break
      }
    }
    let text = lines.map { $0.hasPrefix(" ") ? $0.dropFirst() : $0 }.joined(separator: "\n")
    let isBlank = { (c: Character) in c.isWhitespace }
    return String(String(text.drop(while: isBlank).reversed()).drop(while: isBlank).reversed())
  }
}

extension String {
  /// The text as a Swift string literal on one line.
  var literal: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
