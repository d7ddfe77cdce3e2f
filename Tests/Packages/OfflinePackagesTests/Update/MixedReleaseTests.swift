import Foundation
import Testing

@testable import OfflinePackages

/// Feeds whose `latest`, release and objects are of different releases.
@Suite struct MixedReleaseTests {
  @Test func `of all mixtures of three releases, the three whole ones are installed`() async throws
  {
    let publisher = try TestPublisher()
    let releases = try (1...3).map { version in
      try publisher.release(
        version,
        [
          "index.html": Data("page \(version)".utf8), "app.js": Data("code \(version)".utf8),
        ])
    }
    var (cases, installed) = (0, 0)
    for latest in releases {
      for document in releases {
        for objects in releases {
          let feed = MemoryFeed()
          try feed.publish(latest, by: publisher)
          feed.write(document.file, to: .release(latest.digest))
          // The files of one release under the names of another one's.
          for file in document.document.files {
            feed.write(try #require(objects.files[file.path.text]), to: .object(file.digest))
          }
          let folder = try TestFolder()
          let store = try PackageStore(at: folder.store, root: publisher.root)
          let code = await code {
            try await store.update("shop", from: feed.packageFeed { $0.attempts = 1 }).finish()
          }
          let isWhole = latest.digest == document.digest && document.digest == objects.digest
          #expect(code == (isWhole ? nil : .mismatch))
          if isWhole {
            #expect(try store.open("shop").contents() == latest.files)
            installed += 1
          } else {
            #expect(store.packages.isEmpty)
            #expect(!folder.storedFiles().contains { $0.hasPrefix("manifests/") })
          }
          cases += 1
        }
      }
    }
    #expect(cases == 27 && installed == 3)
  }
}
