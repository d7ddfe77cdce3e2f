import Foundation

/// A file that the program writes.
struct OutputFile {
  let path: String
  var text = ""

  var name: String { url.lastPathComponent }

  /// How the file on disk differs from the one that would be written, or `nil` if it does not.
  var difference: String? {
    guard FileManager.default.fileExists(atPath: path) else { return "\(path) is missing" }
    return isUpToDate ? nil : "\(path) is stale"
  }

  private var isUpToDate: Bool {
    FileManager.default.contents(atPath: path) == Data(text.utf8)
  }

  /// Writes the file and creates its folders. A file that is up to date is not written, so that programs
  /// that watch it do not start over.
  func write() throws(OutputError) {
    guard !isUpToDate else { return }
    if let obstacle { throw OutputError(message: "\(path) cannot be written: \(obstacle)") }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw OutputError(message: "\(path) cannot be written: \(Self.reason(error))")
    }
  }

  private var url: URL { URL(fileURLWithPath: path) }
  private var folder: URL { url.deletingLastPathComponent() }

  /// The obstacle to writing, if it is one for which the system's message is unclear.
  private var obstacle: String? {
    if Self.isFolder(path) == true { return "it is a folder" }
    return Self.isFolder(folder.path) == false ? "\(folder.relativePath) is not a folder" : nil
  }

  /// Returns whether the item at a path is a folder, or `nil` if there is no item.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error as NSError).localizedDescription
  }
}

/// The reason that a file is missing, is stale or cannot be written, in one line.
struct OutputError: Error {
  let message: String
}
