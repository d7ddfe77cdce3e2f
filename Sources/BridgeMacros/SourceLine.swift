import SwiftSyntax
import SwiftSyntaxMacros

/// A line of the user's source, as the line of what a macro made of it: there the compiler tells what
/// only it can know, such as that a parameter's type is not `Decodable`.
struct SourceLine {
  private static let end = "#sourceLocation()"
  /// The directive that begins it; none where nobody knows the line.
  let begin: [String]

  /// The lines, some of which lie at lines of the user's, with the directive that ends those.
  static func ending(_ lines: [String], indentation: String) -> String {
    let mayEnd = lines.contains { $0.contains("#sourceLocation(file:") }
    return (lines + (mayEnd ? [end] : [])).map { indentation + $0 }.joined(separator: "\n")
  }

  init(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    begin = place.map { ["#sourceLocation(file: \($0.file), line: \($0.line))"] } ?? []
  }
}
