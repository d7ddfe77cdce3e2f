import Disclosure
package import Foundation

/// The keys that an app trusts, and for what.
public struct RootDocument: Equatable, Sendable {
  /// 1 for the first root; each rotation adds one.
  public let version: UInt64
  /// The keys, by their names.
  public let keys: [PackageKeyIdentifier: PackageVerificationKey]
  /// The role of each type of document.
  public let roles: [PackageDocumentType: PackageRole]

  /// The maximum number of keys of a root.
  package static let mostKeys = 32

  /// Creates a root, whose roles are of its keys.
  package init(
    version: UInt64, keys: [PackageVerificationKey], roles: [PackageDocumentType: PackageRole]
  ) throws(PackageError) {
    self.version = version
    self.keys = Dictionary(keys.map { ($0.identifier, $0) }) { first, _ in first }
    self.roles = roles
    for type in PackageDocumentType.allCases {
      guard let role = roles[type], role.threshold >= 1, role.threshold <= role.keys.count,
        role.keys.allSatisfy({ self.keys[$0] != nil })
      else {
        throw PackageError(
          .malformed,
          "The root does not say which of its keys sign “\(type)”, or asks for more than there are."
        )
      }
    }
  }

  package init(payload: Data) throws(PackageError) {
    let fields = try DocumentFields(DocumentParser.parse(payload), at: "root")
    try Specification.check(fields)
    let version = try fields.integer("version", in: 1...DocumentValue.largestInteger)
    var keys: [PackageVerificationKey] = []
    for member in try fields.members(of: "keys", atMost: Self.mostKeys) {
      let name = member.name
      let entry = try DocumentFields(member.value, at: "root.keys.\(name.printable)")
      let algorithm = try entry.string("algorithm")
      let text = Data(try entry.string("public").utf8)
      guard algorithm.hasSameBytes(as: "ed25519"), let bytes = Data(canonicalBase64: text),
        let key = PackageVerificationKey(bytes), key.identifier == PackageDigest(hexadecimal: name)
      else {
        throw PackageError(
          .malformed,
          "The key “\(name.printable)” of the root is not an Ed25519 key whose SHA-256 hash is its name."
        )
      }
      keys.append(key)
    }
    let entries = try fields.object("roles")
    var roles: [PackageDocumentType: PackageRole] = [:]
    for type in PackageDocumentType.allCases {
      let entry = try entries.object(type.rawValue)
      let signers = try entry.digests("keys", atMost: Self.mostKeys)
      let threshold = try entry.integer("threshold", in: 1...UInt64(Self.mostKeys))
      roles[type] = PackageRole(keys: Set(signers), threshold: Int(threshold))
    }
    try self.init(version: version, keys: keys, roles: roles)
  }

  package var payload: Data {
    DocumentWriter.write(
      .object([
        ("spec", .integer(Specification.version)),
        ("version", .integer(version)),
        (
          "keys",
          .object(
            keys.values.sorted { $0.identifier < $1.identifier }.map { key in
              (
                key.identifier.hexadecimal,
                .object([
                  ("algorithm", .string("ed25519")),
                  ("public", .string(key.bytes.base64EncodedString())),
                ])
              )
            })
        ),
        (
          "roles",
          .object(
            PackageDocumentType.allCases.compactMap { type in
              roles[type].map { role in
                (
                  type.rawValue,
                  .object([
                    ("keys", .array(role.keys.sorted().map { .string($0.hexadecimal) })),
                    ("threshold", .integer(UInt64(role.threshold))),
                  ])
                )
              }
            })
        ),
      ]))
  }
}

/// The keys that may sign documents of one type, and the number of signatures that a document needs.
public struct PackageRole: Hashable, Sendable {
  /// The keys, by their names.
  public let keys: Set<PackageKeyIdentifier>
  /// The number of keys that have to sign.
  public let threshold: Int

  /// Creates a role.
  public init(keys: Set<PackageKeyIdentifier>, threshold: Int) {
    (self.keys, self.threshold) = (keys, threshold)
  }
}
