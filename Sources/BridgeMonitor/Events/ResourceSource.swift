/// The source of a document or a resource.
public enum ResourceSource: String, Sendable, CaseIterable {
  /// A web package that the app has stored.
  case package
  /// A custom scheme that the app answers, such as a folder of the app.
  case app
  /// A file.
  case file
  /// The network.
  case network
  /// The web view's cache.
  case cache
  /// A service worker, which answered with a document of its own or with one that it had stored. What the worker fetched
  /// from the network is ``network``.
  case serviceWorker = "service_worker"
  /// The engine did not say it. WebKit says nothing of resources of other origins without `Timing-Allow-Origin`, and
  /// nothing at all before Safari 16.4. On a page that a service worker controls, WebKit tells what the worker has
  /// answered the same way as what is in the memory of the process.
  case unknown
}
