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
    let document = try RootDocument(payload: envelope.payload)
    let own = envelope.signatures.filter { document.keys[$0.key] != nil }
    try Self.check(
      Envelope(type: .root, payload: envelope.payload, signatures: own), signers: [document])
    (self.document, self.file) = (document, file)
  }

  private init(_ document: RootDocument, file: Data) {
    (self.document, self.file) = (document, file)
  }

  /// Returns the root that follows this one.
  ///
  /// Nothing of the next root is read before enough keys of this root have signed its bytes.
  ///
  /// - Throws: ``PackageError`` with the code `downgrade` if the version is not the next one, and `untrusted`
  ///   unless the keys of both roots have signed.
  package func rotated(to file: Data) throws(PackageError) -> TrustedRoot {
    let envelope = try Envelope(file, expecting: .root)
    let signed = envelope.signedBytes
    let known = envelope.signatures.filter { signature in
      document.signer(signature.key, of: .root)?.verifies(signature.bytes, of: signed) == true
    }
    try Self.count(Set(known.map(\.key)), of: .root, signers: [document])
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
    of file: Data, type: PackageDocumentType
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
    for signature in envelope.signatures {
      let key = signers.lazy.compactMap { $0.signer(signature.key, of: envelope.type) }.first
      guard let key, key.verifies(signature.bytes, of: signed) else {
        throw PackageError(
          .untrusted,
          "The \(envelope.type) document has a signature that is wrong or of a key that may not sign it (\(signature.key.hexadecimal.prefix(8))…)."
        )
      }
    }
    try count(Set(envelope.signatures.map(\.key)), of: envelope.type, signers: signers)
  }

  /// Checks that enough of each root's keys are among those whose signatures are valid.
  private static func count(
    _ valid: Set<PackageKeyIdentifier>, of type: PackageDocumentType, signers: [RootDocument]
  ) throws(PackageError) {
    for signer in signers {
      let role = signer.roles[type]
      let count = role?.keys.intersection(valid).count ?? 0
      guard let role, count >= role.threshold else {
        throw PackageError(
          .untrusted,
          "The \(type) document has \(count) of \(role?.threshold ?? 1) signatures that version \(signer.version) of the root asks for."
        )
      }
    }
  }
}

extension RootDocument {
  /// Returns the key of a name; `nil` if the root has none of that name that may sign documents of the type.
  fileprivate func signer(_ key: PackageKeyIdentifier, of type: PackageDocumentType)
    -> PackageVerificationKey?
  {
    roles[type]?.keys.contains(key) == true ? keys[key] : nil
  }
}
