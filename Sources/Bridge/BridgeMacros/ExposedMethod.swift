import SwiftSyntax

/// A method that pages may call, as its type declares it.
struct ExposedMethod {
  let function: FunctionDeclSyntax
  let name: String
  let answer: AnswerClosure?
  /// Whether a call of the method has to be awaited.
  let isAwaited: Bool
  /// Whether a call of the method may send the object away from the main actor.
  let mayLeave: Bool

  private var parameters: [FunctionParameterSyntax] {
    Array(function.signature.parameterClause.parameters)
  }

  /// - Throws: The misuses, each with the node that it concerns.
  init(_ function: FunctionDeclSyntax, in host: ExposedHost) throws(Misuses) {
    self.function = function
    name = function.name.plainText
    let effects = function.signature.effectSpecifiers
    let isAsync = effects?.asyncSpecifier != nil
    isAwaited = isAsync || host.isolates(function)
    mayLeave = isAsync && host.mayLeave(for: function)

    var misuses = Misuses()
    let last = function.signature.parameterClause.parameters.last
    answer = last?.type.function.flatMap(AnswerClosure.init)
    misuses.check(function.genericParameterClause, .genericMethod(name))
    misuses.check(function.modifiers.first { $0.name.text == "mutating" }, .mutatingMethod(name))
    if let clause = effects?.throwsClause, clause.throwsSpecifier.text == "rethrows" {
      misuses.check(
        clause, .rethrowingMethod(name), .replacing(clause.throwsSpecifier, .throws))
    }
    for parameter in function.signature.parameterClause.parameters {
      misuses.check(parameter, of: name, isLast: parameter == last)
    }
    if let result = function.signature.returnClause?.type, !result.isVoid {
      if answer != nil { misuses.check(result, .answerTwice(name)) }
      if result.isTuple { misuses.check(result, .tupleResult(name)) }
      if result.function != nil { misuses.check(result, .functionResult(name)) }
    }
    if answer != nil { misuses.check(effects?.asyncSpecifier, .asyncAnswer(name)) }
    if !misuses.all.isEmpty { throw misuses }
  }

  /// Returns the lines that add the method.
  ///
  /// The generated code itself names no types and no parameters, because the user's code may declare the same
  /// names, and default values may use them.
  func registration(at line: SourceLine) -> [String] {
    let add = answer?.adding ?? "add"
    let unused = parameters.isEmpty ? "_ in " : ""
    let check = mayLeave ? "$methods.requireSendable(self); " : ""
    let types = argumentTypes.map { "$methods.argumentTypes = \($0); " } ?? ""
    // The code is on one line, because that line stands for the user's.
    let added =
      line.begin + ["\(check)\(types)$methods.\(add)(\(description)) { \(unused)\(call) }"]
    let versions = function.availability.compactMap(\.versions).map { "#available(\($0))" }
    if versions.isEmpty { return added }
    return ["if \(versions.joined(separator: ", ")) {"] + added.map { "  \($0)" } + ["}"]
  }

  private var given: ArraySlice<FunctionParameterSyntax> {
    parameters.dropLast(answer == nil ? 0 : 1)
  }

  private var description: String {
    let parameters = given.map { parameter in
      var parts = [
        parameter.title.literal, "type: \(parameter.type.bare.trimmedDescription.literal)",
      ]
      if parameter.type.isOptional { parts.append("isOptional: true") }
      if let value = parameter.defaultValue?.value.trimmedDescription {
        parts.append("defaultValue: \(value.literal)")
      }
      return ".init(\(parts.joined(separator: ", ")))"
    }
    let result = answer?.type ?? function.signature.returnClause?.type.trimmedDescription
    var parts = [name.literal, "parameters: [\(parameters.joined(separator: ", "))]"]
    if let result, answer != nil || !returnsNothing { parts.append("result: \(result.literal)") }
    if canThrow { parts.append("isThrowing: true") }
    if !function.documentation.isEmpty {
      parts.append("documentation: \(function.documentation.literal)")
    }
    return ".init(\(parts.joined(separator: ", ")))"
  }

  /// The types of the arguments, as a list; `nil` if each of them is a function or has no parts.
  private var argumentTypes: String? {
    let types = given.map(\.type)
    guard types.contains(where: \.mayBeLong) else { return nil }
    return
      "[\(types.map { $0.mayBeLong ? "(\($0.expression)).self" : "Swift.Never.self" }.joined(separator: ", "))]"
  }

  private var returnsNothing: Bool { function.signature.returnClause?.type.isVoid ?? true }

  private var canThrow: Bool {
    guard let clause = function.signature.effectSpecifiers?.throwsClause else { return false }
    return clause.type?.standard?.name != "Never"
  }

  private var call: String {
    var arguments = given.enumerated().map { index, parameter in
      let value = parameter.defaultValue.map { ", default: \($0.value.trimmedDescription)" } ?? ""
      return labelled(parameter, "$0.value(\(index)\(value))")
    }
    if let answer, let last = parameters.last { arguments.append(labelled(last, answer.function)) }
    let isTried = canThrow || !given.isEmpty
    // With `return`, the compiler reports a result that cannot cross as such, and not as unused.
    return (returnsNothing ? "" : "return ") + (isTried ? "try " : "") + (isAwaited ? "await " : "")
      + "self.\(function.name.text)(\(arguments.joined(separator: ", ")))"
  }

  private func labelled(_ parameter: FunctionParameterSyntax, _ value: String) -> String {
    parameter.argumentLabel.map { "\($0): \(value)" } ?? value
  }
}
