import Foundation
import OfflinePackages
import OfflinePages
import RawEngine
import WebBridge

/// Files of a package, and the same files from a handler in C that checks nothing.
@MainActor struct PackageServing {
  private let package: Once<Side>
  private let raw: Once<Side>

  /// The number of small files, of 10 KB each.
  private static let count = 200

  init() {
    let files = Once { try Self.files() }
    package = Once { try await Self.package(of: try await files()) }
    raw = Once { try await Self.raw(of: try await files()) }
  }

  var rows: [Comparison] {
    [
      row(
        "10 MB file of a package", per: 3,
        "for (let i = 0; i < 3; i++) await (await fetch('/large.bin')).arrayBuffer();"),
      row(
        "\(Self.count) files of 10 KB of a package, at once, each", per: Double(Self.count),
        """
        await Promise.all(Array.from({ length: \(Self.count) }, async (_, i) => {
          await (await fetch('/small/' + i + '.bin')).arrayBuffer();
        }));
        """),
    ]
  }

  private func row(_ name: String, per count: Double, _ script: String) -> Comparison {
    // A ninth more time is nine tenths of the throughput.
    Comparison(
      name: name, unit: .milliseconds, referenceName: "a scheme handler in C",
      reach: .ratio(atMost: 1.11), readings: 3,
      ours: { try await package().time(of: script) / count },
      reference: { try await raw().time(of: script) / count })
  }

  private static func files() throws -> URL {
    let folder = try Scratch.folder("files")
    try SampleSite.write("<!doctype html><title>Files</title>", "index.html", in: folder)
    let small = folder.appendingPathComponent("small")
    try FileManager.default.createDirectory(at: small, withIntermediateDirectories: true)
    for index in 0..<count {
      try SampleFiles.noise(10_240, index).write(to: small.appendingPathComponent("\(index).bin"))
    }
    try SampleFiles.noise(10 << 20, count).write(to: folder.appendingPathComponent("large.bin"))
    return folder
  }

  private static func package(of files: URL) async throws -> Side {
    let feed = try Feed()
    try feed.publish(files, as: "files")
    let server = try await WebServer(serving: feed.folder)
    let packages = try PackageStore(at: try Scratch.folder("store"), root: try feed.root)
    try await packages.update("files", from: server.url).finish()
    let configuration = WKWebViewConfiguration()
    try configuration.serve(packages, scheme: "app")
    return try await Side(configuration).showing("app://files/")
  }

  private static func raw(of files: URL) async throws -> Side {
    let side = Side()
    raw_serve_files(UnsafeMutableRawPointer(side.webView.widget), "rawfiles", files.path)
    return try await side.showing("rawfiles://files/index.html")
  }
}

extension Side {
  fileprivate func showing(_ url: String) async throws -> Side {
    if let url = URL(string: url) { try await load(URLRequest(url: url)) }
    return self
  }

  fileprivate func time(of script: String) async throws -> Double {
    try await microseconds(per: 1000) { try await run(script) }
  }
}
