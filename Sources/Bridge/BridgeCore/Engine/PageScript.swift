import OrderedCollections

/// A part of the page runtime that an extension adds. It runs in the closure of the runtime, after the
/// runtime itself, and may use everything in that closure.
package struct PageScript: Sendable, Equatable {
  /// The name of the part. A page runs parts with the same name and the same options only once.
  package let name: String
  /// A function of the options, or statements if there are no options.
  let source: String
  let options: BridgeValue?
  /// A function of the app, outside of the runtime's closure. The part finds it in `partScripts`.
  let outside: String?

  package init(
    _ name: String, source: String, options: BridgeValue? = nil, outside: String? = nil
  ) {
    (self.name, self.source, self.options, self.outside) = (name, source, options, outside)
  }

  /// Returns the statements that start the part.
  ///
  /// - Parameter number: The index of ``outside`` in `partScripts`, which the options of a part with such a function have.
  func script(number: Int) -> String {
    // The line before may end without a semicolon, and would call what begins with a parenthesis.
    guard let options else { return ";\(source)\n" }
    var all = options
    if outside != nil, case .object(var members) = options {
      members["script"] = .int(number)
      all = .object(members)
    }
    return "startExtension(\(source), \(ValueWriter.text(of: all)));\n"
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.options == other.options && one.outside == other.outside
  }
}
