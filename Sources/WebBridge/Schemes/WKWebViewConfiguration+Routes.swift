extension WKWebViewConfiguration {
  /// Adds a route to the handler of a custom scheme, which is made where the scheme has none: the seam by which
  /// folders, large bytes and further extensions answer requests.
  ///
  /// Call it before the view is made, because a view copies its configuration.
  ///
  /// - Throws: `BridgeError` with the code `duplicateName` where the scheme has a handler of the app's.
  package func add(_ route: some SchemeRoute, forScheme scheme: String) throws {
    switch urlSchemeHandler(forURLScheme: scheme) {
    case nil: setURLSchemeHandler(RoutedSchemeHandler(routes: [route]), forURLScheme: scheme)
    case let handler as RoutedSchemeHandler: handler.add(route)
    default:
      throw BridgeError(
        .duplicateName, "The configuration has a handler for “\(scheme):” already.")
    }
  }
}
