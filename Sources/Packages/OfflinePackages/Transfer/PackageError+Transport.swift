import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PackageError {
  /// Creates the error for an error of a transport.
  init(transport error: any Error, url: URL) {
    if let error = error as? PackageError {
      self = error
      return
    }
    let place = url.absoluteString
    guard let error = error as? URLError else {
      self.init(.network, "\(place): \(error.localizedDescription)")
      return
    }
    switch error.code {
    case .timedOut: self.init(.timedOut, "\(place): the server sent nothing for too long.")
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired,
      .unknown where Self.isOfTLS(error):
      self.init(
        .insecure,
        "\(place): the server's TLS certificate or protocol is not trusted (\(error.localizedDescription))."
      )
    case .appTransportSecurityRequiresSecureConnection:
      self.init(.insecure, "\(place): App Transport Security asks for https.")
    default:
      self.init(.network, "\(place): \(error.localizedDescription) (\(error.code.rawValue)).")
    }
  }

  /// Returns whether an error without a code is one of TLS. swift-corelibs-foundation has no codes for libcurl's errors
  /// of TLS, and passes libcurl's text on.
  private static func isOfTLS(_ error: URLError) -> Bool {
    ["SSL", "TLS", "certificate"].contains { error.localizedDescription.contains($0) }
  }
}
