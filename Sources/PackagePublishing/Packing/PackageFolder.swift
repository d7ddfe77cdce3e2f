package import Foundation
package import OfflinePackages

/// The files of a folder that a bundler wrote, in the order of their paths' bytes.
package struct PackageFolder: Sendable {
  package struct File: Sendable {
    package let path: PackagePath
    package let url: URL
    package let size: Int
  }

  package let url: URL
  package private(set) var files: [File] = []

  /// Walks a folder.
  ///
  /// - Throws: where the folder has what a package cannot have; the message names the path.
  package init(
    _ url: URL, ignoring ignored: [PathPattern] = [], includesHidden: Bool = false
  ) throws(PublishingError) {
    self.url = url
    switch try Disk.entry(at: url) {
    case nil:
      throw PublishingError(.input, "There is no folder \(url.shown): build the pages first.")
    case .file: throw PublishingError(.input, "\(url.shown) is a file: name the folder it is in.")
    case .folder, .link, .other: break
    }
    guard Disk.isFolder(url) else {
      throw PublishingError(.input, "\(url.shown) is not a folder: name the folder with the pages.")
    }
    try walk(url, "", ignored, includesHidden)
    guard !files.isEmpty else {
      throw PublishingError(.input, "\(url.shown) has no files: build the pages first.")
    }
    guard files.count <= ReleaseDocument.mostFiles else {
      throw PublishingError(
        .input,
        "\(url.shown) has \(files.count) files and \(ReleaseDocument.mostFiles) are allowed: pack fewer files."
      )
    }
    files.sort { $0.path < $1.path }
  }

  /// - Throws: where two names differ by case or Unicode form only.
  private func checkDifference(of names: [String], in folder: URL) throws(PublishingError) {
    var folded: [FoldedPath: String] = [:]
    for name in names {
      // A name that cannot be folded is no name of a path either, which the file's own check tells.
      guard let key = try? FoldedPath(text: name), let other = folded.updateValue(name, forKey: key)
      else { continue }
      throw PublishingError(
        .input,
        "\(folder.appendingPathComponent(other).shown) and \(folder.appendingPathComponent(name).shown) differ by case or Unicode form only: rename one of them."
      )
    }
  }

  private mutating func walk(
    _ folder: URL, _ prefix: String, _ ignored: [PathPattern], _ includesHidden: Bool
  ) throws(PublishingError) {
    let names = try Disk.names(in: folder)
    guard !names.isEmpty || prefix.isEmpty else {
      throw PublishingError(.input, "The folder \(folder.shown) is empty: remove it.")
    }
    let kept = names.filter { name in
      let path = prefix + name
      if prefix.isEmpty, name == PackageConfiguration.fileName { return false }
      return !ignored.contains { $0.matches(path) || $0.matches(path + "/") }
    }
    // All names before the first file, because the message on both says more than the one on either.
    try checkDifference(of: kept, in: folder)
    for name in kept {
      let path = prefix + name
      let url = folder.appendingPathComponent(name)
      if name.hasPrefix("."), name != ".well-known", !includesHidden {
        throw PublishingError(
          .input,
          "\(url.shown) is hidden: remove it, add it to “ignore” in \(PackageConfiguration.fileName), or allow hidden files with --hidden."
        )
      }
      switch try Disk.entry(at: url) {
      case .folder: try walk(url, path + "/", ignored, includesHidden)
      case .file(let size): files.append(try Self.file(path, url, size))
      case .link:
        throw PublishingError(
          .input, "\(url.shown) is a symbolic link: replace it by a copy of its target.")
      case .other:
        throw PublishingError(.input, "\(url.shown) is not a regular file: remove it.")
      case nil:
        throw PublishingError(
          .input,
          "\(url.shown) cannot be opened by its name: rename it, or wait until nobody changes the folder."
        )
      }
    }
  }

  private static func file(
    _ path: String, _ url: URL, _ size: Int
  ) throws(PublishingError) -> File {
    guard size <= ReleaseFile.largest else {
      throw PublishingError(
        .input,
        "\(url.shown) has \(size) bytes and \(ReleaseFile.largest) are allowed for a file: split it, or serve it from the network."
      )
    }
    do {
      return File(path: try PackagePath(path), url: url, size: size)
    } catch {
      throw PublishingError(.input, "\(error.message.dropLast()): rename \(url.shown).")
    }
  }
}
