import SwiftDiagnostics
import SwiftSyntax

extension TypeSyntax {
  /// The name of a type that has type arguments.
  var generic: String? { named.flatMap { $0.arguments == nil ? nil : $0.name } }

  /// Whether it is a sequence that is none of the bridge's.
  var isOtherSequence: Bool {
    named.map { $0.name.hasSuffix("Sequence") || Self.streams.contains($0.name) } ?? false
  }

  /// The first of its type arguments, as a stream's of its elements.
  var element: String? { named?.arguments?.first?.argument.trimmedDescription }

  private static let streams = ["AsyncStream", "AsyncThrowingStream"]

  private var named: (name: String, arguments: GenericArgumentListSyntax?)? {
    let type = bare
    if let opaque = type.as(SomeOrAnyTypeSyntax.self) { return opaque.constraint.named }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.first?.type.named
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return (member.name.text, member.genericArgumentClause?.arguments)
    }
    return type.as(IdentifierTypeSyntax.self).map {
      ($0.name.text, $0.genericArgumentClause?.arguments)
    }
  }
}

extension WithAttributesSyntax {
  /// The attributes of its availability, with a space behind each.
  var availabilityText: String { availability.map { "\($0.trimmedDescription) " }.joined() }
}

extension WithAttributesSyntax where Self: WithModifiersSyntax {
  /// What takes the requirement back to the main actor; `nil` where it is there.
  var isolationRemedy: FixIt? {
    if let modifier = modifiers.first(where: { $0.name.text == "nonisolated" }) {
      return .removing(modifier, from: self)
    }
    guard let globalActor, globalActor != "MainActor" else { return nil }
    return attribute(globalActor).map { .removing($0, from: self) }
  }
}
