import Foundation

/// A file that the program makes.
struct OutputFile {
  let path: String
  var text = ""

  var name: String { url.lastPathComponent }

  /// How the file on disk is not what it would be; `nil` where it is.
  var difference: String? {
    guard FileManager.default.fileExists(atPath: path) else { return "\(path) is missing" }
    return isUpToDate ? nil : "\(path) is stale"
  }

  private var isUpToDate: Bool {
    FileManager.default.contents(atPath: path) == Data(text.utf8)
  }

  /// Writes the file, with the folders that it is in. What is up to date is left alone, so that
  /// nothing that watches it starts over.
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

  /// What is in the way that the system has no clear words for.
  private var obstacle: String? {
    if Self.isFolder(path) == true { return "it is a folder" }
    return Self.isFolder(folder.path) == false ? "\(folder.relativePath) is not a folder" : nil
  }

  /// Whether there is a folder at a path; `nil` where there is nothing.
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

/// Why a file is not as it should be, in one line.
struct OutputError: Error {
  let message: String
}
