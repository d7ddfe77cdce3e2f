import CWebKitGTK
import Foundation
import FoundationNetworking

extension URLError {
  /// An error that says what failed, in the keys that Apple's systems use. It is a `URLError` and
  /// not an `NSError`, for on Linux only the former can be cast to both.
  init(_ code: Code, description: String, failingURL: URL?) {
    self.init(code, userInfo: Self.userInfo(description, failingURL))
  }

  static func userInfo(_ description: String, _ failingURL: URL?) -> [String: Any] {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: description]
    if let failingURL {
      userInfo[NSURLErrorFailingURLErrorKey] = failingURL
      // Deprecated as a constant, and still read by programs.
      userInfo["NSErrorFailingURLStringKey"] = failingURL.absoluteString
    }
    return userInfo
  }

  /// The error of a connection whose certificate GIO found these faults with.
  init(certificateFlags: UInt32, failingURL: URL?) {
    let flags = GTlsCertificateFlags(certificateFlags)
    let (code, description): (Code, String) =
      if flags.rawValue & G_TLS_CERTIFICATE_EXPIRED.rawValue != 0 {
        (.serverCertificateHasBadDate, "The server's certificate has expired.")
      } else if flags.rawValue & G_TLS_CERTIFICATE_NOT_ACTIVATED.rawValue != 0 {
        (.serverCertificateNotYetValid, "The server's certificate is not valid yet.")
      } else {
        (.serverCertificateUntrusted, "The server's certificate is not to be trusted.")
      }
    self.init(code, description: description, failingURL: failingURL)
  }
}
