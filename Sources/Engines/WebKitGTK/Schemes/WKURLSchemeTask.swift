public import Foundation
public import FoundationNetworking

/// A WebKit request to a scheme handler for one resource.
///
/// Call the methods in the order response, data, end. They may be called on any thread, and take
/// effect in the order of the calls. A task that is released before its end fails the load.
///
/// - Note: *Differs:* Apple's tasks raise an exception if calls come in another order. Here the load
///   fails, and the error is logged: for data or the end before a response, for a response after data,
///   for a redirect, which WebKitGTK cannot follow, and for a status or header field that HTTP does
///   not allow. A call after the end, or after ``WKURLSchemeHandler/webView(_:stop:)``, has no effect.
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request, with its method, header fields and body.
  ///
  /// The body is in `httpBody`, whether the page made it of text, bytes, a `Blob`, or a form with
  /// files.
  ///
  /// - Note: *Differs:* reading the body of some requests ends the process in current WebKitGTK.
  ///   Requests that neither the app loads nor a page's own `fetch` and `XMLHttpRequest` send from the
  ///   main frame therefore have no `httpBody`: see ``isBodyUnreadable``. Their `httpBodyStream` fails
  ///   with an error that says so.
  var request: URLRequest { get }

  /// Gives the response. An `HTTPURLResponse` carries a status and header fields too. Until there is
  /// data, another response replaces the first one.
  ///
  /// - Note: *Differs:* the page sees the response when the first data or the end comes. A response
  ///   that is no `HTTPURLResponse` has the status 200 in the page.
  func didReceive(_ response: URLResponse)

  /// Gives the next part of the content.
  ///
  /// - Note: *Differs:* data that the page has not taken yet stays in memory without a limit, because
  ///   WebKitGTK does not report how fast a page takes data.
  func didReceive(_ data: Data)

  /// Ends the content.
  func didFinish()

  /// Ends the load as a failure.
  func didFailWithError(_ error: any Error)
}

/// An object that loads resources of a URL scheme that WebKit does not handle.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Asks the handler to load a resource. Answer through the task's methods, now or later.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

  /// Tells the handler that the resource is no longer needed, because the page cancelled the load
  /// or went away, or because the view was closed. Release the task; further calls of its methods
  /// have no effect.
  ///
  /// - Note: *Differs:* not called when the view is released, nor when the delegate refuses the task's response.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
