import SwiftParser
import SwiftSyntax

extension Attribute {
  /// Reads the attributes of a declaration.
  static func read(_ list: AttributeListSyntax, _ positions: Positions) -> [Attribute] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let name =
        SwiftType(attribute.attributeName).last?.name ?? attribute.attributeName.trimmedDescription
      var read = Attribute(
        name: name, hasArguments: attribute.arguments != nil, position: positions.of(attribute))
      switch attribute.arguments {
      case .argumentList(let arguments):
        read.text = arguments.first?.expression.plainString
        // `@Exposed(nil)` means the same as `@Exposed`.
        if arguments.first?.expression.is(NilLiteralExprSyntax.self) ?? true {
          read.hasArguments = false
        }
      case .availability(let arguments):
        read.deprecation = deprecation(arguments)
        read.isUnavailable = arguments.contains { $0.argument.trimmedDescription == "unavailable" }
      default: break
      }
      return read
    }
  }

  private static func deprecation(_ arguments: AvailabilityArgumentListSyntax) -> String? {
    var isDeprecated = false
    var message = ""
    for argument in arguments {
      switch argument.argument {
      case .token(let token) where token.text == "deprecated": isDeprecated = true
      case .availabilityLabeledArgument(let labelled):
        if labelled.label.text == "deprecated" { isDeprecated = true }
        if labelled.label.text == "message", case .string(let text) = labelled.value {
          message = text.segments.map(\.trimmedDescription).joined()
        }
      default: break
      }
    }
    return isDeprecated ? message : nil
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations.
  var plainString: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
