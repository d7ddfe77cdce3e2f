import Disclosure
import Foundation
import OfflinePackages

/// Which files of a folder become files of a package.
///
/// The patterns of `ignore` decide first, and the last one that matches counts. About files that no pattern is about,
/// the name decides, and for small files the content.
package struct FileSelection: Sendable {
  /// Files that no page needs.
  package struct LeftOut: Sendable {
    package enum Kind: Sendable, CaseIterable {
      /// Hidden files of servers, editors and version control.
      case hidden
      /// Declarations of TypeScript.
      case declarations
    }

    package let kind: Kind
    package fileprivate(set) var paths: [String]
  }

  private let patterns: [PathPattern]
  private let includesHidden: Bool
  private var used: Set<Int> = []
  private var refusals: [RefusedFile: [String]] = [:]
  package private(set) var leftOut: [LeftOut] = []

  package var unusedPatterns: [PathPattern] {
    patterns.indices.filter { !used.contains($0) }.map { patterns[$0] }
  }

  init(patterns: [PathPattern], includesHidden: Bool) {
    (self.patterns, self.includesHidden) = (patterns, includesHidden)
  }

  /// Returns whether a file is packed, or a folder looked into.
  mutating func isPacked(
    _ url: URL, as path: String, _ entry: Disk.Entry?
  ) throws(PublishingError) -> Bool {
    let isFolder = entry == .folder
    let word = lastMatch(path, isFolder: isFolder)
    if let word, !word.isNegated { return false }
    let size: Int? = if case .file(let size)? = entry { size } else { nil }
    let isAsked = word != nil
    if !isAsked, let kind = leftOutKind(url.lastPathComponent, isFolder: isFolder) {
      leaveOut(path, kind)
      return false
    }
    let found = try RefusedFile.find(
      url, isFolder: isFolder, size: size, isAsked: isAsked, includesHidden: includesHidden)
    guard let refusal = found ?? (entry == .link ? .link : nil) else { return true }
    refusals[refusal, default: []].append(path)
    return false
  }

  /// - Throws: the names of all files that a package does not have by mistake, and what to do about them.
  func checkRefusals(in folder: URL) throws(PublishingError) {
    guard !refusals.isEmpty else { return }
    let sentences = RefusedFile.allCases.compactMap { kind in
      refusals[kind].map { kind.sentence(on: $0, in: folder) }
    }
    throw PublishingError(.input, sentences.joined(separator: " "))
  }

  private mutating func lastMatch(_ path: String, isFolder: Bool) -> PathPattern? {
    let bytes = Array(path.utf8)[...]
    var last: PathPattern?
    for (index, pattern) in patterns.enumerated()
    where pattern.matches(bytes, isFolder: isFolder) {
      used.insert(index)
      last = pattern
    }
    return last
  }

  private mutating func leaveOut(_ path: String, _ kind: LeftOut.Kind) {
    if let index = leftOut.firstIndex(where: { $0.kind == kind }) {
      leftOut[index].paths.append(path)
    } else {
      leftOut.append(LeftOut(kind: kind, paths: [path]))
    }
  }

  private func leftOutKind(_ name: String, isFolder: Bool) -> LeftOut.Kind? {
    if !includesHidden, Self.harmless.contains(name) || name.hasPrefix("._") { return .hidden }
    let isDeclaration = [".d.ts", ".d.mts", ".d.cts"].contains { name.hasSuffix($0) }
    return isDeclaration && !isFolder ? .declarations : nil
  }

  /// Files that servers, editors, systems and build tools leave beside pages.
  private static let harmless: Set = [
    ".nojekyll", ".DS_Store", ".gitkeep", ".keep", ".npmignore", ".gitignore", ".gitattributes",
    ".editorconfig", ".prettierignore", ".eslintignore", ".buildinfo", ".htaccess", ".localized",
    ".directory", ".vite",
  ]
}

/// Files that are in a folder of pages by mistake.
enum RefusedFile: CaseIterable {
  case secretKey
  case signedDocument
  case environment
  case sourceMap
  case hidden
  case link

  /// Returns the reason why a file is refused; `nil` if it is not.
  ///
  /// - Parameters:
  ///   - size: The size of a file; `nil` for what is no file.
  ///   - isAsked: Whether a pattern that begins with `!` asks for the file.
  static func find(
    _ url: URL, isFolder: Bool, size: Int?, isAsked: Bool, includesHidden: Bool
  ) throws(PublishingError) -> RefusedFile? {
    let name = url.lastPathComponent
    if let size, try isSecretKey(url, size) { return .secretKey }
    guard !isAsked else { return nil }
    if !isFolder, isEnvironment(name) { return .environment }
    if name.hasPrefix("."), name != ".well-known", !includesHidden { return .hidden }
    guard let size else { return nil }
    if try isSourceMap(url, size) { return .sourceMap }
    return try isSignedDocument(url) ? .signedDocument : nil
  }

  private static func isEnvironment(_ name: String) -> Bool {
    let name = name.lowercased()
    if name.hasPrefix(".env") { return true }
    guard name.hasPrefix("env"), name.dropFirst(3).first?.isLetter != true else { return false }
    // Bundlers write scripts and styles of such names, such as SvelteKit's env.js.
    let web = ["js", "mjs", "cjs", "css", "html", "svg", "png", "jpg", "webp", "wasm", "map"]
    return !web.contains { name.hasSuffix("." + $0) }
  }

  /// A key is known by its content, because people rename files.
  private static func isSecretKey(_ url: URL, _ size: Int) throws(PublishingError) -> Bool {
    guard (32...4_096).contains(size) else { return false }
    let data = try Disk.read(url)
    guard data.range(of: Data("private".utf8)) != nil,
      let file = try? JSONFile(data, place: url.shown)
    else { return false }
    return (try? file.text("algorithm")) == "ed25519" && file.has("private")
  }

  private static func isSignedDocument(_ url: URL) throws(PublishingError) -> Bool {
    guard url.pathExtension == "json" else { return false }
    let start = Data(#"{"payloadType":"application/vnd.webbridge."#.utf8)
    do throws(any Error) {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      return try file.read(upToCount: start.count) == start
    } catch {
      throw Disk.failure("cannot be read", url, error)
    }
  }

  /// Other files, such as maps of games, end with `.map` as well.
  private static func isSourceMap(_ url: URL, _ size: Int) throws(PublishingError) -> Bool {
    let name = url.lastPathComponent.lowercased()
    guard name.hasSuffix(".map") else { return false }
    if ["js", "mjs", "cjs", "css", "wasm", "ts"].contains(where: { name.hasSuffix(".\($0).map") }) {
      return true
    }
    guard size <= 32 << 20 else { return false }
    return try Disk.read(url).range(of: Data(#""mappings""#.utf8)) != nil
  }

  func sentence(on paths: [String], in folder: URL) -> String {
    let limit = self == .hidden || self == .secretKey || self == .environment ? paths.count : 3
    let shown = paths.prefix(limit).map { folder.appendingPathComponent($0).shown }
    let more = paths.count - shown.count
    let names = more > 0 ? shown + ["\(more) more"] : shown
    let text =
      names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + (names.last ?? "")
    let (verb, them) = paths.count == 1 ? ("is", "it") : ("are", "them")
    let file = PackageConfiguration.fileName
    let pattern = "/\(paths.first ?? "")".printable
    switch self {
    case .secretKey:
      return
        "\(text) \(verb) secret, the key of a signer: move \(them) out of the folder, and replace the key with “webbridge keys rotate” if others may have seen it."
    case .signedDocument:
      return
        "\(text) \(verb) of a feed or a release: move its folder out of the pages, or add the folder to “ignore” in \(file)."
    case .environment:
      return
        "\(text) \(verb) named as settings of a build, which often have passwords: remove \(them), add \(them) to “ignore” in \(file), or add “!\(pattern)” there to pack \(them)."
    case .sourceMap:
      return
        "\(text) \(verb) of the kind source map, which shows the source text of the pages: add “*.map” to “ignore” in \(file) to leave such files out, or “!*.map” to pack them."
    case .hidden:
      return
        "\(text) \(verb) hidden: remove \(them), add \(them) to “ignore” in \(file), or allow hidden files with --hidden."
    case .link:
      return paths.count == 1
        ? "\(text) is a symbolic link: replace it by a copy of its target."
        : "\(text) are symbolic links: replace them by copies of their targets, for example with “cp -RL”."
    }
  }
}
