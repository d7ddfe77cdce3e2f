/// A type as it is written in Swift.
indirect enum SwiftType: Hashable {
  /// `Shop.Page<Item>`: the parts of a name.
  case named([Part])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case tuple([SwiftType])
  case function([SwiftType], SwiftType)
  /// What has no counterpart, as it is written.
  case other(String)

  /// A name and its generic arguments.
  struct Part: Hashable {
    var name: String
    var arguments: [SwiftType] = []
  }

  static func named(_ name: String, _ arguments: SwiftType...) -> Self {
    .named([Part(name: name, arguments: arguments)])
  }

  static var void: Self { .tuple([]) }

  /// The last name and its arguments, of a type that has one.
  var last: Part? { if case .named(let parts) = self { parts.last } else { nil } }

  /// This type with others in place of generic parameters.
  func replacing(_ parameters: [String: SwiftType]) -> SwiftType {
    switch self {
    case .named(let parts):
      if parts.count == 1, let type = parameters[parts[0].name] { return type }
      return .named(
        parts.map {
          Part(name: $0.name, arguments: $0.arguments.map { $0.replacing(parameters) })
        })
    case .optional(let type): return .optional(type.replacing(parameters))
    case .array(let element): return .array(element.replacing(parameters))
    case .dictionary(let key, let value):
      return .dictionary(key.replacing(parameters), value.replacing(parameters))
    case .tuple(let types): return .tuple(types.map { $0.replacing(parameters) })
    case .function(let values, let result):
      return .function(values.map { $0.replacing(parameters) }, result.replacing(parameters))
    case .other: return self
    }
  }
}

extension SwiftType: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let parts):
      parts.map { part in
        let arguments = part.arguments.map(\.description).joined(separator: ", ")
        return part.name + (arguments.isEmpty ? "" : "<\(arguments)>")
      }.joined(separator: ".")
    case .optional(let type): "\(type)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let types): "(\(types.map(\.description).joined(separator: ", ")))"
    case .function(let values, let result):
      "(\(values.map(\.description).joined(separator: ", "))) -> \(result)"
    case .other(let text): text
    }
  }
}
