import SwiftDiagnostics
import SwiftSyntax

/// A method of a page interface: its misuses, and the code that calls the page.
struct PageSignature {
  typealias Misuse = (node: Syntax, misuse: PageMisuse, remedies: [FixIt])

  private let function: FunctionDeclSyntax
  private let name: String

  init(_ function: FunctionDeclSyntax) {
    self.function = function
    name = function.name.plainText
  }

  private var effects: FunctionEffectSpecifiersSyntax? { function.signature.effectSpecifiers }
  private var result: TypeSyntax? {
    function.signature.returnClause.flatMap { $0.type.isVoid ? nil : $0.type }
  }
  private var isStream: Bool { result?.generic == "BridgeStream" }

  var misuses: [Misuse] {
    var found: [Misuse] = []
    func check(_ node: (some SyntaxProtocol)?, _ misuse: PageMisuse, _ remedies: [FixIt] = []) {
      if let node { found.append((Syntax(node), misuse, remedies)) }
    }
    let modifiers = function.modifiers
    for modifier in modifiers where ["static", "mutating"].contains(modifier.name.text) {
      let misuse: PageMisuse =
        modifier.name.text == "static" ? .staticRequirement(name) : .mutatingMethod(name)
      check(modifier, misuse, [.removing(modifier, from: function)])
    }
    if let remedy = function.isolationRemedy { check(function.name, .elsewhere(name), [remedy]) }
    check(function.genericParameterClause, .genericMethod(name))
    if let result, result.isOtherSequence {
      let remedy = result.element.map { result.replacement("BridgeStream<\($0)>") }
      check(
        result, .otherSequence(name, of: result.element ?? "T"), remedy.map { [$0] } ?? [])
    } else if isStream {
      check(effects, .asyncStream(name), [effectsRemedy("Leave 'async' and 'throws' off", nil)])
    } else if let clause = effects?.throwsClause, clause.leftParen != nil {
      check(clause, .typedThrows(name), [effectsRemedy("Write 'async throws'", Self.asyncThrows)])
    } else if effects?.asyncSpecifier == nil || effects?.throwsClause == nil {
      check(
        function.name, .notAsyncThrows(name),
        [effectsRemedy("Write 'async throws'", Self.asyncThrows)])
    }
    if let result, result.isTuple { check(result, .tupleResult(name)) }
    for parameter in function.signature.parameterClause.parameters {
      let (type, title) = (parameter.type, parameter.title)
      if type.has(.inout) { check(type, .inoutParameter(title)) }
      if type.function != nil { check(type, .functionParameter(title)) }
      if type.isTuple { check(type, .tupleParameter(title)) }
      if type.hasOpaquePart { check(type, .genericMethod(name)) }
      check(parameter.ellipsis, .variadicParameter(title), [.takingArray(parameter)])
    }
    return found
  }

  private static let asyncThrows = FunctionEffectSpecifiersSyntax(
    asyncSpecifier: .keyword(.async, leadingTrivia: .space),
    throwsClause: ThrowsClauseSyntax(throwsSpecifier: .keyword(.throws, leadingTrivia: .space)))

  private func effectsRemedy(
    _ message: String, _ effects: FunctionEffectSpecifiersSyntax?
  ) -> FixIt {
    var signature = function.signature
    signature.effectSpecifiers = effects
    // The space before the arrow is the trailing trivia of the token before it.
    signature.parameterClause.trailingTrivia = []
    signature.returnClause?.leadingTrivia = .space
    return FixIt(message, function.signature, signature)
  }

  /// Returns the code of the function that calls the page.
  func code(calling pageName: String, access: String) -> String {
    let parameters = function.signature.parameterClause.parameters
    let declared = parameters.enumerated().map { $1.declared(at: $0) }
    let arguments = ([pageName.literal] + declared.map(\.name)).joined(separator: ", ")
    let returns = result.map { " -> \($0.trimmedDescription)" } ?? ""
    let taken = declared.map(\.text).joined(separator: ", ")
    let head =
      "\(function.availabilityText)@MainActor \(access)func \(function.name.text)(\(taken))"
    if isStream { return "\(head)\(returns) { $page.stream(\(arguments)) }" }
    let type = result.map { ", as: (\($0.trimmedDescription)).self" } ?? ""
    return
      "\(head) async throws\(returns) { try await $page.call(\(arguments)\(type)) }"
  }
}
