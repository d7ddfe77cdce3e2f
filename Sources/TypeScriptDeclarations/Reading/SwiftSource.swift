import Foundation

/// A Swift source file.
public struct SwiftSource: Sendable {
  /// The path of the file, as messages show it.
  public let path: String
  /// The text of the file.
  public let text: String

  /// Creates a source from a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Reads the Swift files at the given paths. A folder stands for all Swift files in it and in its
  /// subfolders, except hidden ones. A file that several paths lead to is read once.
  ///
  /// - Throws: ``SourceErrors`` if a path does not exist, cannot be read, or contains no Swift files.
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
      // Links to folders are not followed, because they can lead in circles.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        return try swiftFiles(in: path)
      }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }
}
