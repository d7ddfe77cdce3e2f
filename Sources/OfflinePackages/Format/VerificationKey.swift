import Crypto
public import Foundation

/// The name of a key: the SHA-256 hash of its 32 public bytes.
public typealias KeyIdentifier = Digest

/// The public half of an Ed25519 key ([RFC 8032](https://www.rfc-editor.org/rfc/rfc8032)).
public struct VerificationKey: Hashable, Sendable {
  /// 32 bytes.
  public let bytes: Data

  /// The name of the key.
  public var identifier: KeyIdentifier { Digest(of: bytes) }

  /// Creates a key; `nil` unless there are 32 bytes.
  public init?(_ bytes: Data) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// Whether a signature of this key is valid for the bytes.
  func verifies(_ signature: Data, of signed: Data) -> Bool {
    guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else {
      return false
    }
    return key.isValidSignature(signature, for: signed)
  }
}
