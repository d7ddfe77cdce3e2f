import FoundationNetworking

extension WKURLSchemeTask {
  /// Whether the page may have sent a body that the handler cannot read.
  ///
  /// The value is true for requests, other than GET and HEAD, of forms, subframes and workers, for
  /// Blobs and forms with files sent by a synchronous `XMLHttpRequest`, and for forms with files in a
  /// `Request` object. It is also true for a body of an `XMLHttpRequest` that the page needs more
  /// than half a minute to read, or that is one of too many at once, and for a POST of the app that
  /// WebKit repeats because the view goes back to its page. The request's `httpBody` is then nil, and
  /// its `httpBodyStream` fails with an error that gives the reason.
  ///
  /// - Note: *Differs:* exists on Linux only.
  public var isBodyUnreadable: Bool { request.httpBodyStream is UnreadableBody }
}
