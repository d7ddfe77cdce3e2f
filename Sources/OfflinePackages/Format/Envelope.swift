package import Foundation

/// The bytes of a document and their signatures: an envelope of DSSE
/// ([protocol](https://github.com/secure-systems-lab/dsse/blob/v1.0.2/protocol.md)).
///
/// DSSE signs the bytes as they are, together with their type, so that nobody has to agree on a form of JSON.
/// Unlike DSSE, an envelope has one encoding: members in this order, no white space, base64 with padding. A file
/// with a changed byte is therefore never the same envelope.
package struct Envelope: Equatable, Sendable {
  package let type: DocumentType
  package let payload: Data
  package let signatures: [Signature]

  package struct Signature: Equatable, Sendable {
    package let key: KeyIdentifier
    /// 64 bytes of Ed25519.
    package let bytes: Data

    package init(key: KeyIdentifier, bytes: Data) { (self.key, self.bytes) = (key, bytes) }
  }

  /// How many signatures an envelope may have.
  static let mostSignatures = 32

  package init(type: DocumentType, payload: Data, signatures: [Signature]) {
    (self.type, self.payload, self.signatures) = (type, payload, signatures)
  }

  /// Reads the file of a document.
  ///
  /// - Throws: ``PackageError`` with the code `overLimit`, `malformed`, or `wrongType` where the file is a document
  ///   of another type.
  package init(_ file: Data, expecting type: DocumentType) throws(PackageError) {
    guard file.count <= type.largestFile else {
      throw PackageError(
        .overLimit,
        "The \(type) document has \(file.count) bytes; \(type.largestFile) are allowed.")
    }
    let fields = try DocumentFields(DocumentParser.parse(file), at: "The envelope")
    let media = try fields.string("payloadType")
    guard media == type.mediaType else {
      throw PackageError(
        .wrongType, "The document is of type “\(media.printable)”, and not “\(type.mediaType)”.")
    }
    let payload = try fields.string("payload", bytes: 1...DocumentType.release.largestFile)
    guard let payload = Data(base64Encoded: payload) else {
      throw PackageError(.malformed, "The envelope's payload is not base64.")
    }
    var signatures: [Signature] = []
    for element in try fields.elements("signatures", atMost: Self.mostSignatures) {
      let fields = try DocumentFields(element, at: "A signature")
      guard let bytes = Data(base64Encoded: try fields.string("sig")), bytes.count == 64 else {
        throw PackageError(.malformed, "A signature is not 64 bytes in base64.")
      }
      signatures.append(Signature(key: try fields.digest("keyid"), bytes: bytes))
    }
    self.init(type: type, payload: payload, signatures: signatures)
    guard encoded() == file else {
      throw PackageError(
        .malformed, "The \(type) document is not in the one encoding that an envelope has.")
    }
  }

  /// The file of the document.
  package func encoded() -> Data {
    DocumentWriter.write(
      .object([
        ("payloadType", .string(type.mediaType)),
        ("payload", .string(payload.base64EncodedString())),
        (
          "signatures",
          .array(
            signatures.map {
              .object([
                ("keyid", .string($0.key.hexadecimal)),
                ("sig", .string($0.bytes.base64EncodedString())),
              ])
            })
        ),
      ]))
  }

  /// The bytes that a key signs: DSSE's pre-authentication encoding.
  package var signedBytes: Data { Self.signedBytes(of: type, payload) }

  package static func signedBytes(of type: DocumentType, _ payload: Data) -> Data {
    Data("DSSEv1 \(type.mediaType.utf8.count) \(type.mediaType) \(payload.count) ".utf8) + payload
  }
}
