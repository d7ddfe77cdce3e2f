import FlyingSocks
import Foundation
import Locking
import OfflinePackages
import PackagePublishing
import SiteServing

/// The files of a folder of pages, of a release or of a feed, by the paths of requests.
struct ServedSite: Sendable {
  enum Kind: String, Sendable {
    case pages = "folder"
    case release, feed
  }

  struct File: Sendable {
    let content: ServedFile
    let mediaType: String
    let cacheControl: String
    var policy: String?
  }

  let kind: Kind
  private let folder: URL

  private let pagePolicy = FolderPolicy()

  init(_ folder: URL) throws {
    self.folder = folder
    guard Disk.isFolder(folder) else {
      throw PublishingError(
        .input, "There is no folder \(folder.shown): name a folder of pages, a release or a feed.")
    }
    if BuiltRelease.isPresent(at: folder) {
      kind = .release
      _ = try BuiltRelease(folder)
    } else if Disk.exists(folder.appendingPathComponent("root/1.json")) {
      kind = .feed
    } else {
      kind = .pages
      _ = try settings()
    }
  }

  /// What pages are served with. It is read for each request, because the folder may have changed.
  struct Settings: Sendable {
    var rules = SiteRules()
    var policies = DocumentPolicies()
    var headers: [ResponseHeaders] = []
    var release: ReleaseDocument?
  }

  func settings() throws -> Settings {
    var settings = Settings()
    switch kind {
    case .feed: break
    case .release:
      let document = try BuiltRelease(folder).document
      settings.rules = SiteRules(
        entry: document.entry.text, fallback: document.fallback?.document.text,
        exclude: document.fallback?.exclude ?? [])
      (settings.headers, settings.release) = (document.headers, document)
    case .pages:
      let file = PackageConfiguration.find(for: folder)
      let configuration = try file.map { try PackageConfiguration($0) } ?? PackageConfiguration()
      settings.rules = SiteRules(
        entry: configuration.entry, fallback: configuration.fallback?.document,
        exclude: configuration.fallback?.exclude ?? [])
      settings.headers = configuration.headers
      settings.policies = pagePolicy.policies(of: folder, configuration)
    }
    return settings
  }

  /// Returns what the site has for the percent-encoded path of a request.
  func find(
    _ path: String, _ settings: Settings, for purpose: RequestPurpose
  ) -> SiteAnswer<File> {
    let path = SitePath(encoded: path)
    guard kind == .feed else {
      return settings.rules.find(path, for: purpose) { file($0, settings) }
    }
    guard let text = path.text, let file = file(text, settings) else { return .missing }
    return .file(file, text)
  }

  private func file(_ path: String, _ settings: Settings) -> File? {
    if let document = settings.release {
      guard let file = document.files.first(where: { $0.path.text.utf8.elementsEqual(path.utf8) })
      else { return nil }
      return open(FeedPath.object(file.digest).text, file.mediaType, document.policy(of: file))
    }
    guard kind == .pages else { return open(path, MediaType.ofFile(named: path)) }
    guard path != PackageConfiguration.fileName else { return nil }
    return open(path, MediaType.ofFile(named: path), settings.policies.text(of: path))
  }

  private func open(_ path: String, _ mediaType: String, _ policy: String? = nil) -> File? {
    guard let content = try? ServedFolder(path: folder.path).open(path) else { return nil }
    let changes = kind != .feed || path.hasPrefix("latest/") || path.hasPrefix("root/")
    return File(
      content: content, mediaType: mediaType,
      cacheControl: changes ? "no-cache" : "public, max-age=31536000, immutable",
      policy: ScriptableType.hasPolicy(mediaType) ? policy : nil)
  }
}

/// The policies of the release that `webbridge pack` would make of a folder. They are made again when a file has changed.
final class FolderPolicy: Sendable {
  private struct Known {
    var times: [String: [Double]]
    var configuration: PackageConfiguration
    var policies: DocumentPolicies
  }

  private let known = Locked<Known?>(nil)

  /// Returns the policies; the usual one where no release can be made of the folder.
  func policies(of folder: URL, _ configuration: PackageConfiguration) -> DocumentPolicies {
    let times = LiveReload.times(of: folder)
    return known.withLock { known in
      if let known, known.times == times, known.configuration == configuration {
        return known.policies
      }
      let made = try? PackageBuilder.policies(of: folder, configuration)
      let policies = made ?? DocumentPolicies()
      known = Known(times: times, configuration: configuration, policies: policies)
      return policies
    }
  }
}

/// Bytes of an open file, as the body of a response. They are those of the file that was found, whatever has its name by now.
struct FileBody: AsyncBufferedSequence {
  typealias Element = UInt8
  let file: ServedFile
  let range: Range<Int>

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file, rest: range) }

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    let file: ServedFile
    var rest: Range<Int>
    private static let piece = 64 << 10

    init(file: ServedFile, rest: Range<Int>) { (self.file, self.rest) = (file, rest) }

    /// FlyingFox reads whole buffers, and never calls this.
    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard !rest.isEmpty else { return nil }
      let end = Swift.min(rest.lowerBound + Self.piece, rest.upperBound)
      let data = try file.read(rest.lowerBound..<end)
      rest = end..<rest.upperBound
      return Array(data)
    }
  }
}
