import SwiftSyntax
import SwiftSyntaxMacros

/// A line of the user's source, which generated code claims as its own, so that the compiler reports errors of
/// the generated code there, such as a parameter whose type is not `Decodable`.
struct SourceLine {
  private static let end = "#sourceLocation()"
  /// The directive that begins the line; empty if the line is unknown.
  let begin: [String]

  /// Returns generated lines, followed by the directive that ends the user's lines if there are any.
  static func ending(_ lines: [String], indentation: String) -> String {
    let mayEnd = lines.contains { $0.contains("#sourceLocation(file:") }
    return (lines + (mayEnd ? [end] : [])).map { indentation + $0 }.joined(separator: "\n")
  }

  init(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    begin = place.map { ["#sourceLocation(file: \($0.file), line: \($0.line))"] } ?? []
  }
}
