/// The resources that a page had loaded when it was loaded itself.
///
/// The page's own timings have those of `http` and `https`. Native code measures those of custom schemes, which no page
/// can see, as far as the package answers them: folders and web packages.
public struct PageResources: Sendable, Equatable {
  /// The number of resources by source.
  public let counts: [ResourceSource: Int]
  /// The number of bytes that came from each source: those that the network carried, header fields included, and those
  /// that custom schemes gave.
  public let bytes: [ResourceSource: Int]
  /// The slowest resources, at most ten of them, the slowest one first.
  public let slowest: [ResourceTiming]

  /// The number of all resources.
  public var count: Int { counts.values.reduce(0, +) }
}

extension PageResources: CustomStringConvertible {
  /// The number of resources, and the slowest one.
  public var description: String {
    "\(count) resources" + (slowest.first.map { ", the slowest \($0)" } ?? "")
  }
}

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

/// When a resource of a page was loaded.
public struct ResourceTiming: Sendable, Equatable {
  /// The URL of the resource without query, fragment, user and password.
  public let url: String
  /// The initiator of the load, such as `img`, `script` or `fetch`. It is empty for a custom scheme, whose handler does
  /// not know it.
  public let initiator: String
  /// The source of the resource.
  public let source: ResourceSource
  /// When the load began, since the navigation of the page began.
  public let start: Duration
  /// The time from the beginning of the load to the first byte, or `nil` if it is not known.
  public let firstByte: Duration?
  /// The time from the beginning of the load to its end.
  public let duration: Duration
  /// The number of bytes: those that the network carried, or those that a custom scheme gave.
  public let bytes: Int
  /// The status of the response, or `nil` if it is not known. Only responses of custom schemes have one.
  public let status: Int?
}

extension ResourceTiming: CustomStringConvertible {
  /// The URL, the source, the size, and the duration.
  public var description: String {
    "\(url) (\(source.rawValue)): \(bytes) bytes in \(duration)"
  }
}
