import Foundation
import OfflinePackages

/// The bytes of an update in which one line of a bundle of 5 MB changed.
@MainActor struct UpdateSizes {
  private let split = Once { try await Change(files: 40) }
  private let whole = Once { try await Change(files: 1) }

  var rows: [Comparison] {
    [
      row("in 40 files", "rsync", split) { $0.rsync },
      row("in 40 files", "a zip of all files", split) { $0.zip },
      row("in 1 file", "rsync", whole) { $0.rsync },
      row("in 1 file", "a zip of all files", whole) { $0.zip },
    ]
  }

  private func row(
    _ kind: String, _ reference: String, _ change: Once<Change>,
    _ theirs: @escaping (Change) -> Double
  ) -> Comparison {
    Comparison(
      name: "one line changed in 5 MB \(kind)", unit: .bytes, referenceName: reference,
      every: .max, ours: { try await change().update }, reference: { theirs(try await change()) })
  }
}

/// Two versions of a bundle, and what it costs to get from one to the other.
@MainActor private struct Change {
  /// The bytes of all responses of an update.
  let update: Double
  /// The bytes that rsync sends and receives, compressed.
  let rsync: Double
  /// The size of an archive of the second version.
  let zip: Double

  /// - Parameter files: Into how many files the bundle is split. Their names have their hashes, as bundlers write them.
  init(files count: Int) async throws {
    let (old, new) = (try Scratch.folder("old"), try Scratch.folder("new"))
    try Self.write(count, change: false, to: old)
    try Self.write(count, change: true, to: new)
    let feed = try Feed()
    try feed.publish(old, as: "shop")
    let server = try await WebServer(serving: feed.folder, compresses: true)
    let packages = try PackageStore(at: try Scratch.folder("store"), root: try feed.root)
    try await packages.update("shop", from: server.url).finish()
    let before = server.sentBytes
    try feed.publish(new, as: "shop")
    try await packages.update("shop", from: server.url).finish()
    update = Double(server.sentBytes - before)

    let archive = try Scratch.folder("zip").appendingPathComponent("new.zip")
    _ = try Program.output("sh", ["-c", "cd \"$0\" && zip -qr9 \"$1\" .", new.path, archive.path])
    zip = Double(try Data(contentsOf: archive).count)
    let report = String(
      decoding: try Program.output(
        "rsync", ["-rtz", "--no-whole-file", "--delete", "--stats", new.path + "/", old.path]),
      as: UTF8.self)
    rsync = ["Total bytes sent: ", "Total bytes received: "].reduce(0) { sum, name in
      let line = report.split(separator: "\n").first { $0.hasPrefix(name) }
      return sum + (line.flatMap { Double($0.dropFirst(name.count).filter { $0 != "," }) } ?? .nan)
    }
  }

  private static func write(_ count: Int, change: Bool, to folder: URL) throws {
    let lines = SampleSite.libraries(functions: 46_000).split(separator: "\n")
    let size = lines.count / count + 1
    var scripts = ""
    for index in 0..<count {
      var text = lines.dropFirst(index * size).prefix(size).joined(separator: "\n")
      if change, index == count / 2 {
        text = text.replacingOccurrences(
          of: "f\(index * size + 9)(a)", with: "f\(index * size + 9)(a, b)")
      }
      // FNV-1a stands for a bundler's hash.
      let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      let name = "assets/chunk\(index).\(String(hash, radix: 16)).js"
      try SampleSite.write(text, name, in: folder)
      scripts += "<script type=module src=/\(name)></script>\n"
    }
    try SampleSite.write("<!doctype html><title>Shop</title>\n\(scripts)", "index.html", in: folder)
  }
}
