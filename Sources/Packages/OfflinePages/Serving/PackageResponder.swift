import Disclosure
import Foundation
import OfflinePackages
import SiteServing
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

  func respond(to request: URLRequest) -> SchemeResponse? {
    guard let url = request.url else { return nil }
    return .refusal(ofMethodOf: request, at: url)
      ?? answer(to: request, at: url)?.answering(request)
  }

  private func answer(to request: URLRequest, at url: URL) -> SchemeResponse? {
    switch find(request) {
    case .file(let file, _): return respond(with: file, status: 200, to: request, at: url)
    case .moved: return .moved(to: url)
    case .notFound(let file, _):
      reportMissing(url)
      return respond(with: file, status: 404, to: request, at: url)
    case .missing:
      reportMissing(url)
      return .empty(404, to: request, at: url)
    }
  }

  private func reportMissing(_ url: URL) {
    log.write(
      "\(ReportedURL.of(url.absoluteString)) is not in version \(release.document.version) of “\(release.package)”."
    )
  }

  private func respond(
    with found: Found, status: Int, to request: URLRequest, at url: URL
  ) -> SchemeResponse? {
    let (release, file) = (found.release, found.file)
    do throws(PackageError) {
      let reader = try release.open(file)
      let resource = ServedResource(
        size: file.size, fields: fields(of: file, in: release, for: request)
      ) {
        try reader.read($0)
      }
      return resource.response(to: request, at: url, status: status)
    } catch {
      log.write("\(ReportedURL.of(url.absoluteString)): \(error.message)")
      return .empty(500, to: request, at: url)
    }
  }

  /// A file, and the release that it is one of.
  struct Found {
    let release: OpenedRelease
    let file: ReleaseFile
  }

  /// Returns what the release has for a request, or the file that only the release before it has.
  func find(_ request: URLRequest) -> SiteAnswer<Found> {
    let path = request.sitePath
    let answer = release.document.rules.find(path, for: request.purpose) { text in
      release.file(at: text).map { Found(release: release, file: $0) }
    }
    switch answer {
    case .file, .moved: return answer
    case .notFound, .missing:
      guard let previous, let text = path.text, let file = previous.file(at: text) else {
        return answer
      }
      return .file(Found(release: previous, file: file), text)
    }
  }

  /// A page revalidates every file by its tag, because an update may give the URL other bytes.
  private func fields(
    of file: ReleaseFile, in release: OpenedRelease, for request: URLRequest
  ) -> [String: String] {
    var fields = [
      "Content-Type": file.mediaType, "ETag": "\"\(file.digest.hexadecimal)\"",
      "Cache-Control": "no-cache",
    ]
    if ScriptableType.hasPolicy(file.mediaType) {
      fields["Content-Security-Policy"] = release.document.policy(of: file)
    }
    return fields.merging(release.document.headers.fields(for: request.sitePath)) { $1 }
      .allowingWebHosts(of: request)
  }
}

extension ReleaseDocument {
  /// Which file answers a path.
  var rules: SiteRules {
    SiteRules(
      entry: entry.text, fallback: fallback?.document.text, exclude: fallback?.exclude ?? [])
  }
}
