import Crypto
public import Foundation

/// A SHA-256 hash, by which objects and documents are named.
public struct Digest: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// 64 lower-case hexadecimal digits.
  public let hexadecimal: String

  /// Creates a hash from its digits; `nil` unless they are 64 lower-case hexadecimal digits.
  public init?(hexadecimal text: String) {
    guard text.utf8.count == 64,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    hexadecimal = text
  }

  /// Creates the hash of bytes.
  public init(of data: Data) {
    var hasher = DigestHasher()
    hasher.update(data)
    self = hasher.finish()
  }

  init(_ digest: SHA256Digest) {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for byte in digest {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    hexadecimal = String(decoding: text, as: UTF8.self)
  }

  public var description: String { hexadecimal }

  public static func < (one: Digest, other: Digest) -> Bool { one.hexadecimal < other.hexadecimal }
}

/// Makes the hash of bytes that come piece by piece.
package struct DigestHasher {
  private var hasher = SHA256()

  package init() {}

  package mutating func update(_ data: some DataProtocol) { hasher.update(data: data) }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    hasher.update(bufferPointer: bytes)
  }

  package func finish() -> Digest { Digest(hasher.finalize()) }
}
