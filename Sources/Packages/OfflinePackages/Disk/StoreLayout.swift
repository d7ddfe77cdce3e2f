import Foundation

/// The paths of the files of a store.
struct StoreLayout: Sendable {
  let folder: String

  init(_ url: URL) { folder = url.standardizedFileURL.path }

  var objects: String { folder + "/objects" }
  var manifests: String { folder + "/manifests" }
  var roots: String { folder + "/roots" }
  var staging: String { folder + "/staging" }
  var leases: String { folder + "/leases" }
  /// The folders in the store's folder.
  var innerFolders: [String] { [objects, manifests, roots, staging, leases] }

  var stateLock: String { folder + "/state.lock" }
  var updateLock: String { folder + "/update.lock" }
  /// The temporary path of a state. Only the holder of the state's lock uses it.
  var stateTemporary: String { folder + "/state.new" }

  /// The temporary path of a root. Only the holder of the state's lock uses it.
  var rootTemporary: String { folder + "/root.new" }

  func state(_ slot: Int) -> String { "\(folder)/state.\(slot)" }

  func manifest(_ digest: PackageDigest) -> String { "\(manifests)/\(digest.hexadecimal).json" }

  func root(_ version: UInt64) -> String { "\(roots)/\(version).json" }

  func lease(_ digest: PackageDigest, nonce: String) -> String {
    "\(leases)/\(digest.hexadecimal).\(nonce)"
  }

  func part(_ digest: PackageDigest, of package: PackageName) -> String {
    "\(staging)/\(package).\(digest.hexadecimal)"
  }

  /// A name in staging that nobody else uses. Its dot in front tells it from a part.
  func temporary() -> String { "\(staging)/.\(UUID().uuidString)" }

  /// The names in a folder; none if there is no folder.
  static func names(in folder: String) throws(PackageError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw .system(errno, "Cannot list \(folder)")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
