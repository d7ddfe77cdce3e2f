import CWebKitGTK
import Foundation
import FoundationNetworking

extension URLError {
  /// Creates an error with the URL that failed, under the keys of Apple's systems. The error is a
  /// `URLError`, because on Linux a `URLError` can be cast to both types and an `NSError` cannot.
  init(_ code: Code, description: String, failingURL: URL?) {
    self.init(code, userInfo: Self.userInfo(description, failingURL))
  }

  static func userInfo(_ description: String, _ failingURL: URL?) -> [String: Any] {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: description]
    if let failingURL {
      userInfo[NSURLErrorFailingURLErrorKey] = failingURL
      // The constant for this key is deprecated, but programs still read the key.
      userInfo["NSErrorFailingURLStringKey"] = failingURL.absoluteString
    }
    return userInfo
  }

  /// Creates the error of a connection from the faults that GIO found in the certificate.
  init(certificateFlags: UInt32, failingURL: URL?) {
    let flags = GTlsCertificateFlags(certificateFlags)
    let (code, description): (Code, String) =
      if flags.rawValue & G_TLS_CERTIFICATE_EXPIRED.rawValue != 0 {
        (.serverCertificateHasBadDate, "The server's certificate has expired.")
      } else if flags.rawValue & G_TLS_CERTIFICATE_NOT_ACTIVATED.rawValue != 0 {
        (.serverCertificateNotYetValid, "The server's certificate is not valid yet.")
      } else {
        (.serverCertificateUntrusted, "The server's certificate is not trusted.")
      }
    self.init(code, description: description, failingURL: failingURL)
  }
}
