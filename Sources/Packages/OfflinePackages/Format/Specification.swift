/// The version of the format.
package enum Specification {
  /// The version of documents that every device reads.
  static let version: UInt64 = 1
  /// The version of a release whose files state their inline scripts, which older devices would forbid.
  package static let withInlineScripts: UInt64 = 2
  /// The newest version that this module reads and writes.
  package static let newest = withInlineScripts

  /// - Parameter newest: The newest version of documents of this type.
  /// - Throws: ``PackageError`` with the code `incompatible` if a document has a newer version.
  static func check(
    _ fields: DocumentFields, upTo newest: UInt64 = version
  ) throws(PackageError) {
    let spec = try fields.integer("spec", in: 1...DocumentValue.largestInteger)
    guard spec <= newest else {
      throw PackageError(
        .incompatible,
        "\(fields.place("spec")) is \(spec), and this app reads version \(newest): update the app.")
    }
  }
}
