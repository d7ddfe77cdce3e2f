public import Foundation
public import Logging

extension WKWebViewConfiguration {
  /// Serves the files of a folder to the web views that are made with this configuration.
  ///
  /// The pages have URLs such as `app://localhost/index.html`. Call it before the view is made,
  /// because a view copies its configuration. It also calls ``prepareForBridge()``.
  ///
  /// ```swift
  /// let configuration = WKWebViewConfiguration()
  /// let site = try configuration.serve(folder: folder, scheme: "app")
  /// let webView = WKWebView(frame: .zero, configuration: configuration)
  /// let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
  /// webView.load(URLRequest(url: site.url))
  /// ```
  ///
  /// A path that ends with a slash serves the folder's `index.html`. Files whose names begin with a
  /// dot, symbolic links and special files are not served, and no path leads out of the folder.
  ///
  /// - Parameters:
  ///   - folder: The folder. It must exist.
  ///   - scheme: The scheme of the pages: a letter, then letters, digits, `+`, `-` and `.`. It must
  ///     not be one that WebKit handles, such as `https`.
  ///   - fallback: The path of the page that is served to navigations to a path without an extension
  ///     where there is no file, such as `"index.html"` for an app with a router of its own. `nil`
  ///     serves a 404.
  ///   - reloadsOnChange: Whether pages of the scheme reload when a file in the folder changes. `nil`
  ///     means debug builds only.
  ///   - logger: The logger that is told of files that are not found.
  /// - Returns: The site, which has the URLs to load.
  /// - Throws: `BridgeError` with the code `badArguments` where the folder does not exist or the
  ///   scheme is not allowed, `duplicateName` where the scheme has a handler already.
  @discardableResult public func serve(
    folder: URL, scheme: String = "app", fallback: String? = nil, reloadsOnChange: Bool? = nil,
    logger: Logger = Logger(label: "webbridge")
  ) throws -> FolderSite {
    let scheme = scheme.lowercased()
    guard scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil else {
      throw BridgeError(
        .badArguments,
        "“\(scheme)” is not a URL scheme: use a letter, then letters, digits, “+”, “-” and “.”.")
    }
    guard !WKWebView.handlesURLScheme(scheme), scheme != ByteScheme.name else {
      throw BridgeError(
        .badArguments, "Files cannot be served from “\(scheme):”. Use a scheme such as “app”.")
    }
    guard urlSchemeHandler(forURLScheme: scheme) == nil else {
      throw BridgeError(.duplicateName, "The configuration has a handler for “\(scheme):” already.")
    }
    var isFolder: ObjCBool = false
    guard folder.isFileURL,
      FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw BridgeError(
        .badArguments,
        "There is no folder to serve at \(folder.isFileURL ? folder.path : "\(folder)").")
    }
    guard let site = FolderSite(folder: folder.absoluteURL.standardizedFileURL, scheme: scheme)
    else {
      throw BridgeError(.badArguments, "“\(scheme)” makes no URL.")
    }
    let responder = FolderResponder(
      site: site, fallback: fallback, log: PageErrorLog(logger, level: .notice))
    let route = FolderRoute(
      responder, reloadsOnChange: reloadsOnChange ?? Self.reloadsByDefault, log: logger)
    setURLSchemeHandler(RoutedSchemeHandler(routes: [route]), forURLScheme: scheme)
    prepareForBridge()
    return site
  }

  private static var reloadsByDefault: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
