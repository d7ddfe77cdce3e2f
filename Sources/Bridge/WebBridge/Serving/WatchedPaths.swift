import Foundation

/// The files and folders of a watch that needs a descriptor for each of them.
enum WatchedPaths {
  /// Returns how many files and folders a watch may keep open: a quarter of what the process may open, because the app
  /// needs the rest, and 128 at most.
  ///
  /// - Parameter descriptors: How many descriptors the process may have.
  static func limit(ofProcess descriptors: UInt64) -> Int { Int(min(descriptors / 4, 128)) }

  /// Returns the folder that contains a folder, the folder, its subfolders, and then their files, without hidden ones.
  ///
  /// Folders come first. A folder reports files that are created, replaced and removed, as most editors do to save a
  /// file, so that few descriptors notice most changes.
  static func all(in root: String) -> [String] {
    var folders = [(root as NSString).deletingLastPathComponent, root]
    var others: [String] = []
    let names = FileManager.default.enumerator(atPath: root)
    while let name = names?.nextObject() as? String {
      let path = "\(root)/\(name)"
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        names?.skipDescendants()
      } else if isFolder(path) {
        folders.append(path)
      } else {
        others.append(path)
      }
    }
    return folders + others
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
