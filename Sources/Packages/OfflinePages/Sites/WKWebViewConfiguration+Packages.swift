public import Logging
public import OfflinePackages
public import WebBridge

extension WKWebViewConfiguration {
  /// Serves the packages of a store to the web views that are made with this configuration.
  ///
  /// The pages have URLs such as `app://shop/index.html`, whose host is the name of the package, so that storage of
  /// pages stays when a release changes. Call this method before you create the view. It also calls
  /// `prepareForBridge()`. Attach a bridge to the view, because pages confirm their health over it.
  ///
  /// - Parameters:
  ///   - packages: The store.
  ///   - scheme: The scheme of the pages. It must not be one that WebKit handles, such as `https`.
  ///   - options: When a page counts as healthy, and which navigations the packages take.
  ///   - logger: The logger for files that are not found, and for failures.
  /// - Returns: The site, which opens packages in web views.
  /// - Throws: `BridgeError` with the code `badArguments` if the scheme is not allowed, `duplicateName` if the
  ///   scheme has a handler of the app's.
  @discardableResult public func serve(
    _ packages: PackageStore, scheme: String = "app",
    options: PackageSiteOptions = PackageSiteOptions(),
    logger: Logger = Logger(label: "webbridge.packages")
  ) throws -> PackageSite {
    let scheme = try CustomScheme.checked(scheme)
    let log = PageErrorLog(logger, level: .notice)
    let site = PackageSite(
      ServedPackages(scheme: scheme, store: packages, options: options, log: log))
    try add(WebHostRoute(log: log), forScheme: scheme)
    try add(PackageRoute(site), forScheme: scheme)
    addBridgeExtension { PackageExtension(site, for: $0) }
    return site
  }
}
