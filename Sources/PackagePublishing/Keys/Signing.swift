package import Foundation
package import OfflinePackages

extension Envelope {
  /// Adds the signatures of keys that have not signed yet. Signatures stand in the order of their keys.
  package func signed(by keys: [SigningKey]) throws(PublishingError) -> Envelope {
    var all = signatures
    for key in keys where !all.contains(where: { $0.key == key.identifier }) {
      all.append(
        Signature(key: key.identifier, bytes: try key.signature(of: signedBytes)))
    }
    return Envelope(type: type, payload: payload, signatures: all.sorted { $0.key < $1.key })
  }
}

extension RootDocument {
  /// Signs a document by the keys of its role.
  ///
  /// - Throws: where fewer keys are at hand than the role asks for.
  package func sign(
    _ payload: Data, as type: DocumentType, with ring: KeyRing
  ) throws(PublishingError) -> Data {
    let envelope = Envelope(type: type, payload: payload, signatures: [])
    let keys = ring.keys(of: roles[type])
    if let shortage = shortage(of: Set(keys.map(\.identifier)), as: type) {
      throw PublishingError(.input, "\(shortage) Name the keys with --keys.")
    }
    return try envelope.signed(by: keys).encoded()
  }

  /// What is missing before a document of a type has enough signatures; `nil` where nothing is.
  package func shortage(of signers: Set<KeyIdentifier>, as type: DocumentType) -> String? {
    guard let role = roles[type] else { return nil }
    let count = role.keys.intersection(signers).count
    guard count < role.threshold else { return nil }
    let others = role.keys.subtracting(signers).sorted().map(\.short).joined(separator: ", ")
    return
      "“\(type)” needs \(role.threshold) signature\(role.threshold == 1 ? "" : "s") by version \(version) of the root and has \(count); the other keys are \(others)."
  }
}
