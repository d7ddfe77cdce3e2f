import Crypto
public import Foundation

#if !OfflinePackages
  #error(
    "OfflinePackages of swift-web-bridge needs the package's trait OfflinePackages, which is off. Add the trait to `traits:` of the dependency."
  )
#endif

/// A SHA-256 hash, by which objects and documents are named.
public struct PackageDigest: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Stored as numbers because a release may have 65,536 files, and a text of 64 digits takes three times the memory.
  private let words: (UInt64, UInt64, UInt64, UInt64)

  /// Creates a hash from its digits; `nil` unless they are 64 lower-case hexadecimal digits.
  public init?(hexadecimal text: String) {
    guard text.utf8.count == 64 else { return nil }
    var words: [UInt64] = [0, 0, 0, 0]
    for (place, byte) in text.utf8.enumerated() {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: return nil
      }
      words[place / 16] = words[place / 16] << 4 | UInt64(digit)
    }
    self.words = (words[0], words[1], words[2], words[3])
  }

  /// Creates the hash of bytes.
  public init(of data: Data) {
    var hasher = DigestHasher()
    hasher.update(data)
    self = hasher.finish()
  }

  init(_ digest: SHA256Digest) {
    words = digest.withUnsafeBytes { bytes in
      func word(_ place: Int) -> UInt64 {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self))
      }
      return (word(0), word(1), word(2), word(3))
    }
  }

  /// 64 lower-case hexadecimal digits.
  public var hexadecimal: String {
    let digits: StaticString = "0123456789abcdef"
    return String(unsafeUninitializedCapacity: 64) { text in
      var place = 0
      for word in [words.0, words.1, words.2, words.3] {
        for shift in stride(from: 60, through: 0, by: -4) {
          text[place] = digits.utf8Start[Int(word >> UInt64(shift) & 15)]
          place += 1
        }
      }
      return place
    }
  }

  /// The 32 bytes in base64.
  var base64: String {
    let bytes = [words.0, words.1, words.2, words.3].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
    return Data(bytes).base64EncodedString()
  }

  /// The number that the first 60 bits state.
  var first60Bits: UInt64 { words.0 >> 4 }

  /// The digits.
  public var description: String { hexadecimal }

  /// Returns whether two hashes are equal.
  public static func == (one: PackageDigest, other: PackageDigest) -> Bool {
    one.words == other.words
  }

  /// Adds the hash to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }

  /// Orders hashes by their digits.
  public static func < (one: PackageDigest, other: PackageDigest) -> Bool {
    one.words < other.words
  }
}

/// Makes the hash of bytes that come piece by piece.
package struct DigestHasher {
  private var hasher = SHA256()

  package init() {}

  package mutating func update(_ data: some DataProtocol) { hasher.update(data: data) }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    hasher.update(bufferPointer: bytes)
  }

  package func finish() -> PackageDigest { PackageDigest(hasher.finalize()) }
}

/// The path of a file in the folder of a feed.
package struct FeedPath: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  package var description: String { text }

  private init(_ text: String) { self.text = text }

  package static func root(_ version: UInt64) -> FeedPath { FeedPath("root/\(version).json") }

  package static func latest(_ package: PackageName, _ channel: PackageName) -> FeedPath {
    FeedPath("latest/\(package)/\(channel).json")
  }

  package static func release(_ digest: PackageDigest) -> FeedPath {
    FeedPath("releases/\(digest).json")
  }

  /// Objects are spread over 256 folders, because some tools are slow in folders of many files.
  package static func object(_ digest: PackageDigest) -> FeedPath {
    FeedPath("objects/\(digest.hexadecimal.prefix(2))/\(digest)")
  }

  package static func pack(_ digest: PackageDigest) -> FeedPath { FeedPath("packs/\(digest)") }
}
