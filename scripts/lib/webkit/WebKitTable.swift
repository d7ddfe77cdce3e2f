import Foundation

/// Writes docs/WEBKITGTK.md to the standard output. scripts/api-table calls the program:
///
///     webkit-table HEAD DIFFERENCES LINUX MACOS IOS
///
/// The arguments are the beginning of the page, the list of differences, and the folders of the symbol graphs.
@main struct WebKitTable {
  static func main() throws {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let failure as Failure {
      failure.end()
    }
  }

  private static func run(_ arguments: [String]) throws {
    let listed = try Differences(String(contentsOfFile: arguments[1], encoding: .utf8))
    let types = Set(listed.chapters.flatMap(\.types))
    let linux = Module(graphs: try graphs(in: arguments[2]))
    let apple = try zip(["macOS", "iOS"], arguments[3...]).map { platform, folder in
      (
        platform,
        Module(
          graphs: try graphs(in: folder), partly: ["Foundation", "JavaScriptCore"], wanted: types)
      )
    }
    let table = Table(Comparison(apple: apple, linux: linux, listed: listed))
    if !table.problems.isEmpty { throw Failure(lines: table.problems.sorted()) }
    let count = table.count
    let numbers = [
      "total": count.same + count.differs + count.missing, "same": count.same,
      "differs": count.differs, "missing": count.missing, "types": count.types,
      "linux": count.linux,
    ]
    let head = try numbers.reduce(String(contentsOfFile: arguments[0], encoding: .utf8)) {
      $0.replacing("{\($1.key)}", with: "\($1.value)")
    }
    print(head)
    print(table.lines.joined(separator: "\n"))
  }

  private static func graphs(in folder: String) throws -> [SymbolGraph] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".symbols.json")
    }.sorted()
      .map { try SymbolGraph(contentsOf: folder + "/" + $0) }
  }
}
