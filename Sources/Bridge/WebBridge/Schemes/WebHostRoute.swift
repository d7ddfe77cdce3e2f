import Disclosure
import Foundation
import SiteServing

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The hosts of the web, for pages of a custom scheme: the engine takes `//cdn.example/x.js` of such a page for
/// `app://cdn.example/x.js`, and a page of `https` for `https://cdn.example/x.js`.
///
/// The route asks the host by `https`, and answers with what it says. The response of a custom scheme cannot be a redirect.
@MainActor package final class WebHostRoute: SchemeRoute {
  /// The scheme by which hosts are asked.
  @TaskLocal package static var webScheme = "https"

  private let webScheme: String
  private let log: PageErrorLog

  package init(log: PageErrorLog) { (self.log, webScheme) = (log, Self.webScheme) }

  /// A host that does not answer keeps nobody waiting for a file of the app.
  package var takesTurns: Bool { false }

  package func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer? {
    answer(request, ofPageAt: webView.url)
  }

  /// Answers the request of a page that is one of the same scheme.
  func answer(_ request: URLRequest, ofPageAt page: URL?) -> SchemeAnswer? {
    guard let url = request.url, let page = page?.scheme?.lowercased(),
      page == url.scheme?.lowercased(),
      let target = Self.target(of: url.absoluteString, by: webScheme)
    else { return nil }
    if let refusal = SchemeResponse.refusal(ofMethodOf: request, at: url) {
      return .response(refusal)
    }
    guard request.purpose != .navigation else {
      return Self.leading(to: webScheme, from: url).map { .response($0) }
    }
    let log = log
    return .later {
      do {
        return try await WebHostClient.respond(to: request, at: url, from: target)
      } catch {
        if !Task.isCancelled {
          log.write(
            "\(ReportedURL.of(target.absoluteString)), which a page calls \(ReportedURL.of(url.absoluteString)), cannot be loaded: \(error.localizedDescription)"
          )
        }
        return nil
      }
    }
  }

  /// Returns the URL that a URL of a custom scheme stands for; `nil` if its host is no name of the web: one without a dot
  /// and a port may be the name of a package, and is the folder's if it is `localhost`.
  ///
  /// A host with other letters than those of ASCII is not looked for, because engines do not encode it in a custom scheme.
  nonisolated package static func target(of url: String, by scheme: String) -> URL? {
    guard let start = url.range(of: "://")?.upperBound else { return nil }
    let authority = url[start...].prefix { !"/?#".contains($0) }
    guard authority.wholeMatch(of: name) != nil else { return nil }
    let rest = url[authority.endIndex...].prefix { $0 != "#" }
    return URL(
      string: "\(scheme)://\(authority.lowercased())\(rest.hasPrefix("/") ? "" : "/")\(rest)")
  }

  /// A host with a dot in it, or any host with a port, also an address in brackets.
  nonisolated private static var name: Regex<Substring> {
    /(?:[A-Za-z0-9_\-]+(?:\.[A-Za-z0-9_\-]+)+\.?(?::[0-9]{1,5})?|[A-Za-z0-9_\-]+:[0-9]{1,5}|\[[0-9A-Fa-f:.]+\](?::[0-9]{1,5})?)/
  }

  /// Makes a page that replaces itself by the one that is meant. A page of another host in the scheme of the app would be
  /// taken for the app's.
  private static func leading(to scheme: String, from url: URL) -> SchemeResponse? {
    let nonce = PageSecret.random()
    return .page(
      "<!doctype html><meta charset=utf-8><script nonce=\(nonce)>location.replace('\(scheme):' + location.href.slice(location.protocol.length))</script>",
      status: 200, to: url,
      more: [
        "Content-Security-Policy": "default-src 'none'; script-src 'nonce-\(nonce)'",
        "Cache-Control": "no-store",
      ])
  }
}
