import FoundationNetworking

extension WKURLSchemeTask {
  /// Whether the page may have sent a body that is not to be had.
  ///
  /// So it is for requests, other than GET and HEAD, of forms, subframes and workers, for documents
  /// sent by an `XMLHttpRequest`, for Blobs and forms with files sent by a synchronous one, and for
  /// forms with files in a `Request` object. So it is too for a body of an `XMLHttpRequest` that the
  /// page needs more than half a minute to read, or that is one of too many at once. The request's
  /// `httpBody` is then nil, and its `httpBodyStream` fails with an error that says why.
  ///
  /// - Note: *Differs:* exists on Linux only.
  public var isBodyUnreadable: Bool { request.httpBodyStream is UnreadableBody }
}
