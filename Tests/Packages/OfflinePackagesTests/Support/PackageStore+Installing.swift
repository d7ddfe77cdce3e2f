import Foundation
import Testing

@testable import OfflinePackages

extension PackageStore {
  /// Installs a release from memory, as the updater does.
  @discardableResult
  func install(
    _ release: TestRelease, by publisher: TestPublisher,
    latest: (document: LatestDocument, file: Data)? = nil
  ) async throws -> InstalledRelease {
    let session = try await beginUpdate(of: publisher.name, channel: publisher.channel)
    defer { session.end() }
    let latest = try latest ?? publisher.latest(release)
    try session.check(latest.document, payload: latest.document.payload)
    try session.check(release.reference, of: latest.document)
    try session.accept(latest.document, payload: latest.document.payload)
    if let installed = try session.upToDateRelease(for: release.reference) { return installed }
    let sizes = release.document.objectSizes
    for digest in try session.missingObjects(of: release.document) {
      let part = try session.stagedPart(for: digest, size: try #require(sizes[digest]))
      let bytes = try #require(release.objects[digest])
      try part.restart()
      for start in stride(from: 0, to: bytes.count, by: 60_000) {
        try part.append(bytes[start..<min(start + 60_000, bytes.count)])
      }
      try part.finish()
    }
    return try session.commit(release.document, file: release.file)
  }
}

extension OpenedRelease {
  /// All files of the release, as a page gets them.
  func contents() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in document.files {
      let reader = try open(file)
      files[file.path.text] = try reader.read(0..<reader.size)
    }
    return files
  }
}

/// The code of the error that a closure throws.
func code(_ body: () throws -> Void) -> PackageError.Code? {
  do {
    try body()
    return nil
  } catch {
    return (error as? PackageError)?.code
  }
}

/// The code of the error that a closure throws.
func code(awaiting body: () async throws -> Void) async -> PackageError.Code? {
  do {
    try await body()
    return nil
  } catch {
    return (error as? PackageError)?.code
  }
}
