/// A documentation comment.
struct Documentation: Hashable {
  /// What is said of the whole, line by line.
  var lines: [String] = []
  /// What is said of parameters, in their order.
  var parameters: [Parameter] = []
  /// What comes back.
  var returns: String?
  /// Which errors are thrown.
  var throwing: String?
  /// Why it is to be used no more; empty where no reason is given.
  var deprecated: String?

  struct Parameter: Hashable {
    var name: String
    var text: String
  }

  var isEmpty: Bool { self == Documentation() }
}
