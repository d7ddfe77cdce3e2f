/// A start tag of an HTML document, with the attributes that scans read.
struct HTMLTag: Equatable {
  struct Attribute: Equatable {
    let name: String
    /// The value with its character references decoded.
    let value: String
    let line: Int
    /// A named character reference that ``CharacterReferences`` does not know.
    let unknownReference: String?
  }

  let name: String
  let attributes: [Attribute]
  let line: Int
  /// The text in an element of the kinds `script` and `style`.
  var content = ""

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
