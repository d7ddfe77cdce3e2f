/// A part of the page runtime that an extension adds. It runs in the closure of the runtime, after the
/// runtime itself, and may use everything in that closure.
package struct PageScript: Sendable, Equatable {
  /// The name of the part. A page runs parts with the same name and the same options only once.
  package let name: String
  /// A function of the options, or statements if there are no options.
  let source: String
  let options: BridgeValue?

  package init(_ name: String, source: String, options: BridgeValue? = nil) {
    (self.name, self.source, self.options) = (name, source, options)
  }

  /// The statements that start the part.
  var script: String {
    // The line before may end without a semicolon, and would call what begins with a parenthesis.
    guard let options else { return ";\(source)\n" }
    return "startExtension(\(source), \(ValueWriter.text(of: options)));\n"
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.options == other.options
  }
}
