import Foundation

/// A feed that the tool of the project has published: keys, releases and a folder for a server.
struct Feed {
  let folder: URL
  private let keys: URL

  init() throws {
    (folder, keys) = (try Scratch.folder("feed"), try Scratch.folder("keys"))
    try Self.tool("keys", "new", keys.path)
  }

  /// What the app embeds.
  var root: Data {
    get throws { try Data(contentsOf: keys.appendingPathComponent("root/1.json")) }
  }

  /// Publishes a folder as the next version of a package.
  func publish(_ folder: URL, as package: String, packs: Bool = false) throws {
    let release = try Scratch.folder("release").appendingPathComponent("release")
    try Self.tool(
      "pack", folder.path, "--package", package, "--feed", self.folder.path, "--out", release.path,
      "--keys", keys.path, packs ? "--pack" : "--no-pack")
    try Self.tool("publish", release.path, "--feed", self.folder.path, "--keys", keys.path)
    try FileManager.default.removeItem(at: release)
  }

  /// The tool stands beside this program.
  private static func tool(_ arguments: String...) throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let tool = program.deletingLastPathComponent().appendingPathComponent("WebBridgeTool")
    _ = try Program.output(tool.path, arguments)
  }
}
