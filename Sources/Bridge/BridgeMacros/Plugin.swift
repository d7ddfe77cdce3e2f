import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ExposedMacro.self, UnexposedMacro.self, PageInterfaceMacro.self, PageNameMacro.self,
  ]
}
