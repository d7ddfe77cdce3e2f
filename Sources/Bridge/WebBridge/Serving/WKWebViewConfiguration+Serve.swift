public import Foundation
public import Logging

extension WKWebViewConfiguration {
  /// Serves the files of a folder to the web views that are made with this configuration.
  ///
  /// The pages have URLs such as `app://localhost/index.html`. Call this method before you create the
  /// view, because a view copies its configuration. It also calls ``prepareForBridge()``.
  ///
  /// ```swift
  /// let configuration = WKWebViewConfiguration()
  /// let site = try configuration.serve(folder: folder, scheme: "app")
  /// let webView = WKWebView(frame: .zero, configuration: configuration)
  /// let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
  /// webView.load(URLRequest(url: site.url))
  /// ```
  ///
  /// A path that ends with a slash serves the folder's `index.html`, and `/about` serves `about.html`. Files
  /// whose names begin with a dot, symbolic links and special files are not served, and no path leads out
  /// of the folder. A navigation to a missing file gets the folder's `404.html`, with the status 404.
  ///
  /// - Parameters:
  ///   - folder: The folder. It must exist.
  ///   - scheme: The scheme of the pages: a letter, then letters, digits, `+`, `-` and `.`. It must
  ///     not be one that WebKit handles, such as `https`.
  ///   - fallback: The path of the page that is served for navigations to a path that no file answers. Use
  ///     `"index.html"` for an app with its own router. `nil` serves a 404.
  ///   - headers: Fields that the responses for some paths have. Fields that the server itself decides, such as
  ///     `Content-Type`, `Content-Length` and `Set-Cookie`, are refused.
  ///   - reloadsOnChange: Whether pages of the scheme reload when a file in the folder changes. `nil`
  ///     means debug builds only.
  ///   - logger: The logger for files that are not found.
  /// - Returns: The site, which has the URLs to load.
  /// - Throws: `BridgeError` with the code `badArguments` if the folder does not exist, or the
  ///   scheme or a header is not allowed, `duplicateName` if the scheme has a handler already.
  @discardableResult public func serve(
    folder: URL, scheme: String = "app", fallback: String? = nil, headers: [ResponseHeaders] = [],
    reloadsOnChange: Bool? = nil,
    logger: Logger = Logger(label: "webbridge")
  ) throws -> FolderSite {
    let route = try FolderRoute(
      serving: folder, scheme: scheme, fallback: fallback, headers: headers,
      reloadsOnChange: reloadsOnChange,
      log: logger, isTaken: { urlSchemeHandler(forURLScheme: $0) != nil })
    try add(WebHostRoute(log: PageErrorLog(logger, level: .notice)), forScheme: route.site.scheme)
    try add(route, forScheme: route.site.scheme)
    prepareForBridge()
    return route.site
  }
}
