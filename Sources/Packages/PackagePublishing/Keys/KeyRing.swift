import Disclosure
package import Foundation
package import OfflinePackages

/// The keys at hand: of files, of folders, and of the environment of a build server.
package struct KeyRing: Sendable {
  /// The secret keys, each once, in the order of their names.
  package private(set) var keys: [SigningKey] = []
  /// The public keys whose files are in the folders.
  package private(set) var publicKeys: [PublicKey] = []
  /// Folders `root` that stand beside keys.
  package private(set) var rootFolders: [URL] = []

  package init(_ keys: [SigningKey]) { self.keys = keys }

  /// Reads keys.
  ///
  /// - Parameters:
  ///   - sources: Files, folders of files `….key.json`, or `env:NAME` for a variable that has the text of a file.
  ///   - environment: The variables.
  package init(
    _ sources: [String], in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PublishingError) {
    for source in sources {
      if source.hasPrefix("env:") {
        let name = String(source.dropFirst(4))
        guard let text = environment[name], !text.isEmpty else {
          throw PublishingError(
            .input, "The environment has no variable \(name.printable) with a key.")
        }
        keys.append(try KeyFile.secret(in: Data(text.utf8), place: source.printable))
        continue
      }
      let url = URL(fileURLWithPath: source)
      if Disk.isFolder(url) { try read(url) } else { keys.append(try KeyFile.secret(at: url)) }
    }
    var seen: Set<PackageKeyIdentifier> = []
    keys = keys.filter { seen.insert($0.identifier).inserted }.sorted { $0.name < $1.name }
  }

  private mutating func read(_ folder: URL) throws(PublishingError) {
    for name in try Disk.names(in: folder) {
      let url = folder.appendingPathComponent(name)
      if name.hasSuffix(KeyFile.secretSuffix) { keys.append(try KeyFile.secret(at: url)) }
      if name.hasSuffix(KeyFile.publicSuffix) { publicKeys.append(try KeyFile.publicKey(at: url)) }
    }
    let roots = folder.appendingPathComponent("root")
    if Disk.isFolder(roots) { rootFolders.append(roots) }
  }

  /// The name of a key, if a file says it.
  package func name(of identifier: PackageKeyIdentifier) -> String? {
    keys.first { $0.identifier == identifier }?.name
      ?? publicKeys.first { $0.identifier == identifier }?.name
  }

  /// The keys that a role has.
  package func keys(of role: PackageRole?) -> [SigningKey] {
    keys.filter { role?.keys.contains($0.identifier) == true }
  }
}
