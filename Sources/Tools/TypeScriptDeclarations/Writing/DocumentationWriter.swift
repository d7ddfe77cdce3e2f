extension Documentation {
  /// Returns the comment as JSDoc with a line end, or an empty text without documentation.
  func text(indentation: String) -> String {
    var lines = lines
    var tags = parameters.map { "@param \($0.name.parameterName) \($0.text)" }
    if let returns { tags.append("@returns \(returns)") }
    if let throwing { tags.append("@throws \(throwing)") }
    if let deprecated { tags.append("@deprecated \(deprecated)") }
    if !lines.isEmpty, !tags.isEmpty { lines.append("") }
    lines += tags
    guard !lines.isEmpty else { return "" }
    lines = lines.map { Self.escaped($0) }
    if lines.count == 1, lines[0].count + indentation.count <= 92 {
      return "\(indentation)/** \(lines[0]) */\n"
    }
    let body = lines.map { "\(indentation) *\($0.isEmpty ? "" : " \($0)")\n" }.joined()
    return "\(indentation)/**\n\(body)\(indentation) */\n"
  }

  /// Escapes ends of comments in a line, and turns links to symbols into plain code.
  private static func escaped(_ line: String) -> String {
    var text = line.replacing("*/", with: "*\\/").replacing("``", with: "`")
    while text.last == " " { text.removeLast() }
    return text
  }
}
