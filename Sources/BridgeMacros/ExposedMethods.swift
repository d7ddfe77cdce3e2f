import SwiftDiagnostics
import SwiftSyntax

/// The methods of a type that pages may call.
struct ExposedMethods {
  private let host: ExposedHost
  private(set) var names: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ host: ExposedHost) { self.host = host }

  /// The statements that add the methods; conditions of the source stand around them as they did.
  mutating func statements(of members: MemberBlockItemListSyntax) -> [String] {
    members.flatMap { member in
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return statement(of: function).map { [$0] } ?? []
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

  private mutating func statement(of function: FunctionDeclSyntax) -> String? {
    guard !function.has(.private, .fileprivate, .static, .class),
      function.attribute("Unexposed") == nil,
      !function.availability.contains(where: \.saysUnavailable)
    else { return nil }
    do throws(Misuses) {
      let method = try ExposedMethod(function, in: host)
      if !names.insert(method.name).inserted {
        diagnose(function.name, .overloaded(method.name), in: function)
        return nil
      }
      return method.registration
    } catch {
      for (node, misuse) in error.all { diagnose(node, misuse, in: function) }
      return nil
    }
  }

  private mutating func diagnose(
    _ node: some SyntaxProtocol, _ misuse: ExposedMisuse, in function: FunctionDeclSyntax
  ) {
    var remedies = [Remedy.adding("Unexposed", to: function)]
    if case .asyncOfClass = misuse, let type = host.declaration.as(ClassDeclSyntax.self) {
      remedies = [
        Remedy.adding("MainActor", to: type), Remedy.replacing(type.classKeyword, .actor),
      ]
    }
    diagnostics.append(Diagnostic(node: node, message: misuse, fixIts: remedies))
  }
}
