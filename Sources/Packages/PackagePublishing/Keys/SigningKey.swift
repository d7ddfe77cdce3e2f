import Crypto
import Disclosure
package import Foundation
package import OfflinePackages

/// A secret Ed25519 key. Nothing prints its secret half.
package struct SigningKey: Sendable {
  /// The name of the key for people, such as `release-1`.
  package let name: String
  private let secret: Curve25519.Signing.PrivateKey

  /// Makes a new key.
  package init(name: String) { (self.name, secret) = (name, Curve25519.Signing.PrivateKey()) }

  /// Creates a key from its 32 secret bytes.
  package init(name: String, secret: Data) throws(PublishingError) {
    do {
      self.secret = try Curve25519.Signing.PrivateKey(rawRepresentation: secret)
    } catch {
      throw PublishingError(.input, "The key “\(name.printable)” does not have 32 secret bytes.")
    }
    self.name = name
  }

  /// The public half, with the name.
  package var publicKey: PublicKey {
    PublicKey(name: name, bytes: secret.publicKey.rawRepresentation)
  }

  package var identifier: PackageKeyIdentifier {
    PackageKeyIdentifier(of: secret.publicKey.rawRepresentation)
  }

  /// Returns 64 bytes of signature.
  package func signature(of bytes: Data) throws(PublishingError) -> Data {
    do {
      return try secret.signature(for: bytes)
    } catch {
      throw PublishingError(.check, "The key “\(name)” cannot sign: \(error).")
    }
  }

  /// The bytes of the key's file.
  package var file: Data {
    publicKey.file(more: [("private", .string(secret.rawRepresentation.base64EncodedString()))])
  }
}

extension SigningKey: CustomStringConvertible, CustomReflectable {
  package var description: String { "\(name) (\(identifier.short))" }
  package var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
