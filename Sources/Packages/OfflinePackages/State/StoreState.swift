/// The state of a store: its releases, and the versions that it has accepted.
package struct StoreState: Codable, Equatable {
  /// Rises with every change. 0 is a state that was never written.
  package var generation: UInt64 = 0
  /// The identifier of the device for rollouts.
  var device: String
  /// The newest root that is kept in the store.
  package var root: RootRecord?
  /// The root that the app brought when the state was written.
  var embeddedRoot: PackageDigest?
  /// Objects that were seen to be missing or changed.
  var suspects: Set<PackageDigest> = []
  /// The packages, by their names.
  package var packages: [String: PackageState] = [:]

  package struct RootRecord: Codable, Equatable {
    package var version: UInt64
    package var digest: PackageDigest
  }

  subscript(package: PackageName) -> PackageState {
    get { packages[package.text] ?? PackageState() }
    set { packages[package.text] = newValue }
  }

  /// The releases whose files are in the store.
  package var installed: Set<PackageDigest> {
    Set(packages.values.flatMap(\.records).filter { $0.origin == .installed }.map(\.digest))
  }

  /// Resets floors whose keys a new root replaces: only a new key can free devices from a number that a stolen key
  /// has raised too far.
  mutating func resetFloors(from old: RootDocument, to new: RootDocument) {
    func changed(_ type: PackageDocumentType) -> Bool {
      old.roles[type]?.keys != new.roles[type]?.keys
    }
    for name in packages.keys {
      for channel in (packages[name]?.channels ?? [:]).keys {
        if changed(.latest) {
          packages[name]?.channels[channel]?.floor.sequence = 0
          packages[name]?.channels[channel]?.floor.latest = nil
        }
        if changed(.release) {
          packages[name]?.channels[channel]?.floor.version = 0
          packages[name]?.channels[channel]?.floor.release = nil
        }
      }
    }
  }
}

extension PackageDigest: Codable {
  /// Decodes the digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let digest = PackageDigest(hexadecimal: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a SHA-256 hash")
    }
    self = digest
  }

  /// Encodes the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexadecimal)
  }
}
