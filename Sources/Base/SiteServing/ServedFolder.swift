import Foundation

/// A folder whose files are opened name by name, so that no path or link leads out of it.
package struct ServedFolder: Sendable {
  /// The path of the folder. It may contain symbolic links, because the app chose it.
  package let path: String

  package init(path: String) { self.path = path }

  /// Opens the file of a path, such as `assets/app.js`.
  ///
  /// Every name is opened relative to the folder before it, with `O_NOFOLLOW`. A link that replaces a
  /// file or folder while the path is resolved is therefore refused as well.
  ///
  /// - Throws: ``ServingFailure``: names that begin with a dot are not served, but for the folder `.well-known`.
  package func open(_ file: String) throws(ServingFailure) -> ServedFile {
    let names = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for name in names where name.utf8.first == UInt8(ascii: ".") && name != ".well-known" {
      throw [".", ".."].contains(name) ? .badPath : .hidden
    }
    guard !names.contains("") else { throw .badPath }
    var folder = Self.retry { Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { throw Self.failure }
    defer { close(folder) }
    for name in names.dropLast() {
      let next = Self.retry {
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      }
      guard next >= 0 else { throw Self.failure(of: name, in: folder) }
      close(folder)
      folder = next
    }
    guard let name = names.last else { throw .badPath }
    // Opening a FIFO would wait for its writer, and opening a device may have an effect.
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw Self.failure }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw .link
    case S_IFDIR: throw .folder
    default: throw .notRegular
    }
    // The name may refer to another file by now, so `ServedFile` checks the descriptor again.
    let descriptor = Self.retry {
      openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw Self.failure }
    return try ServedFile(descriptor: descriptor)
  }

  private static func retry(_ open: () -> Int32) -> Int32 {
    while true {
      let descriptor = open()
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  private static var failure: ServingFailure {
    switch errno {
    case ENOENT, ENOTDIR, ENAMETOOLONG: .notFound
    case ELOOP: .link
    case let code: .unreadable(errno: code)
    }
  }

  /// The failure to open a folder. A link and a file in a folder's place fail with the same code, so this
  /// method tells them apart.
  private static func failure(of name: String, in folder: Int32) -> ServingFailure {
    let failure = Self.failure
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return failure }
    return status.st_mode & S_IFMT == S_IFLNK ? .link : failure
  }
}
