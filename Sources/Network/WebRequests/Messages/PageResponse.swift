import Foundation
import HTTPTypes

/// A response as the page's script gets it: the head, and the pieces of the body.
struct PageResponse: Sendable {
  enum Kind: String { case basic, cors, opaque, opaqueRedirect = "opaqueredirect" }

  let response: RelayedResponse
  let url: WebURL
  let isRedirected: Bool
  let kind: Kind
  /// The URL to which the page of a form continues by itself.
  var location: WebURL?

  /// The names of the fields that the page may read, in lower case; `nil` for all.
  var readableFields: Set<String>?

  /// Whether the page may see nothing of it.
  private var isOpaque: Bool { kind == .opaque || kind == .opaqueRedirect }

  /// The fields that the page may read.
  var fields: [HTTPField] {
    isOpaque
      ? []
      : response.headerFields.filter {
        $0.name != .setCookie && $0.name != .setCookie2
          && readableFields?.contains($0.name.canonicalName) != false
      }
  }

  /// The part of the head that the page's script receives.
  var head: BridgeValue {
    [
      "status": .int(isOpaque ? 0 : response.status.code),
      "reason": .string(isOpaque ? "" : response.shownReason),
      // Pairs, because recordings leave out the secrets of those.
      "headers": .array(fields.map { [.string($0.name.rawName), .string($0.latin1)] }),
      // That of a redirect which is not followed is the page's own.
      "url": .string(kind == .opaque ? "" : url.description),
      "redirected": .bool(isRedirected && !isOpaque),
      "type": .string(kind.rawValue),
    ]
  }

  /// The maximum number of bytes of a body that travels together with the head.
  private static let mostInHead = 64 << 10

  /// The head and the whole body; `nil` if the body is large, or not known yet.
  var headAndBody: BridgeValue? {
    let body = hasHiddenBody ? Data() : response.whole
    guard let body, body.count <= Self.mostInHead else { return nil }
    return [head, .bytes(body)]
  }

  /// The body that the page gets.
  var body: BridgeStream<Data> { hasHiddenBody ? BridgeBlob(Data()).stream() : response.body }

  /// Whether the request was a HEAD.
  var isHead = false

  /// Whether the page gets no byte of the body: what the page may not see, and what an interceptor gave for a response
  /// that has none.
  var hasHiddenBody: Bool {
    location != nil || isOpaque || isHead
      || [204, 304].contains(response.status.code)
  }
}
