import Foundation
import OfflinePackages

/// The files of a folder that is checked: each is read once, and those that nobody asked for are left over.
struct CheckedFolder {
  let folder: URL
  /// The sizes of the files, by their paths in the folder.
  private(set) var files: [String: Int] = [:]
  private var used: Set<String> = []

  /// Lists the files. Links and other strangers are findings.
  init(_ folder: URL, _ findings: inout Findings) throws(PublishingError) {
    self.folder = folder
    guard Disk.isFolder(folder) else {
      throw PublishingError(
        .input, "There is no folder \(folder.shown): name a feed, a release or a store.")
    }
    try list(folder, "", &findings)
  }

  private mutating func list(
    _ folder: URL, _ prefix: String, _ findings: inout Findings
  ) throws(PublishingError) {
    for name in try Disk.names(in: folder) {
      let path = prefix + name
      switch try Disk.entry(at: folder.appendingPathComponent(name)) {
      case .file(let size): files[path] = size
      case .folder:
        try list(folder.appendingPathComponent(name), path + "/", &findings)
      case .link: findings.problem(path, "It is a symbolic link: put the file itself in its place.")
      case .other, nil: findings.problem(path, "It is not a regular file: remove it.")
      }
    }
  }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// The paths that begin in a way, in the order of their bytes.
  func paths(in prefix: String) -> [String] { files.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  func has(_ path: String) -> Bool { files[path] != nil }

  /// Returns whether a file has the name of an unfinished one.
  func isUnfinished(_ path: String) -> Bool { path.hasSuffix(NewFile.suffix) }

  mutating func use(_ path: String) { used.insert(path) }

  /// The files that were not used.
  var unused: [String] { files.keys.filter { !used.contains($0) }.sorted() }

  /// Returns the bytes of a document.
  mutating func read(_ path: String, _ findings: inout Findings) -> Data? {
    used.insert(path)
    do {
      let data = try Disk.read(url(path))
      findings.documents += 1
      return data
    } catch {
      findings.problem(path, error.message)
      return nil
    }
  }

  /// Checks that the files `objects/<2 digits>/<hash>` have the hashes that are their names.
  ///
  /// - Returns: The sizes of those that have.
  mutating func checkObjects(
    _ findings: inout Findings, _ report: PublishingProgress.Report
  ) -> [PackageDigest: Int] {
    let paths = paths(in: "objects/")
    let total = paths.reduce(0) { $0 + (files[$1] ?? 0) }
    var done = 0
    var sizes: [PackageDigest: Int] = [:]
    for path in paths {
      used.insert(path)
      guard let digest = PackageDigest(hexadecimal: String(path.split(separator: "/").last ?? "")),
        path == FeedPath.object(digest).text
      else {
        findings.warning(
          path,
          isUnfinished(path)
            ? "It is left over from an interrupted command: remove it."
            : "It is not the path of an object.")
        continue
      }
      do {
        let (actual, size) = try FileReader.read(url(path))
        findings.objects += 1
        findings.bytes += size
        done += size
        report(PublishingProgress("Checking", done: done, of: max(total, done)))
        if actual == digest {
          sizes[digest] = size
        } else {
          findings.problem(
            path,
            "Its \(size) bytes have the hash \(actual.short)…: restore the file from its release.")
        }
      } catch {
        findings.problem(path, error.message)
      }
    }
    return sizes
  }
}
