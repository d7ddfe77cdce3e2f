public import Foundation
public import FoundationNetworking

/// A delegate that chooses the destination of a download and learns how the download ends.
///
/// If a method exists with a completion handler and as an `async` function, implement one of them.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Chooses where to put the file; nil cancels the download. The file must not exist yet, but its
  /// folder must.
  ///
  /// - Note: *Differs:* a delegate without this method compiles, and its downloads are cancelled. The
  ///   suggested name has no ending that neither the URL nor the server states, and is “Unknown” where
  ///   they state no name. A download of a response with a status of 400 or more fails after the
  ///   question, with the code `badServerResponse`.
  @preconcurrency func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)

  /// Chooses where to put the file; nil cancels the download. The file must not exist yet, but its
  /// folder must.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?

  /// Decides whether to follow a redirect.
  ///
  /// - Note: *Differs:* never called. Linux follows all redirects.
  @preconcurrency func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)

  /// Decides whether to follow a redirect.
  ///
  /// - Note: *Differs:* never called. Linux follows all redirects.
  func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy

  /// Answers a server that asks for credentials. The default implementation continues without them.
  ///
  /// - Note: *Differs:* called only while the download's view exists and is not loading. Otherwise the
  ///   view's navigation delegate is asked, or the download continues without credentials.
  @preconcurrency func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

  /// Answers a server that asks for credentials. The default implementation continues without them.
  func download(
    _ download: WKDownload, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// Tells the delegate that the file is complete.
  func downloadDidFinish(_ download: WKDownload)

  /// Tells the delegate that the download failed. The written data is removed.
  ///
  /// - Note: *Differs:* `resumeData` is always nil.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Calls the asynchronous form.
  @preconcurrency public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.download(
          download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }

  /// Refuses the download.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }

  /// Calls the asynchronous form.
  @preconcurrency public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  ) {
    Task.immediate { @MainActor in
      decisionHandler(
        await self.download(
          download, decidedPolicyForHTTPRedirection: response, newRequest: request))
    }
  }

  /// Follows the redirect.
  public func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy { .allow }

  /// Calls the asynchronous form.
  @preconcurrency public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    Task.immediate { @MainActor in
      let (disposition, credential) = await self.download(download, respondTo: challenge)
      completionHandler(disposition, credential)
    }
  }

  /// Continues without credentials.
  public func download(
    _ download: WKDownload, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.rejectProtectionSpace, nil) }

  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}

  /// Does nothing.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}
