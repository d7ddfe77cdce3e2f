import CWebKitGTK
public import Foundation
public import FoundationNetworking

/// A resource that is downloaded to a file.
///
/// A download continues even if nothing refers to it and its view is gone. The download is cancelled
/// if it has no delegate when WebKit asks where to put the file.
@preconcurrency @MainActor public final class WKDownload: NSObject, ProgressReporting {
  /// What to do when the server redirects a download.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum RedirectPolicy: Int, Sendable {
    /// Cancel it.
    case cancel
    /// Follow the redirect.
    case allow
  }

  /// The request that started the download, if there is one.
  public let originalRequest: URLRequest?

  /// The view that the download comes from, or nil after the view is gone.
  public private(set) weak var webView: WKWebView?

  /// The delegate, which chooses the destination of the file.
  public weak var delegate: (any WKDownloadDelegate)? {
    didSet { if object == nil { tellRefusal() } }
  }

  /// The progress of the download in bytes. The total is -1 while it is unknown. Cancelling the
  /// progress cancels the download.
  public nonisolated let progress = Progress(totalUnitCount: -1)

  /// Whether the user started the download.
  ///
  /// - Note: *Differs:* always false, because WebKitGTK does not report it.
  @available(iOS 18.2, macOS 15.2, *)
  public let isUserInitiated = false

  /// The frame that the download comes from.
  ///
  /// - Note: *Differs:* unknown, and never the main frame, because WebKitGTK does not report it.
  @available(iOS 18.2, macOS 15.2, *)
  public let originatingFrame: WKFrameInfo

  /// WebKitGTK's download, or nil if the download could not start.
  let object: GObject?
  /// The session, kept alive while the download runs.
  private let session: GObject?
  var state = State.waiting
  /// The error to report in place of WebKit's.
  var failure: (any Error)?
  var cancelHandlers: [@MainActor (Data?) -> Void] = []

  enum State {
    /// The response has not arrived.
    case waiting
    /// The delegate is choosing the destination.
    case deciding
    /// The file is being written.
    case writing
    /// The download was cancelled and has not ended yet.
    case cancelling
    /// The download has ended.
    case ended
  }

  /// Tracks a WebKitGTK download until it ends.
  init(_ object: GObject, of session: GObject?, webView: WKWebView?, request: URLRequest? = nil) {
    self.object = object
    self.session = session
    self.webView = webView
    originalRequest =
      request ?? webkit_download_get_request(object.opaque).flatMap { URLRequest($0) }
    originatingFrame = .unknown(in: webView)
    super.init()
    progress.kind = .file
    progress.setUserInfoObject(
      Progress.FileOperationKind.downloading, forKey: .fileOperationKindKey)
    connect(object)
    Self.running[object.raw] = self
    progress.cancellationHandler = { [weak self] in Task { @MainActor in self?.cancel() } }
  }

  /// Makes a download that cannot start. The download reports the error to its delegate as soon as
  /// it has one.
  init(failing error: any Error, webView: WKWebView?, request: URLRequest?) {
    object = nil
    session = nil
    failure = error
    self.webView = webView
    originalRequest = request
    originatingFrame = .unknown(in: webView)
    super.init()
  }

  private func tellRefusal() {
    guard delegate != nil, state != .ended, let failure else { return }
    state = .ended
    Task { self.delegate?.download(self, didFailWithError: failure, resumeData: nil) }
  }

  /// Cancels the download and removes the written data. The delegate is not called.
  ///
  /// - Parameter completionHandler: Called when the download has ended, with data to resume it from.
  ///
  /// - Note: *Differs:* there is never data to resume from.
  @preconcurrency public func cancel(
    _ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil
  ) {
    guard state != .ended, let object else {
      end()
      if let completionHandler { Task { completionHandler(nil) } }
      return
    }
    if let completionHandler { cancelHandlers.append(completionHandler) }
    guard state != .cancelling else { return }
    state = .cancelling
    webkit_download_cancel(object.opaque)
  }

  /// Cancels the download and removes the written data. The delegate is not called.
  ///
  /// - Returns: Data to resume the download from.
  ///
  /// - Note: *Differs:* there is never data to resume from.
  @discardableResult public func cancel() async -> Data? {
    await withCheckedContinuation { continuation in
      cancel { continuation.resume(returning: $0) }
    }
  }

  /// Marks the download as ended and releases it.
  func end() {
    state = .ended
    if let object { Self.running[object.raw] = nil }
  }

  /// The downloads that have not ended. This dictionary keeps them alive.
  static var running: [UnsafeMutableRawPointer: WKDownload] = [:]
}
