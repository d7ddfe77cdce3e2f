import Disclosure
package import Foundation
import OfflinePackages

/// The file of a key: `NAME.key.json` with a secret, which only its owner may read, or `NAME.pub.json` without.
package enum KeyFile {
  package static let secretSuffix = ".key.json"
  package static let publicSuffix = ".pub.json"

  /// Writes the file of a secret key with the mode 0600. A file that exists is not overwritten.
  package static func write(_ key: SigningKey, in folder: URL) throws(PublishingError) -> URL {
    let url = folder.appendingPathComponent(key.name + secretSuffix)
    try NewFile.create(key.file, at: url, mode: 0o600)
    return url
  }

  /// Writes the file of a public key.
  package static func write(_ key: PublicKey, in folder: URL) throws(PublishingError) -> URL {
    let url = folder.appendingPathComponent(key.name + publicSuffix)
    try NewFile.create(key.file, at: url, mode: 0o644)
    return url
  }

  /// Reads a secret key from a file.
  package static func secret(at url: URL) throws(PublishingError) -> SigningKey {
    guard try Disk.entry(at: url) != nil else {
      throw PublishingError(
        .input, "There is no key at \(url.shown): make one with “webbridge keys new”.")
    }
    try checkMode(of: url)
    return try secret(in: Disk.read(url, atMost: 64 << 10), place: url.shown)
  }

  /// Reads a secret key from JSON.
  package static func secret(
    in data: Data, place: String
  ) throws(PublishingError) -> SigningKey {
    let file = try JSONFile(data, place: place)
    let named = try key(of: file, place: place)
    guard let text = try file.text("private") else {
      throw PublishingError(.input, "\(place) has no secret half: give the file that signs.")
    }
    guard let bytes = Data(base64Encoded: text), bytes.count == 32 else {
      throw PublishingError(.input, "“private” in \(place) is not 32 bytes in base64.")
    }
    let key = try SigningKey(name: named.name, secret: bytes)
    guard key.identifier == named.identifier else {
      throw PublishingError(.input, "The two halves of the key in \(place) do not belong together.")
    }
    return key
  }

  /// Reads the public half of a key from a public or a secret file.
  package static func publicKey(at url: URL) throws(PublishingError) -> PublicKey {
    try key(of: JSONFile(url), place: url.shown)
  }

  private static func key(
    of file: JSONFile, place: String
  ) throws(PublishingError) -> PublicKey {
    try file.allow(["algorithm", "name", "public", "private"])
    guard try file.requiredText("algorithm") == "ed25519",
      let bytes = Data(base64Encoded: try file.requiredText("public")),
      let key = PackageVerificationKey(bytes)
    else { throw PublishingError(.input, "\(place) is not the file of an Ed25519 key.") }
    let name = try file.requiredText("name")
    guard isName(name) else { throw badName(name) }
    return PublicKey(name: name, key: key)
  }

  /// - Throws: An error if others than the owner may use the file, or the target of the link. A pipe of a shell has no
  ///   other readers.
  private static func checkMode(of url: URL) throws(PublishingError) {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 != 0
    else { return }
    throw PublishingError(
      .input, "Other users may read the key \(url.shown): run chmod 600 \(url.shown)")
  }

  /// Returns whether a text may be a key's name, which is also a file's name.
  package static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: ".")
      && text.utf8.first != UInt8(ascii: "-")
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || "-_.@".unicodeScalars.contains($0)
      }
  }

  package static func badName(_ text: String) -> PublishingError {
    PublishingError(
      .input,
      "“\(text.printable)” cannot be the name of a key: use 1 to 64 letters, digits, “-”, “_”, “.” and “@”."
    )
  }
}
