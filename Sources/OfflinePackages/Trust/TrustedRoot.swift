package import Foundation

/// A root whose signatures were checked, by which other documents are checked.
package struct TrustedRoot: Sendable {
  package let document: RootDocument
  /// The file of the document.
  package let file: Data

  /// Trusts the root that an app brings, or a root that was accepted before. Its own keys have to have signed it. The
  /// keys of the root before it may have signed it as well, and are not known here.
  package init(embedded file: Data) throws(PackageError) {
    let envelope = try Envelope(file, expecting: .root)
    document = try RootDocument(payload: envelope.payload)
    self.file = file
    let known = envelope.signatures.filter { document.roles[.root]?.keys.contains($0.key) == true }
    let own = Envelope(type: .root, payload: envelope.payload, signatures: known)
    try Self.check(own, signers: [document])
  }

  private init(_ document: RootDocument, file: Data) {
    (self.document, self.file) = (document, file)
  }

  /// Returns the root that follows this one.
  ///
  /// - Throws: ``PackageError`` with the code `downgrade` where the version is not the next one, and `untrusted`
  ///   unless the keys of both roots have signed.
  package func rotated(to file: Data) throws(PackageError) -> TrustedRoot {
    let envelope = try Envelope(file, expecting: .root)
    let next = try RootDocument(payload: envelope.payload)
    try Self.check(envelope, signers: [document, next])
    guard next.version == document.version + 1 else {
      throw PackageError(
        .downgrade,
        "The root behind version \(document.version) has version \(next.version).")
    }
    return TrustedRoot(next, file: file)
  }

  /// Returns the bytes of a document that the keys of its role have signed.
  package func payload(
    of file: Data, type: DocumentType
  ) throws(PackageError) -> Data {
    let envelope = try Envelope(file, expecting: type)
    try Self.check(envelope, signers: [document])
    return envelope.payload
  }

  /// Checks that each root's role has enough signatures, and that no signature is wrong: a signature of a key that
  /// nobody knows is refused as well, so that no byte of a document may be changed.
  private static func check(
    _ envelope: Envelope, signers: [RootDocument]
  ) throws(PackageError) {
    let signed = envelope.signedBytes
    var valid: Set<KeyIdentifier> = []
    for signature in envelope.signatures {
      let key = signers.lazy
        .filter { $0.roles[envelope.type]?.keys.contains(signature.key) == true }
        .compactMap { $0.keys[signature.key] }.first
      guard let key, key.verifies(signature.bytes, of: signed) else {
        throw PackageError(
          .untrusted,
          "The \(envelope.type) document has a signature that is wrong or of a key that may not sign it (\(signature.key.hexadecimal.prefix(8))…)."
        )
      }
      guard valid.insert(signature.key).inserted else {
        throw PackageError(.untrusted, "The \(envelope.type) document is signed twice by one key.")
      }
    }
    for signer in signers {
      let role = signer.roles[envelope.type]
      let count = role?.keys.intersection(valid).count ?? 0
      guard let role, count >= role.threshold else {
        throw PackageError(
          .untrusted,
          "The \(envelope.type) document has \(count) of \(role?.threshold ?? 1) signatures that version \(signer.version) of the root asks for."
        )
      }
    }
  }
}
