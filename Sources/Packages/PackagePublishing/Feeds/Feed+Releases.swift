import Dispatch
import Foundation
import Locking
package import OfflinePackages

/// Which release a document is: the part of it that says how the releases of a feed follow each other.
package struct ReleaseHeader: Sendable {
  package let digest: PackageDigest
  package let package: PackageName
  package let version: UInt64

  /// Reads no further than to the version, because a feed may have thousands of releases with thousands of files.
  ///
  /// - Parameter payload: The payload of a document whose signatures were checked.
  init(_ digest: PackageDigest, payload: Data) throws(PackageError) {
    let members = try DocumentParser.members(["package", "version"], of: payload)
    guard case .string(let name)? = members["package"], let package = PackageName(name),
      case .integer(let version)? = members["version"]
    else {
      throw PackageError(.malformed, "The release does not say its package and its version.")
    }
    self.init(digest, package, version)
  }

  init(_ digest: PackageDigest, _ package: PackageName, _ version: UInt64) {
    (self.digest, self.package, self.version) = (digest, package, version)
  }
}

extension ReleaseHeader: Comparable {
  package static func < (one: ReleaseHeader, other: ReleaseHeader) -> Bool {
    (one.version, one.digest) < (other.version, other.digest)
  }
}

extension Feed {
  /// The headers of all releases of a package, in the order of their versions. The hash and the signatures of each file
  /// are checked. ``release(_:)`` checks the rest of a document when the release is used.
  package func headers(of package: PackageName) throws(PublishingError) -> [ReleaseHeader] {
    let headers = try eachRelease { (digest) throws(PublishingError) in
      let payload = try signed(digest).payload
      do throws(PackageError) {
        return try ReleaseHeader(digest, payload: payload)
      } catch {
        throw wrong(digest, error)
      }
    }
    return headers.filter { $0.package == package }.sorted()
  }

  /// All releases of a package, in the order of their versions.
  package func releases(of package: PackageName) throws(PublishingError) -> [Release] {
    let releases = try eachRelease { (digest) throws(PublishingError) in
      let release = try release(digest)
      return release.document.package == package ? release : nil
    }
    return releases.compactMap { $0 }.sorted { $0.header < $1.header }
  }

  /// The release of a version.
  package func release(
    of package: PackageName, version: UInt64
  ) throws(PublishingError) -> Release {
    let headers = try headers(of: package)
    guard let header = headers.last(where: { $0.version == version }) else {
      throw Self.noVersion(version, of: package, headers)
    }
    return try release(header.digest)
  }

  static func noVersion(
    _ version: UInt64, of package: PackageName, _ headers: [ReleaseHeader]
  ) -> PublishingError {
    let versions = headers.suffix(8).map { "\($0.version)" }.joined(separator: ", ")
    return PublishingError(
      .input,
      "The feed has no version \(version) of \(package): the newest ones are \(versions.isEmpty ? "none" : versions)."
    )
  }

  /// Calls the closure for each file of a release, on all processors at once.
  private func eachRelease<Result: Sendable>(
    _ body: @Sendable (PackageDigest) throws(PublishingError) -> Result
  ) throws(PublishingError) -> [Result] {
    let folder = folder.appendingPathComponent("releases")
    guard Disk.isFolder(folder) else { return [] }
    let digests = try Disk.names(in: folder).filter { $0.hasSuffix(".json") }
      .compactMap { PackageDigest(hexadecimal: String($0.dropLast(5))) }
    let results = Locked<[Swift.Result<Result, PublishingError>?]>(
      Array(repeating: nil, count: digests.count))
    DispatchQueue.concurrentPerform(iterations: digests.count) { index in
      let result: Swift.Result<Result, PublishingError>
      do throws(PublishingError) {
        result = .success(try body(digests[index]))
      } catch {
        result = .failure(error)
      }
      results.withLock { $0[index] = result }
    }
    var all: [Result] = []
    for result in results.withLock({ $0 }) {
      if let result { all.append(try result.get()) }
    }
    return all
  }
}

extension Feed.Release {
  package var header: ReleaseHeader { ReleaseHeader(digest, document.package, document.version) }
}
