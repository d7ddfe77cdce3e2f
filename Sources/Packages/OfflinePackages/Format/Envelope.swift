import Disclosure
package import Foundation

/// The bytes of a document and their signatures: an envelope of DSSE
/// ([protocol](https://github.com/secure-systems-lab/dsse/blob/v1.0.2/protocol.md)).
///
/// DSSE signs the bytes as they are, together with their type, so that nobody has to agree on a form of JSON.
/// Unlike DSSE, an envelope has one encoding: members in this order, no white space, base64 with padding, signatures
/// in the order of their keys. A file with a changed byte is therefore never the same envelope.
package struct Envelope: Equatable, Sendable {
  package let type: PackageDocumentType
  package let payload: Data
  /// The signatures, in the order of their keys.
  package let signatures: [Signature]

  package struct Signature: Equatable, Sendable {
    package let key: PackageKeyIdentifier
    /// 64 bytes of Ed25519.
    package let bytes: Data

    package init(key: PackageKeyIdentifier, bytes: Data) { (self.key, self.bytes) = (key, bytes) }
  }

  /// The maximum number of signatures of an envelope.
  static let mostSignatures = 32

  /// Creates an envelope; signatures may come in any order.
  package init(type: PackageDocumentType, payload: Data, signatures: [Signature]) {
    (self.type, self.payload) = (type, payload)
    self.signatures = signatures.sorted { $0.key < $1.key }
  }

  /// Reads the file of a document.
  ///
  /// - Throws: ``PackageError`` with the code `overLimit`, `malformed`, or `wrongType` if the file is a document
  ///   of another type.
  package init(_ file: Data, expecting type: PackageDocumentType) throws(PackageError) {
    guard file.count <= type.largestFile else {
      throw PackageError(
        .overLimit,
        "The \(type) document has \(file.count) bytes; \(type.largestFile) are allowed.")
    }
    var reader = EnvelopeReader(file)
    let media = try reader.payloadType()
    guard media.hasSameBytes(as: type.mediaType) else {
      throw PackageError(
        .wrongType, "The document is of type “\(media.printable)”, and not “\(type.mediaType)”.")
    }
    payload = try reader.payload()
    signatures = try reader.signatures()
    self.type = type
  }

  /// The file of the document.
  package func encoded() -> Data {
    var file = Data("{\"payloadType\":\"\(type.mediaType)\",\"payload\":\"".utf8)
    file += payload.base64EncodedData()
    file += Data("\",\"signatures\":[".utf8)
    for (index, signature) in signatures.enumerated() {
      let comma = index > 0 ? "," : ""
      let sig = signature.bytes.base64EncodedString()
      file += Data(
        "\(comma){\"keyid\":\"\(signature.key.hexadecimal)\",\"sig\":\"\(sig)\"}".utf8)
    }
    return file + Data("]}".utf8)
  }

  /// The bytes that a key signs: DSSE's pre-authentication encoding.
  package var signedBytes: Data { Self.signedBytes(of: type, payload) }

  package static func signedBytes(of type: PackageDocumentType, _ payload: Data) -> Data {
    Data("DSSEv1 \(type.mediaType.utf8.count) \(type.mediaType) \(payload.count) ".utf8) + payload
  }
}

/// The types of signed documents. A signature holds for the bytes of one type alone.
public enum PackageDocumentType: String, Hashable, Sendable, CaseIterable {
  /// The keys that an app trusts.
  case root
  /// The releases that the devices of one channel run.
  case latest
  /// The files of one version.
  case release

  /// The media type, which is signed together with the bytes.
  public var mediaType: String { "application/vnd.webbridge.\(rawValue)+json" }

  /// The maximum number of bytes of a file with such a document.
  package var largestFile: Int {
    switch self {
    case .root, .latest: 64 << 10
    case .release: 16 << 20
    }
  }
}
