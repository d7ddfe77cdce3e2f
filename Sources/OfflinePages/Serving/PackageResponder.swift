import Foundation
import OfflinePackages
import WebBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Turns requests for the files of an open release into responses. It works on the calling thread.
struct PackageResponder: Sendable {
  let release: OpenedRelease
  /// The release of the page that another one is about to replace, for files that only it has.
  var previous: OpenedRelease?
  let log: PageErrorLog

  /// The policy of releases that state none.
  static let usualPolicy = ContentSecurityPolicy.usual.text

  func respond(to request: URLRequest) -> SchemeResponse? {
    guard let url = request.url else { return nil }
    return .refusal(ofMethodOf: request, at: url)
      ?? answer(to: request, at: url)?.answering(request)
  }

  private func answer(to request: URLRequest, at url: URL) -> SchemeResponse? {
    let wantsPage = request.value(forHTTPHeaderField: "Accept")?.contains("text/html") ?? true
    let path = PackageURLPath(url)
    guard let (release, file) = find(path, wantsPage) else {
      log.write("\(url) is not in version \(release.document.version) of “\(release.package)”.")
      return .missing("Not found: \(url.path)", request: request, at: url)
    }
    do throws(PackageError) {
      let reader = try release.open(file)
      let resource = ServedResource(size: file.size, fields: fields(of: file, in: release)) {
        try reader.read($0)
      }
      return resource.response(to: request, at: url)
    } catch {
      log.write("\(url): \(error.message)")
      return .text("\(error.message)\n", status: 500, to: url)
    }
  }

  private func find(
    _ path: PackageURLPath, _ wantsPage: Bool
  ) -> (OpenedRelease, ReleaseFile)? {
    if let file = release.file(for: path, wantsPage: wantsPage) { return (release, file) }
    if let previous, let file = previous.file(for: path, wantsPage: false) {
      return (previous, file)
    }
    return nil
  }

  /// Every file is asked for again by its tag, because an update may put other bytes behind the same URL.
  private func fields(of file: ReleaseFile, in release: OpenedRelease) -> [String: String] {
    var fields = [
      "Content-Type": file.mediaType, "ETag": "\"\(file.digest.hexadecimal)\"",
      "Cache-Control": "no-cache",
    ]
    if file.isDocument {
      fields["Content-Security-Policy"] =
        release.document.contentSecurityPolicy ?? Self.usualPolicy
    }
    return fields
  }
}

extension ReleaseFile {
  /// Whether a web view shows the file as a page, in which scripts can run.
  var isDocument: Bool {
    ["text/html", "application/xhtml+xml", "image/svg+xml", "text/xml", "application/xml"]
      .contains { mediaType.lowercased().hasPrefix($0) }
  }
}
