import Disclosure
public import Foundation
public import FoundationNetworking
import Logging

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

extension WKURLSchemeTask {
  /// Waits until the page's process has taken most of the task's data, or until the load is over.
  ///
  /// A writer that waits here keeps little of a large file in memory.
  ///
  /// - Throws: An error with which to fail the task, if the page's process does not take the data.
  @MainActor package func readerCaughtUp() async throws {
    guard let task = self as? SchemeTask else { return }
    do throws(SchemeTaskError) {
      try await task.events.load.pace.room()
    } catch {
      // A synchronous request hides the error from the page once it has a response.
      WKWebView.log.error(
        "A load of \(task.request.url.map { ReportedURL.of($0.absoluteString) } ?? "a URL") has ended early. \(error.localizedDescription)"
      )
      throw error
    }
  }
}
