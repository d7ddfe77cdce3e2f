import Foundation
import MediaTypes
import OfflinePackages
import PackagePublishing

/// The files of a folder of pages, of a release or of a feed, by the paths of requests.
struct ServedSite: Sendable {
  enum Kind: String, Sendable {
    case pages = "folder"
    case release, feed
  }

  struct File: Sendable {
    let url: URL
    let size: Int
    let mediaType: String
    let cacheControl: String
    let tag: String
  }

  let kind: Kind
  private let folder: URL

  /// What the package says when a release says nothing else.
  static let defaultPolicy =
    "default-src 'self'; connect-src 'self' https:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

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
    var entry = "index.html"
    var fallback: String?
    var exclude: [String] = []
    var policy: String?
    var release: ReleaseDocument?
  }

  func settings() throws -> Settings {
    var settings = Settings()
    switch kind {
    case .feed: break
    case .release:
      let document = try BuiltRelease(folder).document
      settings.entry = document.entry.text
      settings.fallback = document.fallback?.document.text
      settings.exclude = document.fallback?.exclude ?? []
      settings.policy = document.contentSecurityPolicy ?? Self.defaultPolicy
      settings.release = document
    case .pages:
      guard let file = PackageConfiguration.find(for: folder) else {
        settings.policy = Self.defaultPolicy
        break
      }
      let configuration = try PackageConfiguration(file)
      settings.entry = configuration.entry
      settings.fallback = configuration.fallback?.document
      settings.exclude = configuration.fallback?.exclude ?? []
      settings.policy = configuration.contentSecurityPolicy ?? Self.defaultPolicy
    }
    return settings
  }

  /// Returns the file for a path, whose percent-encoding is resolved.
  ///
  /// - Parameter isNavigation: Whether a page is asked for, which may get the fallback.
  func file(at requestPath: String, _ settings: Settings, isNavigation: Bool) -> File? {
    let path = String(requestPath.drop { $0 == "/" })
    if let file = file(path.isEmpty ? settings.entry : path, settings) { return file }
    let name = path.split(separator: "/").last ?? ""
    guard isNavigation, !name.contains("."), let fallback = settings.fallback,
      !settings.exclude.contains(where: { path.hasPrefix($0) })
    else { return nil }
    return file(fallback, settings)
  }

  private func file(_ path: String, _ settings: Settings) -> File? {
    guard let path = try? PackagePath(path) else { return nil }
    if let document = settings.release {
      guard let file = document.files.first(where: { $0.path == path }) else { return nil }
      return make(
        folder.appendingPathComponent(FeedPath.object(file.digest).text), file.mediaType)
    }
    let isHidden = path.text.split(separator: "/").contains {
      $0.hasPrefix(".") && $0 != ".well-known"
    }
    guard !isHidden, path.text != PackageConfiguration.fileName else { return nil }
    return make(folder.appendingPathComponent(path.text), MediaType.ofFile(named: path.text))
  }

  private func make(_ url: URL, _ mediaType: String) -> File? {
    guard case .file(let size)? = try? Disk.entry(at: url) else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return File(
      url: url, size: size, mediaType: mediaType, cacheControl: cacheControl(of: url),
      tag: "\"\(size)-\(Int(changed * 1_000))\"")
  }

  private func cacheControl(of url: URL) -> String {
    guard kind == .feed else { return "no-cache" }
    let changes = ["latest", "root"].contains { url.path.hasPrefix("\(folder.path)/\($0)/") }
    return changes ? "no-cache" : "public, max-age=31536000, immutable"
  }
}
