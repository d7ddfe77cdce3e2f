/// The types of signed documents. A signature holds for the bytes of one type alone.
public enum DocumentType: String, Hashable, Sendable, CaseIterable {
  /// The keys that an app trusts.
  case root
  /// What devices of one channel are to run.
  case latest
  /// The files of one version.
  case release

  /// The media type, which is signed together with the bytes.
  public var mediaType: String { "application/vnd.webbridge.\(rawValue)+json" }

  /// How many bytes the file of such a document may have.
  package var largestFile: Int {
    switch self {
    case .root, .latest: 64 << 10
    case .release: 16 << 20
    }
  }
}
