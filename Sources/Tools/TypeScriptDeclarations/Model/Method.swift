/// A method of an exposed type, or of a page's interface.
struct Method {
  var name: String
  var position: SourcePosition
  var parameters: [Parameter]
  var result: SwiftType
  var resultPosition: SourcePosition
  var isAsync: Bool
  var isNonisolated: Bool
  /// Whether it is private, static, or marked as not exposed.
  var isHidden: Bool
  /// Whether the method is in a condition such as `#if DEBUG`, so that another branch may also declare it.
  var isConditional: Bool
  var attributes: [Attribute]
  var documentation: Documentation

  struct Parameter {
    var name: String
    var type: SwiftType
    var position: SourcePosition
    var hasDefault: Bool
    /// The kind of parameter, if calls over the bridge do not support it: `variadic` or `inout`.
    var obstacle: String?
  }
}
