/// The types of signed documents. A signature holds for the bytes of one type alone.
public enum PackageDocumentType: String, Hashable, Sendable, CaseIterable {
  /// The keys that an app trusts.
  case root
  /// The releases that the devices of one channel run.
  case latest
  /// The files of one version.
  case release

  /// The media type, which is signed together with the bytes.
  public var mediaType: String { "application/vnd.webbridge.\(rawValue)+json" }

  /// The maximum number of bytes of a file with such a document.
  package var largestFile: Int {
    switch self {
    case .root, .latest: 64 << 10
    case .release: 16 << 20
    }
  }
}
