import Foundation
package import OfflinePackages

/// The root that follows another one.
package struct RootRotation: Sendable {
  private let previous: RootDocument
  private var keys: [PackageKeyIdentifier: PackageVerificationKey]
  private var roles: [PackageDocumentType: PackageRole]

  package init(after previous: RootDocument) {
    (self.previous, keys, roles) = (previous, previous.keys, previous.roles)
  }

  /// Adds a key to a role.
  package mutating func add(_ key: PackageVerificationKey, to type: PackageDocumentType) {
    keys[key.identifier] = key
    change(type) { $0.insert(key.identifier) }
  }

  /// Takes a key from a role.
  package mutating func remove(_ key: PackageKeyIdentifier, from type: PackageDocumentType) {
    change(type) { $0.remove(key) }
  }

  package mutating func setThreshold(_ threshold: Int, of type: PackageDocumentType) {
    roles[type] = PackageRole(keys: roles[type]?.keys ?? [], threshold: threshold)
  }

  private mutating func change(
    _ type: PackageDocumentType, _ body: (inout Set<PackageKeyIdentifier>) -> Void
  ) {
    guard let role = roles[type] else { return }
    var keys = role.keys
    body(&keys)
    roles[type] = PackageRole(keys: keys, threshold: role.threshold)
  }

  /// The new document. Keys that no role has any longer are left out.
  package func document() throws(PublishingError) -> RootDocument {
    for (type, role) in roles.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where role.threshold < 1 || role.threshold > role.keys.count {
      throw PublishingError(
        .input,
        "“\(type)” would ask for \(role.threshold) of \(role.keys.count) keys: add a key, or set its threshold."
      )
    }
    let used = roles.values.reduce(into: Set<PackageKeyIdentifier>()) { $0.formUnion($1.keys) }
    do {
      return try RootDocument(
        version: previous.version + 1, keys: used.compactMap { keys[$0] }, roles: roles)
    } catch {
      throw PublishingError(.input, error.message)
    }
  }

  /// Signs by the keys of the old root and of the new one that are at hand.
  ///
  /// - Returns: The envelope, and what is missing before devices trust it.
  package static func sign(
    _ next: RootDocument, after previous: RootDocument?, with ring: KeyRing
  ) throws(PublishingError) -> (envelope: Envelope, missing: [String]) {
    let envelope = Envelope(type: .root, payload: next.payload, signatures: [])
    return try complete(envelope, next, after: previous, with: ring)
  }

  /// Adds signatures to the envelope of a root.
  package static func complete(
    _ envelope: Envelope, _ next: RootDocument, after previous: RootDocument?, with ring: KeyRing
  ) throws(PublishingError) -> (envelope: Envelope, missing: [String]) {
    let documents = [previous, next].compactMap { $0 }
    let signers = ring.keys.filter { key in
      documents.contains { $0.roles[.root]?.keys.contains(key.identifier) == true }
    }
    let signed = try envelope.signed(by: signers)
    let identifiers = Set(signed.signatures.map(\.key))
    return (signed, documents.compactMap { $0.shortage(of: identifiers, as: .root, named: ring) })
  }
}
