import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The declarations that were read from one file.
struct FileContents {
  var path = ""
  var module: String?
  /// The modules that the file imports.
  var imports: Set<String> = []
  var types: [TypeDeclaration] = []
  var extensions: [TypeExtension] = []
  var mappings: [String: String] = [:]
  var warnings: [SourceDiagnostic] = []

  /// Reads a file.
  ///
  /// - Throws: ``SourceErrors`` if the file is not valid Swift.
  init(_ source: SwiftSource) throws(SourceErrors) {
    let tree = Parser.parse(source: source.text)
    let positions = Positions(file: source.path, tree: tree)
    if tree.hasError {
      let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
        .filter { $0.diagMessage.severity == .error }
        .map { found in
          SourceDiagnostic(
            severity: .error, position: positions.of(found.position), message: found.message)
        }
      if !errors.isEmpty { throw SourceErrors(errors) }
    }
    let reader = DeclarationReader(positions)
    reader.walk(tree)
    self = reader.contents
    path = source.path
    module = source.module
  }

  init() {}
}

/// Converts positions in a file to lines and columns.
struct Positions {
  let file: String
  private let converter: SourceLocationConverter

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
  }

  func of(_ position: AbsolutePosition) -> SourcePosition {
    let location = converter.location(for: position)
    return SourcePosition(file: file, line: location.line, column: location.column)
  }

  func of(_ node: some SyntaxProtocol) -> SourcePosition {
    of(node.positionAfterSkippingLeadingTrivia)
  }
}
