public import Foundation
public import WebBridge

/// Web views that are ready before anybody asks for them: their process runs, and their bridge is attached.
///
/// The first page of a process costs most of the time between a tap and the first paint. A view is taken once and never
/// comes back, so that no history and no session storage of one use is seen by the next one.
///
/// ```swift
/// let pool = WebViewPool(size: 1, blank: site.blankURL(of: "shop")) {
///   let webView = WKWebView(frame: .zero, configuration: makeConfiguration())
///   …
///   return webView
/// }
/// let webView = await pool.take()
/// try await site.open("shop", in: webView)
/// ```
@MainActor public final class WebViewPool {
  /// The number of views that are kept ready.
  public var size: Int {
    didSet { fill() }
  }

  private let make: @MainActor () throws -> WKWebView
  private let blank: URL?
  private var ready: [WKWebView] = []
  private var isFilling = false
  private var warning: MemoryWarning?

  /// The delay before the pool makes the next view, because a new process takes processor time from the page
  /// that the app is about to show.
  private static let pause: Duration = .seconds(1)

  /// The time in which a view has to answer before it is handed out, in seconds.
  private static let answerLimit: TimeInterval = 0.5

  /// Creates a pool, which makes its views in the next turn of the main actor.
  ///
  /// - Parameters:
  ///   - size: How many views are kept ready: one or two serve most apps, because each has a process of its own.
  ///   - blank: The URL of an empty page of the same origin as the pages to come, whose process then serves them.
  ///   - make: Makes a view with its bridge.
  public init(size: Int = 1, blank: URL? = nil, make: @escaping @MainActor () throws -> WKWebView) {
    (self.size, self.blank, self.make) = (size, blank, make)
    warning = MemoryWarning { [weak self] in self?.drain() }
    fill()
  }

  /// The number of views that are ready.
  public var count: Int { ready.count }

  /// Returns a view that answers, or a new one if none is ready. The pool makes a replacement a second later.
  public func take() async throws -> WKWebView {
    while let webView = ready.popLast() {
      // The system may have ended the process of a view that nobody sees.
      guard await webView.isAnswering(within: Self.answerLimit) else { continue }
      fill(after: Self.pause)
      return webView
    }
    fill(after: Self.pause)
    return try make()
  }

  /// Makes the views that are missing, and returns when each of them has loaded its empty page and answers. Calling
  /// this method is optional.
  ///
  /// - Parameter limit: How long a view may take to load its page. A view that takes longer stays in the pool.
  public func warmUp(within limit: Duration = .seconds(10)) async {
    fillNow()
    for webView in ready {
      await webView.hasLoaded(within: limit)
      _ = await webView.isAnswering(within: Self.answerLimit)
    }
  }

  /// Lets go of all views, such as when the app goes to the background. A warning of low memory does the same. The next
  /// ``take()`` makes views again.
  public func drain() { ready = [] }

  private func fill(after pause: Duration = .zero) {
    guard !isFilling, ready.count < size else { return }
    isFilling = true
    Task { [weak self] in
      try? await Task.sleep(for: pause)
      self?.fillNow()
    }
  }

  private func fillNow() {
    isFilling = false
    while ready.count < size {
      guard let webView = try? make() else { return }
      if let blank { webView.load(URLRequest(url: blank)) }
      ready.append(webView)
    }
  }
}
