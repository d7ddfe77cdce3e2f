import Foundation
import Testing

@testable import OfflinePackages

/// Symbolic links that somebody has put in the place of the store's files and folders.
@Suite struct LinkTests {
  /// Where a link stands, of a store with release 1 and a download of release 2 that was interrupted.
  private func places(_ old: TestRelease, _ new: TestRelease) throws -> [String] {
    let large = PackageDigest(of: try #require(new.files["large.bin"]))
    let shared = PackageDigest(of: try #require(new.files["same.css"]))
    let folder = "objects/\(large.hexadecimal.prefix(2))"
    return [
      "objects", "manifests", "roots", "staging", "leases", "state.0", "state.1", "state.new",
      "root.new", "roots/1.json",
      "manifests/\(old.digest).json",
      "manifests/\(new.digest).json", "staging/shop.\(large)", "staging/shop.\(large).etag",
      folder, "\(folder)/\(large)", "objects/\(shared.hexadecimal.prefix(2))",
      "objects/\(shared.hexadecimal.prefix(2))/\(shared)",
    ]
  }

  @Test func `no link is followed: what it leads to stays, and the next update heals the store`()
    async throws
  {
    let publisher = try TestPublisher()
    let old = try publisher.release(1, TestRelease.pages(1))
    let new = try publisher.release(2, TestRelease.pages(2, large: 500_000))
    var cases = 0
    for place in try places(old, new) {
      for leadsToFolder in [false, true] {
        let folder = try TestFolder()
        let files = FileManager.default
        do {
          let store = try PackageStore(at: folder.store, root: publisher.root)
          try await store.install(old, by: publisher)
          let session = try await store.beginUpdate(of: publisher.name, channel: publisher.channel)
          let large = try #require(new.files["large.bin"])
          let part = try session.stagedPart(for: PackageDigest(of: large), size: large.count)
          try part.setValidator("\"a\"")
          try part.append(large.prefix(400_000))
        }
        let link = folder.store.appendingPathComponent(place)
        let elsewhere = folder.url.appendingPathComponent("elsewhere")
        let kept = elsewhere.appendingPathComponent(leadsToFolder ? "kept" : "")
        if leadsToFolder {
          try files.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        }
        let secret = Data("somebody else's".utf8)
        try secret.write(to: leadsToFolder ? kept : elsewhere)
        try? files.removeItem(at: link)
        try files.createSymbolicLink(at: link, withDestinationURL: elsewhere)

        let comment: Comment = "\(place), to a folder: \(leadsToFolder)"
        let store = try PackageStore(at: folder.store, root: publisher.root)
        if let opened = try? store.open("shop") {
          for file in opened.document.files {
            let bytes = try? opened.open(file).read(0..<file.size)
            #expect(bytes == nil || bytes == old.files[file.path.text], comment)
          }
        }
        try await store.install(new, by: publisher)
        #expect(try store.open("shop").contents() == new.files, comment)
        _ = try store.collectGarbage()
        #expect(try Data(contentsOf: leadsToFolder ? kept : elsewhere) == secret, comment)
        cases += 1
      }
    }
    #expect(cases == 36)
  }
}
