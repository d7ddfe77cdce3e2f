// The compiler builds macros for the Mac that it runs on, so tests for other systems cannot import them.
#if canImport(BridgeMacros)
  import SwiftDiagnostics
  import SwiftParser
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacroExpansion
  import SwiftSyntaxMacros

  @testable import BridgeMacros

  /// The expansion of the macros in a source.
  struct Expansion {
    /// The source with the expanded macros.
    let text: String
    /// The diagnostics, each with its place: `3:8 The sentence.`
    let diagnostics: [String]
    /// The message of each fix-it.
    let remedies: [String]
    /// The source after each fix-it.
    let remedied: [String]

    /// - Parameter conformances: The conformances that the compiler asks the macro to add.
    init(_ source: String, conformances: [TypeSyntax] = ["ExposedInterface"]) {
      let file = Parser.parse(source: source)
      let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
      let macros: [String: MacroSpec] = [
        "Exposed": MacroSpec(type: ExposedMacro.self, conformances: conformances),
        "Unexposed": MacroSpec(type: UnexposedMacro.self),
        "PageInterface": MacroSpec(type: PageInterfaceMacro.self),
        "PageName": MacroSpec(type: PageNameMacro.self),
      ]
      text =
        file.expand(
          macroSpecs: macros,
          contextGenerator: {
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.enclosing)
          }, indentationWidth: .spaces(2)
        ).description
      diagnostics = context.diagnostics.map { diagnostic in
        let place = context.location(
          for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "")
        let mark = diagnostic.diagMessage.severity == .warning ? "warning: " : ""
        return "\(place.line):\(place.column) \(mark)\(diagnostic.message)"
      }
      let fixIts = context.diagnostics.flatMap(\.fixIts)
      remedies = fixIts.map(\.message.message)
      remedied = fixIts.map { Self.apply($0, to: source, context) }
    }

    private static func apply(
      _ fixIt: FixIt, to source: String, _ context: BasicMacroExpansionContext
    ) -> String {
      var bytes = Array(source.utf8)
      for case .replace(let old, let new) in fixIt.changes {
        let start = context.location(for: old.position, anchoredAt: old, fileName: "").offset
        bytes.replaceSubrange(start..<start + old.totalLength.utf8Length, with: "\(new)".utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension Syntax {
    /// The declarations that enclose the node, the innermost first.
    fileprivate var enclosing: [Syntax] {
      sequence(first: self, next: \.parent).dropFirst().filter {
        $0.isProtocol((any DeclGroupSyntax).self) || $0.is(FunctionDeclSyntax.self)
      }
    }
  }
#endif
