import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The methods of a type that pages may call.
struct ExposedMethods {
  private let host: ExposedHost
  private let context: any MacroExpansionContext
  private(set) var names: Set<String> = []
  /// Whether one of the methods is deprecated.
  private(set) var areDeprecated = false
  private(set) var diagnostics: [Diagnostic] = []

  init(_ host: ExposedHost, in context: some MacroExpansionContext) {
    self.host = host
    self.context = context
  }

  /// Returns the lines that add the methods, within the `#if` conditions of the source.
  mutating func statements(of members: MemberBlockItemListSyntax) -> [String] {
    members.flatMap { member in
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return statement(of: function)
      }
      if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        return statements(of: condition)
      }
      return []
    }
  }

  private mutating func statements(of condition: IfConfigDeclSyntax) -> [String] {
    let before = names
    var after = names
    var lines: [String] = []
    for clause in condition.clauses {
      names = before
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      lines.append(clause.poundKeyword.text + condition)
      if case .decls(let members)? = clause.elements { lines += statements(of: members) }
      after.formUnion(names)
    }
    names = after
    return lines + ["#endif"]
  }

  private mutating func statement(of function: FunctionDeclSyntax) -> [String] {
    guard !function.has(.private, .fileprivate, .static, .class),
      !function.isUnexposed,
      !function.availability.contains(where: { $0.says(.unavailable) })
    else { return [] }
    do throws(Misuses) {
      let method = try ExposedMethod(function, in: host)
      if !names.insert(method.name).inserted {
        diagnose(function.name, .overloaded(method.name), in: function)
        return []
      }
      if function.availability.contains(where: { $0.says(.deprecated) }) { areDeprecated = true }
      return method.registration(at: SourceLine(of: function.name, in: context))
    } catch {
      for (node, misuse, remedy) in error.all { diagnose(node, misuse, remedy, in: function) }
      return []
    }
  }

  private mutating func diagnose(
    _ node: some SyntaxProtocol, _ misuse: ExposedMisuse, _ remedy: FixIt? = nil,
    in function: FunctionDeclSyntax
  ) {
    let remedies = [remedy, .adding("Unexposed", to: function)].compactMap(\.self)
    diagnostics.append(Diagnostic(node: node, message: misuse, fixIts: remedies))
  }
}
