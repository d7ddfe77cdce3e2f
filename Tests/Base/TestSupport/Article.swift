public import Foundation

/// An article of the documentation and its code.
public struct Article {
  /// The name of the article's file, without the extension.
  public let name: String

  /// The article's source, in Markdown.
  public let text: String

  /// Reads an article.
  ///
  /// - Parameter catalog: The name of a target that has a catalog, such as "WebKitGTK".
  public init(_ name: String, in catalog: String) throws {
    self.name = name
    let file = Self.folder(catalog).appendingPathComponent("\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// Returns the names of a catalog's articles.
  public static func names(in catalog: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder(catalog).path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// Returns the article's code blocks in a language.
  public func blocks(of language: String) -> [String] { Self.blocks(of: language, in: text) }

  /// Returns a text's code blocks in a language.
  public static func blocks(of language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// Returns the article's lines of Swift that are missing in a file. Indentation is ignored.
  public func linesMissing(in file: URL) throws -> [String] {
    let lines = blocks(of: "swift").joined().split(separator: "\n")
    guard !lines.isEmpty else { return [] }
    let source = Self.unindented(try String(contentsOf: file, encoding: .utf8))
    return lines.map { Self.unindented($0) }.filter {
      // A program has one `@main`, and the tests' `@main` is not the article's.
      $0 != "@main" && !source.contains($0)
    }
  }

  /// The article's blocks of Swift together: one program, which a reader can paste into an empty file.
  public var program: String { blocks(of: "swift").joined(separator: "\n") }

  /// Returns the first line in which a file differs from the article's program; `nil` if the file is the program.
  ///
  /// Indentation and empty lines are ignored, and what differs in a test target: conditional compilation, `@main`, and what tells the formatter.
  public func difference(from file: URL) throws -> String? {
    let ignored = ["@main", "#if os(Linux)", "#endif", ""]
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !ignored.contains($0) && !$0.hasPrefix("// swift-format-ignore") }
    }
    let (own, others) = (lines(program), lines(try String(contentsOf: file, encoding: .utf8)))
    for index in 0..<max(own.count, others.count) {
      let line = index < own.count ? own[index] : "nothing"
      let other = index < others.count ? others[index] : "nothing"
      if line != other { return "The article has \(line), and the file has \(other)." }
    }
    return nil
  }

  private static func unindented(_ text: some StringProtocol) -> String {
    String(text).replacing(#/ +/#, with: " ")
  }

  /// The documentation of a module.
  private static func folder(_ catalog: String) -> URL {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    let districts = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    let folders = districts.map {
      sources.appendingPathComponent("\($0)/\(catalog)/\(catalog).docc")
    }
    return folders.first { FileManager.default.fileExists(atPath: $0.path) } ?? sources
  }
}
