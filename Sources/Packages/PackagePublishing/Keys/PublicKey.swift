package import Foundation
package import OfflinePackages

/// The public half of a key, and the name that people gave it.
package struct PublicKey: Hashable, Sendable {
  package let name: String
  package let key: PackageVerificationKey
  package var identifier: PackageKeyIdentifier { key.identifier }

  package init(name: String, key: PackageVerificationKey) { (self.name, self.key) = (name, key) }

  /// Every public half of a secret key has 32 bytes.
  init(name: String, bytes: Data) {
    guard let key = PackageVerificationKey(bytes) else { preconditionFailure("a key of 32 bytes") }
    self.init(name: name, key: key)
  }

  /// The bytes of the key's public file.
  package var file: Data { file(more: []) }

  func file(more: [(String, DocumentWriter.Value)]) -> Data {
    DocumentWriter.write(
      .object(
        [
          ("algorithm", .string("ed25519")), ("name", .string(name)),
          ("public", .string(key.bytes.base64EncodedString())),
        ] + more)) + Data("\n".utf8)
  }
}

extension PackageDigest {
  /// The first digits, for tables.
  package var short: String { String(hexadecimal.prefix(12)) }
}
