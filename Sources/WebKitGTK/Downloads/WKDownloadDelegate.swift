public import Foundation
public import FoundationNetworking

/// A follower of a download, which says where its file goes.
///
/// Where a method exists with a completion handler and as an `async` function, implement one of them.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Says where to put the file, or nil to cancel the download. The file must not exist yet, the
  /// folder must.
  ///
  /// - Note: *Differs:* a delegate without this method compiles, and its downloads are cancelled.
  @preconcurrency func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)

  /// Says where to put the file, or nil to cancel the download. The file must not exist yet, the
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

  /// Answers a server that asks for credentials. The default goes on without.
  ///
  /// - Note: *Differs:* called only while the download's view exists and is not loading. Otherwise the
  ///   view's navigation delegate is asked, or the download goes on without credentials.
  @preconcurrency func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

  /// Answers a server that asks for credentials. The default goes on without.
  func download(
    _ download: WKDownload, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// Tells that the file is complete.
  func downloadDidFinish(_ download: WKDownload)

  /// Tells that the download failed. What it wrote is gone.
  ///
  /// - Note: *Differs:* `resumeData` is always nil.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Hands on to the asynchronous form.
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

  /// Hands on to the asynchronous form.
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

  /// Hands on to the asynchronous form.
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

  /// Goes on without credentials.
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
