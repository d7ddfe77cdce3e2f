import Foundation

/// A Swift source file.
public struct SwiftSource: Sendable {
  /// The path of the file, as messages show it.
  public let path: String
  /// The text of the file.
  public let text: String
  /// The name of the module that the file belongs to, or `nil` if it is not known. Files without a module are
  /// in one module.
  public let module: String?

  /// Creates a source from a text.
  public init(path: String, text: String, module: String? = nil) {
    self.path = path
    self.text = text
    self.module = module
  }

  /// Reads the Swift files at the given paths. A folder stands for all Swift files in it and in its
  /// subfolders, except hidden ones. A file that several paths lead to is read once.
  ///
  /// A file's module is the folder in `Sources` or `Tests` of its package. In another layout it is the folder
  /// that contains `Sources`, or else the folder that is named here.
  ///
  /// - Throws: ``SourceErrors`` if a path does not exist, cannot be read, or contains no Swift files.
  public static func read(_ paths: [String]) throws -> [SwiftSource] {
    var spellings: [URL: (file: String, argument: String)] = [:]
    for path in paths {
      for file in try files(at: path) {
        let url = URL(fileURLWithPath: file).resolvingSymlinksInPath().standardizedFileURL
        spellings[url] = spellings[url] ?? (file, path)
      }
    }
    return try spellings.values.sorted { $0.file < $1.file }.map { file, argument in
      guard let data = FileManager.default.contents(atPath: file) else {
        throw SourceErrors("\(file) cannot be read.")
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw SourceErrors("\(file) is not UTF-8 text.")
      }
      return SwiftSource(path: file, text: text, module: module(of: file, in: argument))
    }
  }

  private static func module(of file: String, in argument: String) -> String {
    let file = URL(fileURLWithPath: file).standardizedFileURL
    let folders = sequence(first: file.deletingLastPathComponent()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    let named = folders.first { folder in
      let parent = folder.deletingLastPathComponent()
      let manifest = parent.deletingLastPathComponent().appendingPathComponent("Package.swift")
      return ["Sources", "Source", "src", "srcs", "Tests"].contains(parent.lastPathComponent)
        && FileManager.default.fileExists(atPath: manifest.path)
    }
    let sources = folders.first { $0.lastPathComponent == "Sources" }
    let argument = URL(fileURLWithPath: argument).standardizedFileURL
    let module =
      named ?? sources?.deletingLastPathComponent()
      ?? (argument == file ? file.deletingLastPathComponent() : argument)
    // As the compiler does, because a module's name is an identifier.
    return String(
      module.lastPathComponent.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
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
