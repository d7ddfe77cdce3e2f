import SwiftDiagnostics
import SwiftSyntax

extension TypeSyntax {
  /// The name of the type, if it has type arguments.
  var generic: String? { named.flatMap { $0.arguments == nil ? nil : $0.name } }

  /// Whether the type is a sequence, but not one of the bridge's.
  var isOtherSequence: Bool {
    named.map { $0.name.hasSuffix("Sequence") || Self.streams.contains($0.name) } ?? false
  }

  /// The first type argument, which is the type of a stream's elements.
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
  /// The `@available` attributes, each followed by a space.
  var availabilityText: String { availability.map { "\($0.trimmedDescription) " }.joined() }
}

extension WithAttributesSyntax where Self: WithModifiersSyntax {
  /// The fix-it that returns the requirement to the main actor; `nil` if it is there.
  var isolationRemedy: FixIt? {
    if let modifier = modifiers.first(where: { $0.name.text == "nonisolated" }) {
      return .removing(modifier, from: self)
    }
    guard let globalActor, globalActor != "MainActor" else { return nil }
    return attribute(globalActor).map { .removing($0, from: self) }
  }
}
