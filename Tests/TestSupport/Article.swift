public import Foundation

/// An article of the documentation, and the code in it.
public struct Article {
  /// The name of its file, without the extension.
  public let name: String

  /// Its source, in Markdown.
  public let text: String

  /// Reads an article.
  ///
  /// - Parameter catalog: A target that has a catalog, such as "WebKitGTK".
  public init(_ name: String, in catalog: String) throws {
    self.name = name
    let file = Self.folder(catalog).appendingPathComponent("\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The names of a catalog's articles.
  public static func names(in catalog: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder(catalog).path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// The pieces of code in a language.
  public func blocks(of language: String) -> [String] { Self.blocks(of: language, in: text) }

  /// The pieces of code in a language, in a text.
  public static func blocks(of language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The lines of Swift that a file lacks, whatever the indentation.
  public func linesMissing(in file: URL) throws -> [String] {
    let lines = blocks(of: "swift").joined().split(separator: "\n")
    guard !lines.isEmpty else { return [] }
    let source = Self.unindented(try String(contentsOf: file, encoding: .utf8))
    return lines.map { Self.unindented($0) }.filter {
      // A program has one `@main`, and in the tests that is not the article's.
      $0 != "@main" && !source.contains($0)
    }
  }

  private static func unindented(_ text: some StringProtocol) -> String {
    String(text).replacing(#/ +/#, with: " ")
  }

  private static func folder(_ catalog: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/\(catalog)/\(catalog).docc")
  }
}
