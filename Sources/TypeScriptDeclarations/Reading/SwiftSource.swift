import Foundation

/// A file of Swift.
public struct SwiftSource: Sendable {
  /// Its path, as messages show it.
  public let path: String
  /// What is in it.
  public let text: String

  /// Makes a source of a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Reads the Swift files at paths, which are files or folders; of folders all that is in them,
  /// except what is hidden. A file that several paths lead to is read once.
  ///
  /// - Throws: ``SourceErrors`` where a path does not exist, cannot be read, or has no Swift in it.
  public static func read(_ paths: [String]) throws -> [SwiftSource] {
    var spellings: [URL: String] = [:]
    for file in try paths.flatMap({ try files(at: $0) }) {
      let url = URL(fileURLWithPath: file).resolvingSymlinksInPath().standardizedFileURL
      spellings[url] = spellings[url] ?? file
    }
    return try spellings.values.sorted().map { file in
      guard let data = FileManager.default.contents(atPath: file) else {
        throw SourceErrors("\(file) cannot be read.")
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw SourceErrors("\(file) is not UTF-8 text.")
      }
      return SwiftSource(path: file, text: text)
    }
  }

  private static func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SourceErrors("\(path) does not exist.")
    }
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else { throw SourceErrors("\(path) is not a Swift file.") }
      return [path]
    }
    let files = try swiftFiles(
      in: path.count > 1 && path.hasSuffix("/") ? "\(path.dropLast())" : path)
    guard !files.isEmpty else { throw SourceErrors("\(path) has no Swift files in it.") }
    return files
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw SourceErrors("\(folder) cannot be read.")
    }
    return try names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      // Links are followed to files only: those to folders can lead in circles.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        return try swiftFiles(in: path)
      }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }
}
