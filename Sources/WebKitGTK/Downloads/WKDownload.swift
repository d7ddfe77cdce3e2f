import CWebKitGTK
public import Foundation
public import FoundationNetworking

/// A resource that is downloaded to a file.
///
/// A download goes on without anybody keeping it, also when its view is gone. It is cancelled unless
/// it has a delegate when WebKit asks where to put the file.
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

  /// The request that the download began with, if there is one.
  public let originalRequest: URLRequest?

  /// The view that the download comes from, or nil once that is gone.
  public private(set) weak var webView: WKWebView?

  /// The delegate, which says where the file goes.
  public weak var delegate: (any WKDownloadDelegate)? {
    didSet { if object == nil { tellRefusal() } }
  }

  /// How far the download is, in bytes. The total is -1 while it is unknown. Cancelling it cancels
  /// the download.
  public nonisolated let progress = Progress(totalUnitCount: -1)

  /// Whether the user set the download off.
  ///
  /// - Note: *Differs:* always false, for Linux does not know.
  @available(iOS 18.2, macOS 15.2, *)
  public let isUserInitiated = false

  /// The frame that the download comes from.
  ///
  /// - Note: *Differs:* Linux does not know; never the main frame.
  @available(iOS 18.2, macOS 15.2, *)
  public let originatingFrame: WKFrameInfo

  /// GTK's download, or nil for one that could not start.
  let object: GObject?
  /// Kept for as long as the download runs.
  private let session: GObject?
  var state = State.waiting
  /// The error to report in place of WebKit's.
  var failure: (any Error)?
  var cancelHandlers: [@MainActor (Data?) -> Void] = []

  enum State {
    /// The response has not come.
    case waiting
    /// The delegate is asked where the file goes.
    case deciding
    /// The file is being written.
    case writing
    /// The download was told to end.
    case cancelling
    /// It is over.
    case ended
  }

  /// Follows a download of GTK's until it ends.
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

  /// A download that cannot start. It tells its delegate so once it has one.
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

  /// Ends the download and removes what it wrote. The delegate is not told.
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

  /// Ends the download and removes what it wrote. The delegate is not told.
  ///
  /// - Returns: Data to resume the download from.
  ///
  /// - Note: *Differs:* there is never data to resume from.
  @discardableResult public func cancel() async -> Data? {
    await withCheckedContinuation { continuation in
      cancel { continuation.resume(returning: $0) }
    }
  }

  /// Lets go of a download that is over.
  func end() {
    state = .ended
    if let object { Self.running[object.raw] = nil }
  }

  /// The downloads that have not ended, kept by nobody else.
  static var running: [UnsafeMutableRawPointer: WKDownload] = [:]
}
