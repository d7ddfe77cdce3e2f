/// The methods that pages may call under one name: those of an exposed object, or handlers.
public struct InterfaceDescription: Hashable, Sendable, Codable {
  /// The part before the last dot of the methods' names; empty if they have no dot.
  public var name: String
  /// The Swift type that was exposed; `nil` for handlers.
  public var type: String?
  /// The documentation comment of the type.
  public var documentation: String
  /// The methods, in the order of the source. Handlers are in the order of their names.
  public var methods: [MethodDescription]
}

/// A method that pages may call, as declared in its source.
public struct MethodDescription: Hashable, Sendable, Codable {
  /// The name. A registered method has its full name, such as `device.camera.takePhoto`.
  public var name: String
  /// The parameters that pages pass; `nil` for handlers, whose parameters have no names.
  public var parameters: [ParameterDescription]?
  /// The type of the result, as written; for a stream, the type of the sequence. It is `nil` for handlers
  /// and for methods that return nothing.
  public var result: String?
  /// Whether the answer comes later; `callSync` then fails.
  public var isAsync: Bool
  /// Whether the method is declared to throw.
  public var isThrowing: Bool
  /// Whether the answer is a stream.
  public var isStream: Bool
  /// The documentation comment.
  public var documentation: String

  /// Describes a method.
  public init(
    _ name: String, parameters: [ParameterDescription]? = nil, result: String? = nil,
    isAsync: Bool = false, isThrowing: Bool = false, documentation: String = ""
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.documentation = documentation
    isStream = false
  }

  /// The smallest and the largest number of arguments of a call.
  var counts: ClosedRange<Int> {
    let parameters = parameters ?? []
    let least = (parameters.lastIndex { !$0.mayBeMissing } ?? -1) + 1
    return least...parameters.count
  }
}

/// A parameter of a method that pages may call.
public struct ParameterDescription: Hashable, Sendable, Codable {
  /// The argument label, or the parameter's name if there is no label.
  public var label: String
  /// The type, as written.
  public var type: String
  /// Whether the type is optional: `null`, `undefined` and a missing argument are `nil`.
  public var isOptional: Bool
  /// The default, as written, for `undefined` and a missing argument.
  public var defaultValue: String?

  /// Describes a parameter.
  public init(
    _ label: String, type: String, isOptional: Bool = false, defaultValue: String? = nil
  ) {
    self.label = label
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
  }

  /// Whether a call may omit the parameter.
  public var mayBeMissing: Bool { isOptional || defaultValue != nil }
}
