/// The version of the format.
package enum Specification {
  /// The only version that this module reads and writes.
  package static let version: UInt64 = 1

  /// - Throws: ``PackageError`` with the code `incompatible` where a document has another version.
  static func check(_ fields: DocumentFields) throws(PackageError) {
    let spec = try fields.integer("spec", in: 1...DocumentValue.largestInteger)
    guard spec == version else {
      throw PackageError(
        .incompatible,
        "\(fields.place("spec")) is \(spec), and this app reads version \(version): update the app."
      )
    }
  }
}
