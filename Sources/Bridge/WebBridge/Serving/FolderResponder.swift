import BridgeCore
import Disclosure
import Dispatch
import Foundation
import SiteServing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Turns requests for the files of a folder into responses, on the calling thread.
struct FolderResponder: Sendable {
  let site: FolderSite
  let rules: SiteRules
  let headers: [ResponseHeaders]
  let log: PageErrorLog

  func respond(to request: URLRequest) -> SchemeResponse? {
    guard let url = request.url else { return nil }
    return .refusal(ofMethodOf: request, at: url)
      ?? answer(to: request, at: url)?.answering(request)
  }

  private func answer(to request: URLRequest, at url: URL) -> SchemeResponse? {
    let folder = ServedFolder(path: site.folder.path)
    var failure = ServingFailure.notFound
    let answer: SiteAnswer<ServedFile>
    if OriginText(ofURL: url.absoluteString)?.authority == FolderSite.host {
      answer = rules.find(request.sitePath, for: request.purpose) { path in
        do throws(ServingFailure) {
          return try folder.open(path)
        } catch {
          if error != .notFound, error != .folder { failure = error }
          return nil
        }
      }
    } else {
      (answer, failure) = (.missing, .badPath)
    }
    switch answer {
    case .file(let file, let path): return respond(with: file, at: path, to: request, url)
    case .moved: return .moved(to: url)
    case .notFound(let file, let path):
      report(url, failure)
      return respond(with: file, at: path, status: 404, to: request, url)
    case .missing:
      report(url, failure)
      return .empty(404, to: request, at: url)
    }
  }

  private func report(_ url: URL, _ failure: ServingFailure) {
    log.write(
      "\(ReportedURL.of(url.absoluteString)) was not served from \(site.folder.lastPathComponent): \(failure.reason)"
    )
  }

  private func respond(
    with file: ServedFile, at path: String, status: Int = 200, to request: URLRequest, _ url: URL
  ) -> SchemeResponse? {
    let resource = ServedResource(
      size: file.size,
      fields: [
        "Content-Type": MediaType.ofFile(named: path), "ETag": file.tag,
        "Last-Modified": file.modified,
      ].merging(headers.fields(for: request.sitePath)) { $1 }.allowingWebHosts(of: request),
      read: { try file.read($0) })
    return resource.response(to: request, at: url, status: status)
  }
}

extension [String: String] {
  /// Returns response fields whose policies allow what the response of a ``WebHostRoute`` stands for.
  package func allowingWebHosts(of request: URLRequest) -> Self {
    guard let scheme = request.url?.scheme?.lowercased() else { return self }
    var fields = self
    for (name, value) in self
    where ["content-security-policy", "content-security-policy-report-only"].contains(
      name.lowercased())
    {
      fields[name] = WebHostPolicy.policy(value, for: scheme)
    }
    return fields
  }
}

/// The queue on which files are opened and read. A slow disk thus blocks neither the main actor nor the
/// threads of tasks.
enum FileQueue {
  /// Concurrent, because one file on a slow disk must not hold up the others.
  private static let queue = DispatchQueue(
    label: "webbridge.files", qos: .userInitiated, attributes: .concurrent)

  static func run<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }
}
