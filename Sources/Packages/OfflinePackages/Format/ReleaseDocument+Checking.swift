import Disclosure
import SiteServing

extension ReleaseDocument {
  /// - Throws: ``PackageError`` if two paths are the same but for case or Unicode form, a path is also a folder
  ///   of another one, an object has two sizes, or the whole is too large.
  func checkFiles() throws(PackageError) {
    guard !files.isEmpty else { throw PackageError(.malformed, "A release has at least one file.") }
    guard files.count <= Self.mostFiles, packs.count <= Self.mostPacks else {
      throw PackageError(
        .overLimit,
        "A release has at most \(Self.mostFiles) files and \(Self.mostPacks) packs.")
    }
    try checkPaths()
    let sizes = try checkedSizes()
    for pack in packs {
      guard Set(pack.objects).count == pack.objects.count else {
        throw PackageError(.malformed, "The pack \(pack.digest) has an object twice.")
      }
      let known = pack.objects.compactMap { sizes[$0] }
      guard known.count == pack.objects.count, known.reduce(0, +) == pack.size else {
        throw PackageError(
          .malformed, "The pack \(pack.digest) has objects that no file has, or another size.")
      }
    }
  }

  /// Sorts the paths, so that two that clash are neighbours: comparing each path's folders with all paths would take
  /// a time that is quadratic in the length of a path.
  private func checkPaths() throws(PackageError) {
    var paths: [(folded: FoldedPath, path: PackagePath)] = []
    for file in files { paths.append((try FoldedPath(file.path), file.path)) }
    paths.sort { $0.folded < $1.folded }
    for (one, other) in zip(paths, paths.dropFirst()) {
      if one.folded == other.folded {
        throw PackageError(
          .badPath,
          one.path == other.path
            ? "The path “\(one.path)” occurs twice."
            : "The paths “\(one.path)” and “\(other.path)” differ by case or Unicode form only.")
      }
      if one.folded.isFolder(of: other.folded) {
        throw PackageError(
          .badPath, "“\(one.path)” is a file, and a folder of “\(other.path)”.")
      }
    }
  }

  private func checkedSizes() throws(PackageError) -> [PackageDigest: Int] {
    var sizes: [PackageDigest: Int] = [:]
    var total = 0
    for file in files {
      if let size = sizes.updateValue(file.size, forKey: file.digest) {
        guard size == file.size else {
          throw PackageError(.malformed, "The object \(file.digest) has two sizes.")
        }
      } else {
        total += file.size
      }
    }
    guard total <= Self.largestTotal else {
      throw PackageError(
        .overLimit, "The files have \(total) bytes; \(Self.largestTotal) are allowed.")
    }
    return sizes
  }

  /// - Throws: ``PackageError`` if a document is not among the files, or a text cannot be served.
  func checkServing() throws(PackageError) {
    for document in [entry, fallback?.document].compactMap({ $0 })
    where !files.contains(where: { $0.path == document }) {
      throw PackageError(.malformed, "“\(document)” is not among the files.")
    }
    guard !label.unicodeScalars.contains(where: { $0.isControl || $0.isMarkOfDirection }) else {
      throw PackageError(
        .malformed, "The label “\(label.printable)” has a character that changes how text is shown."
      )
    }
    if let policy = contentSecurityPolicy {
      guard policy.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
        throw PackageError(
          .malformed, "The content security policy has a character that a header field cannot have."
        )
      }
    }
    if let problem = ResponseHeaders.problem(with: headers, hasPolicy: true) {
      throw PackageError(.malformed, "The headers cannot be served: \(problem.printable).")
    }
    for address in serves where !ServedAddress.isValid(address) {
      throw PackageError(.malformed, "“\(address.printable)” is not \(ServedAddress.rule).")
    }
  }
}
