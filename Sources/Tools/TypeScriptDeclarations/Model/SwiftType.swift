/// A type as it is written in Swift.
indirect enum SwiftType: Hashable {
  /// The parts of a name, such as `Shop.Page<Item>`.
  case named([Part])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case tuple([SwiftType])
  case function([SwiftType], SwiftType)
  /// A type without a counterpart in TypeScript, as it is written.
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

  /// The part of the name of a type that may belong to the standard library, without the library's module.
  var standard: Part? {
    guard case .named(let parts) = self else { return nil }
    let modules = ["Swift", "_Concurrency"]
    return parts.count == 1 || parts.count == 2 && modules.contains(parts[0].name)
      ? parts.last : nil
  }

  /// The last part of the name, if the type has a name.
  var last: Part? { if case .named(let parts) = self { parts.last } else { nil } }
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
