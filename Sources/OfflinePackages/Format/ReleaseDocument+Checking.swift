import Foundation

extension ReleaseDocument {
  /// - Throws: ``PackageError`` where two paths are the same but for case or Unicode form, a path is also a folder
  ///   of another one, an object has two sizes, or the whole is too large.
  func checkFiles() throws(PackageError) {
    guard !files.isEmpty, files.count <= Self.mostFiles else {
      throw PackageError(.overLimit, "A release has 1 to \(Self.mostFiles) files.")
    }
    var paths: [String: PackagePath] = [:]
    var sizes: [Digest: Int] = [:]
    var total = 0
    for file in files {
      if let other = paths.updateValue(file.path, forKey: file.path.folded) {
        throw PackageError(
          .badPath,
          other == file.path
            ? "The path “\(file.path)” occurs twice."
            : "The paths “\(other)” and “\(file.path)” differ by case or Unicode form only.")
      }
      if let size = sizes.updateValue(file.size, forKey: file.digest) {
        guard size == file.size else {
          throw PackageError(.malformed, "The object \(file.digest) has two sizes.")
        }
      } else {
        total += file.size
      }
    }
    for (folded, path) in paths {
      var folder = folded[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if let other = paths[String(folder)] {
          throw PackageError(.badPath, "“\(other)” is a file, and a folder of “\(path)”.")
        }
      }
    }
    guard total <= Self.largestTotal else {
      throw PackageError(
        .overLimit, "The files have \(total) bytes; \(Self.largestTotal) are allowed.")
    }
    for pack in packs where !pack.objects.allSatisfy({ sizes[$0] != nil }) {
      throw PackageError(.malformed, "The pack \(pack.digest) has objects that no file has.")
    }
    for pack in packs where Set(pack.objects).count != pack.objects.count {
      throw PackageError(.malformed, "The pack \(pack.digest) has an object twice.")
    }
  }

  /// - Throws: ``PackageError`` where a document is not among the files, or a text cannot be served.
  func checkServing() throws(PackageError) {
    for document in [entry, fallback?.document].compactMap({ $0 })
    where !files.contains(where: { $0.path == document }) {
      throw PackageError(.malformed, "“\(document)” is not among the files.")
    }
    if let policy = contentSecurityPolicy {
      guard policy.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
        throw PackageError(
          .malformed, "The content security policy has a character that a header field cannot have.")
      }
    }
    for prefix in serves {
      guard let url = URLComponents(string: prefix), url.scheme == "https",
        let host = url.host, !host.isEmpty, url.user == nil, url.password == nil,
        url.query == nil, url.fragment == nil, prefix.hasSuffix("/"), host == host.lowercased()
      else {
        throw PackageError(
          .malformed,
          "“\(prefix.printable)” is not an https URL without query that ends with a slash.")
      }
    }
  }
}
