import Foundation

/// Finds references from a folder to a folder above it.
///
/// `layers STORE SOURCES LIST` reads the index of a build. The list names the folders of the sources from bottom to
/// top, one per line.
@main enum Layers {
  static func main() throws {
    let arguments = CommandLine.arguments
    let (sources, list) = (arguments[2] + "/", arguments[3])
    let folders = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != " " }) }
    guard let store = IndexStore(path: arguments[1]) else {
      fail("\(arguments[1]) is not the index of a build. Run swift build first.")
    }
    let occurrences = store.occurrences(below: sources)
    let files = Set(occurrences.map(\.file))
    func folder(_ file: String) -> String {
      String(file.dropFirst(sources.count).prefix { $0 != "/" })
    }
    let unlisted = Set(files.map(folder)).subtracting(folders)
    if !unlisted.isEmpty {
      fail("\(list) does not list these folders: \(unlisted.sorted().joined(separator: ", ")).")
    }
    guard files.count > folders.count else {
      fail("The index does not cover the files of \(sources).")
    }
    let height = Dictionary(
      uniqueKeysWithValues: folders.enumerated().map { ($0.element, $0.offset) })
    var homes: [String: String] = [:]
    for occurrence in occurrences where occurrence.isDefinition {
      homes[occurrence.symbol] = occurrence.file
    }
    var upward: Set<String> = []
    for occurrence in occurrences where !occurrence.isDefinition {
      guard let home = homes[occurrence.symbol],
        let own = height[folder(occurrence.file)], let other = height[folder(home)], other > own
      else { continue }
      upward.insert(
        "\(occurrence.file.dropFirst(sources.count)):\(occurrence.line): \(folder(occurrence.file)) "
          + "refers to \(occurrence.name) of \(folder(home)), which is a higher layer")
    }
    guard upward.isEmpty else { fail(upward.sorted().joined(separator: "\n")) }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
