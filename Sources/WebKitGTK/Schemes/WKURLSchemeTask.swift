public import Foundation
public import FoundationNetworking

/// One resource that a scheme handler was asked for.
///
/// Call the methods in the order response, data, end. They may be called on any thread, and take
/// effect in the order of the calls. A task that is released before its end fails the load.
///
/// - Note: *Differs:* Apple's raises where calls come in another order. Here the load fails, and
///   the error is logged: for data or the end before a response, for a response after data, for a
///   redirect, which WebKitGTK cannot follow, and for a status or header field that HTTP does not
///   allow. A call after the end, or after
///   ``WKURLSchemeHandler/webView(_:stop:)``, has no effect.
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for, with its method, header fields and body.
  ///
  /// The body is in `httpBody`, whatever the page made it of: text, bytes, a `Blob`, or a form with
  /// files.
  ///
  /// - Note: *Differs:* reading the body of some requests ends the process in today's WebKitGTK, so
  ///   those that a page's own `fetch` and `XMLHttpRequest` did not send from the main frame come
  ///   without: see ``isBodyUnreadable``. Its `httpBodyStream` then fails with an error that says
  ///   so.
  var request: URLRequest { get }

  /// Gives the response. An `HTTPURLResponse` carries a status and header fields too. Until there is
  /// data, another response replaces it.
  ///
  /// - Note: *Differs:* the page sees the response when the first data comes, or the end. A
  ///   response without HTTP has the status 200 for it.
  func didReceive(_ response: URLResponse)

  /// Gives the next part of the content.
  ///
  /// - Note: *Differs:* what the page has not taken yet stays in memory, however much it is. WebKitGTK
  ///   does not tell how fast a page takes it.
  func didReceive(_ data: Data)

  /// Ends the content.
  func didFinish()

  /// Ends the load as a failure.
  func didFailWithError(_ error: any Error)
}
