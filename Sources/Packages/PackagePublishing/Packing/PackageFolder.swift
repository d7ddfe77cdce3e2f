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
  private var selection: FileSelection
  /// Files that no page needs, which are left out unless a pattern that begins with `!` keeps them.
  package var leftOut: [FileSelection.LeftOut] { selection.leftOut }
  /// Patterns that are about no file and no folder.
  package var unusedPatterns: [PathPattern] { selection.unusedPatterns }

  /// Walks a folder. Empty folders are skipped.
  ///
  /// - Throws: An error that names the path if the folder contains something that a package cannot contain.
  package init(
    _ url: URL, ignoring ignored: [PathPattern] = [], includesHidden: Bool = false
  ) throws(PublishingError) {
    self.url = url
    selection = FileSelection(patterns: ignored, includesHidden: includesHidden)
    switch try Disk.entry(at: url) {
    case nil:
      throw PublishingError(.input, "There is no folder \(url.shown): build the pages first.")
    case .file: throw PublishingError(.input, "\(url.shown) is a file: name the folder it is in.")
    case .folder, .link, .other: break
    }
    guard Disk.isFolder(url) else {
      throw PublishingError(.input, "\(url.shown) is not a folder: name the folder with the pages.")
    }
    try walk(url, "")
    try selection.checkRefusals(in: url)
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

  /// - Throws: An error if two names differ only by case or Unicode form.
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

  private mutating func walk(_ folder: URL, _ prefix: String) throws(PublishingError) {
    var entries: [(name: String, entry: Disk.Entry?)] = []
    for name in try Disk.names(in: folder) {
      if prefix.isEmpty, name == PackageConfiguration.fileName { continue }
      let url = folder.appendingPathComponent(name)
      let entry = try Disk.entry(at: url)
      if try selection.isPacked(url, as: prefix + name, entry) { entries.append((name, entry)) }
    }
    // All names before the first file, because the message on both says more than the one on either.
    try checkDifference(of: entries.map(\.name), in: folder)
    for (name, entry) in entries {
      let path = prefix + name
      let url = folder.appendingPathComponent(name)
      switch entry {
      case .folder: try walk(url, path + "/")
      case .file(let size): files.append(try Self.file(path, url, size))
      // The selection refuses all links.
      case .link: break
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
