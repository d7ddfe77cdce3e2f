import Foundation

/// The installation of 100 MB in 2,000 files, and its memory.
@MainActor struct PackageInstalls {
  private let withPack = Once { try await Installation(hasPack: true) }
  private let alone = Once { try await Installation(hasPack: false) }

  var rows: [Comparison] {
    let readings = Readings {
      let figures = try await withPack().install()
      return [.figure: figures.milliseconds, .nativeMemory: figures.growth]
    }
    return [
      row("from a folder", reach: 2) { try await alone().installFromFolder().milliseconds },
      row("over HTTP, by a pack", reach: 2) { try await readings.take(.figure) },
      row("over HTTP, one by one") { try await alone().install().milliseconds },
      Comparison(
        name: "memory of an installation over HTTP", unit: .bytes, reach: .atMost(33_554_432),
        every: 3, ours: { try await readings.take(.nativeMemory) }),
    ]
  }

  private func row(
    _ way: String, reach: Double? = nil, _ ours: @escaping Comparison.Work
  ) -> Comparison {
    Comparison(
      name: "install 100 MB in 2,000 files \(way)", unit: .milliseconds,
      referenceName: "cp -r and sha256sum", reach: reach.map { .ratio(atMost: $0) }, every: 3,
      ours: ours, reference: { try await alone().copy() })
  }
}

/// A release on a server. Copies and stores stay until the end, because ext4 is slow with new files for some seconds
/// after many were removed.
@MainActor private final class Installation {
  private let files: URL
  private let feed: Feed
  private let root: URL
  private let server: WebServer

  init(hasPack: Bool) async throws {
    files = try Scratch.folder("many")
    try SampleFiles.writeMany(to: files)
    feed = try Feed()
    try feed.publish(files, as: "many", packs: hasPack)
    root = try Scratch.folder("root").appendingPathComponent("root.json")
    try feed.root.write(to: root)
    server = try await WebServer(serving: feed.folder)
  }

  func install() throws -> InstallCommand.Figures { try install(from: server.url) }

  func installFromFolder() throws -> InstallCommand.Figures { try install(from: feed.folder) }

  private func install(from url: URL) throws -> InstallCommand.Figures {
    let store = try Scratch.folder("store")
    let output = try Program.output(
      "/proc/self/exe".resolved,
      ["install", "many", url.absoluteString, root.path, store.path])
    return try JSONDecoder().decode(InstallCommand.Figures.self, from: output)
  }

  func copy() async throws -> Double {
    let copy = try Scratch.folder("copy")
    return try await microseconds(per: 1000) {
      _ = try Program.output(
        "sh",
        [
          "-c",
          "cp -r \"$0\" \"$1\" && find \"$1\" -type f -print0 | xargs -0 sha256sum | tail -n 1",
          files.path, copy.path,
        ])
    }
  }
}

extension String {
  /// The file behind a symbolic link.
  fileprivate var resolved: String { URL(fileURLWithPath: self).resolvingSymlinksInPath().path }
}
