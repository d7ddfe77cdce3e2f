/// A part of the page's runtime that an extension adds. It runs within the closure of the runtime, behind
/// the runtime itself, and may use all that the runtime has.
package struct PageScript: Sendable, Equatable {
  /// What the part is called. A page has a part of one name and the same options once.
  package let name: String
  /// A function of the options; statements where there are none.
  let source: String
  let options: BridgeValue?

  package init(_ name: String, source: String, options: BridgeValue? = nil) {
    (self.name, self.source, self.options) = (name, source, options)
  }

  /// The statements that start the part.
  var script: String {
    guard let options else { return "\(source)\n" }
    return "startExtension(\(source), \(ValueWriter.text(of: options)));\n"
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.options == other.options
  }
}
