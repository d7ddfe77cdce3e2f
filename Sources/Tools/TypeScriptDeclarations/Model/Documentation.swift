/// A documentation comment.
struct Documentation: Hashable {
  /// The lines that describe the whole declaration.
  var lines: [String] = []
  /// The descriptions of parameters, in order.
  var parameters: [Parameter] = []
  /// The description of the return value.
  var returns: String?
  /// The description of the errors that are thrown.
  var throwing: String?
  /// The reason for the deprecation, or an empty text if it is deprecated without a reason.
  var deprecated: String?

  struct Parameter: Hashable {
    var name: String
    var text: String
  }

  var isEmpty: Bool { self == Documentation() }
}
