import Disclosure
import Foundation

/// A page of the web that a server sends in place of a file of a feed: the login of a captive portal, the error of a
/// bucket, or the page to which a host rewrites the paths that it does not have.
struct ReplacementPage {
  /// The number of bytes of a body that are examined.
  static let headSize = 4 << 10

  /// The title, or the beginning of the page's text.
  let text: String

  /// - Parameter head: The first bytes of a body. `nil` if they do not begin as HTML or XML does; no file of a
  ///   feed but an object or a pack begins so.
  init?(_ head: Data) {
    let head = head.prefix(Self.headSize)
    let source = String(
      String(decoding: head, as: UTF8.self).drop { $0 == "\u{FEFF}" || $0.isWhitespace })
    guard source.hasPrefix("<") else { return nil }
    let title = source.firstMatch(of: /<title[^>]*>([^<]+)/.ignoresCase()).map { String($0.1) }
    let shown = source.replacing(
      /<(script|style)[^>]*>.*?(<\/\1>|$)/.ignoresCase().dotMatchesNewlines(), with: " "
    )
    .replacing(/<[^>]*(>|$)/, with: " ")
    let texts = [title ?? "", shown, source]
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let first = texts.first { !$0.isEmpty } ?? ""
    text = (first.count > 100 ? first.prefix(100) + "…" : first).printable
  }

  /// The page that the rest of a response's body is.
  init?(of response: FeedResponse) async {
    var head = Data()
    do {
      for try await piece in response.body {
        head += piece.prefix(Self.headSize - head.count)
        if head.count >= Self.headSize { break }
      }
    } catch {
      // What came before the connection was cut may be enough.
    }
    self.init(head)
  }

  /// The failure of a file in whose place this page came. A further attempt may mend it.
  func failure(at url: URL) -> RetryRule.Retriable {
    let error = PackageError(
      .badContent,
      "\(url.absoluteString): the server answers with a web page, “\(text)”, in place of the file. Try again on another network, because a captive portal may answer; or correct the host, which has to send the files of a feed as they are, and 404 for a file that it does not have."
    )
    return RetryRule.Retriable(error: error)
  }
}
