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
