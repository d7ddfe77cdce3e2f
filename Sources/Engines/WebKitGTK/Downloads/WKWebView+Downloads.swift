import CWebKitGTK
public import Foundation
public import FoundationNetworking

extension WKWebView {
  /// Starts a download of a request.
  ///
  /// - Parameters:
  ///   - request: The request to download.
  ///   - completionHandler: Called with the download. Set its delegate immediately.
  ///
  /// - Note: *Differs:* only the URL of the request is used. The method must be GET, and the app's
  ///   header fields are not sent.
  @preconcurrency public func startDownload(
    using request: URLRequest,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) {
    let download = makeDownload(request)
    Task { completionHandler(download) }
  }

  /// Starts a download of a request.
  ///
  /// - Returns: The download. Set its delegate immediately.
  ///
  /// - Note: *Differs:* only the URL of the request is used. The method must be GET, and the app's
  ///   header fields are not sent.
  public func startDownload(using request: URLRequest) async -> WKDownload {
    makeDownload(request)
  }

  /// Resumes a download that was cancelled or failed.
  ///
  /// - Note: *Differs:* downloads cannot be resumed on Linux, and fail with an error that says so.
  @preconcurrency public func resumeDownload(
    fromResumeData resumeData: Data,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) {
    let download = makeResumedDownload()
    Task { completionHandler(download) }
  }

  /// Resumes a download that was cancelled or failed.
  ///
  /// - Note: *Differs:* downloads cannot be resumed on Linux, and fail with an error that says so.
  public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
    makeResumedDownload()
  }

  private func makeResumedDownload() -> WKDownload {
    let error = URLError(
      .unknown, description: "Downloads cannot be resumed on Linux. Start the download again.",
      failingURL: nil)
    return WKDownload(failing: error, webView: self, request: nil)
  }

  private func makeDownload(_ request: URLRequest) -> WKDownload {
    let failure: URLError? =
      if isClosed {
        URLError(.cancelled, description: "The web view is closed.", failingURL: request.url)
      } else {
        request.unsupportedDownloadError()
      }
    if let failure { return WKDownload(failing: failure, webView: self, request: request) }
    guard let url = request.url,
      let raw = webkit_web_view_download_uri(object.pointer(), url.absoluteString)
    else {
      let error = URLError(.badURL, description: "The request has no URL.", failingURL: nil)
      return WKDownload(failing: error, webView: self, request: request)
    }
    return WKDownload(
      GObject(taking: raw), of: configuration.websiteDataStore.session, webView: self,
      request: request)
  }

  /// Passes a download that WebKit started to the navigation delegate. Afterwards, the caller cancels
  /// a download that has no delegate of its own.
  func didStart(_ download: WKDownload) {
    let request = download.originalRequest
    let origin = downloads.take(request?.url)
    guard let delegate = navigationDelegate else { return }
    navigationDelegateUse.willAsk()
    switch origin {
    case .response(let response):
      delegate.webView(self, navigationResponse: response, didBecome: download)
    case .action(let action):
      delegate.webView(self, navigationAction: action, didBecome: download)
    case nil:
      let action = WKNavigationAction(
        downloading: request ?? download.originatingFrame.request, webView: self)
      delegate.webView(self, navigationAction: action, didBecome: download)
    }
  }
}

extension WKDownload {
  /// Tracks every download that WebKit starts by itself in a session, because WebKitGTK would
  /// otherwise write it into the user's downloads folder.
  static func follow(_ session: GObject) {
    session.connect("download-started") { arguments in
      guard let session = arguments.object(0), let raw = arguments.object(1),
        running[UnsafeMutableRawPointer(raw)] == nil
      else {
        return .nothing
      }
      let view = webkit_download_get_web_view(raw).flatMap { WKWebView.view(of: $0) }
      let download = WKDownload(
        GObject(retaining: raw), of: GObject(retaining: session), webView: view)
      view?.didStart(download)
      if download.delegate == nil { download.cancel() }
      return .nothing
    }
  }
}
