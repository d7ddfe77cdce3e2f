public import Foundation
public import FoundationNetworking

/// One resource that a scheme handler was asked for.
///
/// Call the methods in the order response, data, end. They may be called on any thread.
///
/// - Note: *Differs:* a call after the end, or after ``WKURLSchemeHandler/webView(_:stop:)``, has no
///   effect where Apple's raises.
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  ///
  /// - Note: *Differs:* without its body, for reading the body of some requests ends the process in
  ///   today's WebKitGTK.
  var request: URLRequest { get }

  /// Gives the response. An `HTTPURLResponse` carries a status and header fields too.
  func didReceive(_ response: URLResponse)

  /// Gives the next part of the content.
  func didReceive(_ data: Data)

  /// Ends the content.
  func didFinish()

  /// Ends the load as a failure.
  func didFailWithError(_ error: any Error)
}
