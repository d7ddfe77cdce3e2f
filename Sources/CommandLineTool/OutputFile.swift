import Foundation

/// A file that the program makes.
struct OutputFile {
  let path: String
  var text = ""

  var name: String { URL(fileURLWithPath: path).lastPathComponent }

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
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw OutputError(message: "\(path) cannot be written: \(Self.reason(error))")
    }
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
