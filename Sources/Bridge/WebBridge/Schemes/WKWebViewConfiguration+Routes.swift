extension WKWebViewConfiguration {
  /// Adds a route to the handler of a custom scheme, and creates the handler if the scheme has none. Folders,
  /// large bytes and further extensions answer requests through such routes.
  ///
  /// Call this method before you create the view, because a view copies its configuration.
  ///
  /// - Throws: `BridgeError` with the code `duplicateName` if the app has set a handler for the scheme.
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
