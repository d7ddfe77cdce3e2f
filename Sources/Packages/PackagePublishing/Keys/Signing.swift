package import Foundation
package import OfflinePackages

extension Envelope {
  /// Adds the signatures of keys that have not signed yet. Signatures are in the order of their keys.
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
  /// - Throws: An error if fewer keys are available than the role asks for.
  package func sign(
    _ payload: Data, as type: PackageDocumentType, with ring: KeyRing
  ) throws(PublishingError) -> Data {
    let envelope = Envelope(type: type, payload: payload, signatures: [])
    let keys = ring.keys(of: roles[type])
    if let shortage = shortage(of: Set(keys.map(\.identifier)), as: type, named: ring) {
      throw PublishingError(.input, "\(shortage) Name the keys with --keys.")
    }
    return try envelope.signed(by: keys).encoded()
  }

  /// Returns a sentence about the signatures that a document of a type still needs; `nil` if it needs none.
  ///
  /// - Parameters:
  ///   - signers: The keys that have signed.
  ///   - ring: Knows the names of keys. Others are named by their first digits.
  package func shortage(
    of signers: Set<PackageKeyIdentifier>, as type: PackageDocumentType, named ring: KeyRing
  ) -> String? {
    guard let role = roles[type] else { return nil }
    let present = role.keys.intersection(signers)
    let missing = role.threshold - present.count
    guard missing > 0 else { return nil }
    func names(_ keys: Set<PackageKeyIdentifier>) -> String {
      keys.map { ring.name(of: $0) ?? $0.short }.sorted().joined(separator: ", ")
    }
    let number = "\(role.threshold) signature\(role.threshold == 1 ? "" : "s")"
    let has = present.isEmpty ? "none" : "\(present.count), of \(names(present))"
    let rest = "\(missing) \(missing == 1 ? "is" : "are") missing"
    return
      "“\(type)” needs \(number) by version \(version) of the root and has \(has): \(rest), of the keys \(names(role.keys.subtracting(present)))."
  }
}
