import Foundation

/// Finds references from a folder to a folder above it.
///
/// `layers STORE SOURCES LIST` reads the index of a build. Each line of the list is a layer, from bottom to top: the names
/// of folders of the sources, or of files that are in none, with commas between them. What one line names may refer to each
/// other.
@main enum Layers {
  static func main() throws {
    let arguments = CommandLine.arguments
    let (sources, list) = (arguments[2] + "/", arguments[3])
    let layers = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.prefix { $0 != " " }.split(separator: ",") }
    let folders = layers.flatMap { $0.map(String.init) }
    guard let store = IndexStore(path: arguments[1]) else {
      fail("\(arguments[1]) is not the index of a build. Run swift build first.")
    }
    let occurrences = store.occurrences(below: sources)
    let files = Set(occurrences.map(\.file))
    func folder(_ file: String) -> String {
      let name = file.dropFirst(sources.count).prefix { $0 != "/" }
      return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
    }
    let found = Set(files.map(folder))
    let unlisted = found.subtracting(folders)
    if !unlisted.isEmpty {
      fail("\(list) does not list these: \(unlisted.sorted().joined(separator: ", ")).")
    }
    guard !found.isEmpty else { fail("The index does not cover the files of \(sources).") }
    func exists(_ name: String) -> Bool {
      [name, name + ".swift"].contains { FileManager.default.fileExists(atPath: sources + $0) }
    }
    if let name = folders.first(where: { !exists($0) }) {
      fail("\(list) lists \(name), which does not exist.")
    }
    let height = Dictionary(
      uniqueKeysWithValues: layers.enumerated().flatMap { layer in
        layer.element.map { (String($0), layer.offset) }
      })
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
