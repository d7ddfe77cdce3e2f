package import Foundation
package import OfflinePackages

/// A folder with the keys of an app's packages, and with its roots in the folder `root`.
package struct KeyFolder: Sendable {
  package let folder: URL
  private var roots: URL { folder.appendingPathComponent("root") }

  package init(_ folder: URL) { self.folder = folder }

  /// The number of a role's keys, and the number of keys that have to sign.
  package struct Share: Hashable, Sendable {
    package let keys: Int
    package let threshold: Int

    package init(keys: Int, threshold: Int) { (self.keys, self.threshold) = (keys, threshold) }
  }

  /// Creates a folder with new keys and the first root. If one of the files exists, nothing is written.
  package func create(
    _ shares: [PackageDocumentType: Share]
  ) throws(PublishingError) -> (root: RootDocument, files: [URL]) {
    var keys: [SigningKey] = []
    var roles: [PackageDocumentType: PackageRole] = [:]
    for type in PackageDocumentType.allCases {
      let share = shares[type] ?? Share(keys: 1, threshold: 1)
      guard (1...RootDocument.mostKeys).contains(share.keys),
        (1...share.keys).contains(share.threshold)
      else {
        throw PublishingError(
          .input,
          "“\(type)” cannot ask for \(share.threshold) of \(share.keys) keys: there are 1 to \(RootDocument.mostKeys) keys, and no more have to sign."
        )
      }
      let own = (1...share.keys).map { SigningKey(name: "\(type)-\($0)") }
      keys += own
      roles[type] = PackageRole(keys: Set(own.map(\.identifier)), threshold: share.threshold)
    }
    let urls = keys.flatMap { key in
      [KeyFile.secretSuffix, KeyFile.publicSuffix].map {
        folder.appendingPathComponent(key.name + $0)
      }
    }
    let rootFile = roots.appendingPathComponent("1.json")
    for url in urls + [rootFile] where Disk.exists(url) {
      throw PublishingError(
        .input, "\(url.shown) exists and is not overwritten: name another folder.")
    }
    let document: RootDocument
    do {
      document = try RootDocument(version: 1, keys: keys.map(\.publicKey.key), roles: roles)
    } catch {
      throw PublishingError(.input, error.message)
    }
    let signed = try RootRotation.sign(document, after: nil, with: KeyRing(keys)).envelope
    try Disk.makeFolder(roots)
    var files: [URL] = []
    do {
      try write(keys, &files)
      try NewFile.create(signed.encoded(), at: rootFile, mode: 0o644)
      files.append(rootFile)
    } catch {
      for file in files { unlink(file.path) }
      throw error
    }
    return (document, files)
  }

  /// Writes both files of keys. The public one keeps the name of a key whose secret is elsewhere or lost.
  private func write(_ keys: [SigningKey], _ files: inout [URL]) throws(PublishingError) {
    for key in keys {
      files.append(try KeyFile.write(key, in: folder))
      files.append(try KeyFile.write(key.publicKey, in: folder))
    }
  }

  /// The roots of the folder.
  package func chain() throws(PublishingError) -> RootChain {
    guard let chain = try RootChain(in: roots) else {
      throw PublishingError(
        .input,
        "There is no root at \(roots.appendingPathComponent("1.json").shown): make one with “webbridge keys new \(folder.shown)”."
      )
    }
    return chain
  }

  /// A name that no file of a key has, such as `release-2`.
  package func freeName(for type: PackageDocumentType, besides taken: Set<String> = []) -> String {
    var number = 1
    while true {
      let name = "\(type)-\(number)"
      let isTaken = [KeyFile.secretSuffix, KeyFile.publicSuffix].contains {
        Disk.exists(folder.appendingPathComponent(name + $0))
      }
      if !isTaken, !taken.contains(name) { return name }
      number += 1
    }
  }

  /// Writes the next root, and the new keys that it has.
  package func save(
    _ root: RootDocument, _ envelope: Envelope, newKeys: [SigningKey]
  ) throws(PublishingError) -> [URL] {
    let url = roots.appendingPathComponent("\(root.version).json")
    var files: [URL] = []
    do {
      try write(newKeys, &files)
      try NewFile.create(envelope.encoded(), at: url, mode: 0o644)
    } catch {
      for file in files { unlink(file.path) }
      throw error
    }
    return files + [url]
  }
}
