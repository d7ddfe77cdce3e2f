import Crypto
public import Foundation

/// The name of a key: the SHA-256 hash of its 32 public bytes.
public typealias PackageKeyIdentifier = PackageDigest

/// The public half of an Ed25519 key ([RFC 8032](https://www.rfc-editor.org/rfc/rfc8032)).
public struct PackageVerificationKey: Hashable, Sendable {
  /// 32 bytes.
  public let bytes: Data

  /// The name of the key.
  public var identifier: PackageKeyIdentifier { PackageDigest(of: bytes) }

  /// Creates a key; `nil` unless there are 32 bytes that a key pair can have: the canonical encoding of a point that
  /// is not of small order. A point of small order verifies signatures that nobody made, and a point of two encodings
  /// would be two keys of one signer.
  public init?(_ bytes: Data) {
    guard bytes.count == 32, Self.isStrong([UInt8](bytes)) else { return nil }
    self.bytes = Data(bytes)
  }

  /// Returns whether a signature of this key is valid for the bytes.
  func verifies(_ signature: Data, of signed: Data) -> Bool {
    guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else {
      return false
    }
    return key.isValidSignature(signature, for: signed)
  }

  /// Compares the y coordinate: the bytes from the last to the first, without the sign of x.
  private static func isStrong(_ bytes: [UInt8]) -> Bool {
    var y = Array(bytes.reversed())
    y[0] &= 0x7F
    return y.lexicographicallyPrecedes(prime) && !smallOrders.contains(y)
  }

  /// 2^255 − 19.
  private static let prime = [0x7F] + [UInt8](repeating: 0xFF, count: 30) + [0xED]

  /// The y coordinates of the eight points of small order.
  private static let smallOrders: [[UInt8]] = [
    [UInt8](repeating: 0, count: 32),
    [UInt8](repeating: 0, count: 31) + [1],
    [0x7F] + [UInt8](repeating: 0xFF, count: 30) + [0xEC],
    [
      0x05, 0xFC, 0x53, 0x6D, 0x88, 0x02, 0x38, 0xB1, 0x39, 0x33, 0xC6, 0xD3, 0x05, 0xAC, 0xDF,
      0xD5,
      0xF0, 0x98, 0xEF, 0xF2, 0x89, 0xF4, 0xC3, 0x45, 0xB0, 0x27, 0xB2, 0xC2, 0x8F, 0x95, 0xE8,
      0x26,
    ],
    [
      0x7A, 0x03, 0xAC, 0x92, 0x77, 0xFD, 0xC7, 0x4E, 0xC6, 0xCC, 0x39, 0x2C, 0xFA, 0x53, 0x20,
      0x2A,
      0x0F, 0x67, 0x10, 0x0D, 0x76, 0x0B, 0x3C, 0xBA, 0x4F, 0xD8, 0x4D, 0x3D, 0x70, 0x6A, 0x17,
      0xC7,
    ],
  ]
}
