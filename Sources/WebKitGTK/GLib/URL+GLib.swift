import CWebKitGTK
import Foundation

extension URL {
  /// The URL of a string that WebKit normalised.
  init?(uri: UnsafePointer<CChar>?) {
    guard let uri else { return nil }
    self.init(string: String(cString: uri))
  }

  /// What stands for a page or frame whose URL is not known, or which Foundation cannot read.
  static let blank: URL = {
    guard let url = URL(string: "about:blank") else { preconditionFailure("A constant is a URL.") }
    return url
  }()
}
