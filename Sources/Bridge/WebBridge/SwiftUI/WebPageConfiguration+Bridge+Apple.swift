#if canImport(SwiftUI)
  public import Foundation
  public import Logging
  public import WebKit

  @available(iOS 26, macOS 26, visionOS 26, *)
  extension WebPage.Configuration {
    /// Lets the bridge of this configuration's page carry large bytes without turning them into text.
    ///
    /// Call this method before you create the page, and after you set `userContentController`. It adds a handler for
    /// the scheme `webbridge`. Without the handler, or if a document's policy forbids the scheme, large bytes travel
    /// in pieces of text.
    public mutating func prepareForBridge() {
      guard let scheme = URLScheme(ByteScheme.name), urlSchemeHandlers[scheme] == nil else {
        return
      }
      let seat = PageSeat.of(self)
      urlSchemeHandlers[scheme] = PageSchemeHandler(queue: TransferQueue()) {
        [weak seat] request in
        seat?.engine?.largeBytes.flatMap { ByteRoute.answer(request, from: $0) }
      }
    }

    /// Serves the files of a folder to the page that is made with this configuration.
    ///
    /// Documents have URLs such as `app://localhost/index.html`. Call this method before you create the page, and
    /// after you set `userContentController`. It also calls ``prepareForBridge()``.
    ///
    /// ```swift
    /// var configuration = WebPage.Configuration()
    /// let site = try configuration.serve(folder: folder, scheme: "app")
    /// let page = WebPage(configuration: configuration)
    /// let bridge = try Bridge(
    ///   attachedTo: page, configuration: configuration, origins: [.scheme("app")])
    /// page.load(site.url)
    /// ```
    ///
    /// - Parameters:
    ///   - folder: The folder. It must exist.
    ///   - scheme: The scheme of the documents: a letter, then letters, digits, `+`, `-` and `.`. It must not be
    ///     one that WebKit handles, such as `https`.
    ///   - fallback: The path of the document that is served for navigations to a path that no file answers. Use `"index.html"` for an app with its own router. `nil` serves a 404.
    ///   - headers: Fields that the responses for some paths have. Fields that the server itself decides, such as
    ///     `Content-Type`, `Content-Length` and `Set-Cookie`, are refused.
    ///   - reloadsOnChange: Whether a page with a bridge reloads when a file in the folder changes. `nil` means
    ///     debug builds only.
    ///   - logger: The logger for files that are not found.
    /// - Returns: The site, which has the URLs to load.
    /// - Throws: `BridgeError` with the code `badArguments` if the folder does not exist, or the scheme or a header is
    ///   not allowed, `duplicateName` if the scheme has a handler already.
    @discardableResult public mutating func serve(
      folder: URL, scheme: String = "app", fallback: String? = nil, headers: [ResponseHeaders] = [],
      reloadsOnChange: Bool? = nil,
      logger: Logger = Logger(label: "webbridge")
    ) throws -> FolderSite {
      let handlers = urlSchemeHandlers
      let route = try FolderRoute(
        serving: folder, scheme: scheme, fallback: fallback, headers: headers,
        reloadsOnChange: reloadsOnChange,
        log: logger, isTaken: { URLScheme($0).map { handlers[$0] != nil } ?? false })
      guard let scheme = URLScheme(route.site.scheme) else {
        throw BridgeError(
          .badArguments,
          "Files cannot be served from “\(route.site.scheme):”. Use a scheme such as “app”.")
      }
      let seat = PageSeat.of(self)
      let hosts = WebHostRoute(log: PageErrorLog(logger, level: .notice))
      urlSchemeHandlers[scheme] = PageSchemeHandler(queue: TransferQueue()) {
        [weak seat] request in
        hosts.answer(request, ofPageAt: seat?.engine?.url)
          ?? route.answer(request, to: seat?.engine)
      }
      prepareForBridge()
      return route.site
    }
  }
#endif
