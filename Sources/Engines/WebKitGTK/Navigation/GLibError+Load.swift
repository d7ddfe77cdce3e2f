import CWebKitGTK
import Foundation
import FoundationNetworking

extension GLibError {
  /// Returns the error of a load that failed, as a `URLError` if Foundation has a code for it.
  func loadError(failingURL: URL?) -> any Error {
    // WebKit passes on a scheme handler's error unchanged.
    if domainName == NSURLErrorDomain, let code = URLError.Code(rawValue: Int(code)) {
      return URLError(code, description: message, failingURL: failingURL)
    }
    if let code = urlErrorCode(failingURL) {
      return URLError(code, description: message, failingURL: failingURL)
    }
    let name = domain == webkit_policy_error_quark() ? "WebKitErrorDomain" : domainName
    return NSError(
      domain: name, code: Int(code), userInfo: URLError.userInfo(message, failingURL))
  }

  /// Whether WebKit gave up a connection. A load that the app stops, or that another load replaces, ends with an error of
  /// WebKit's own domain.
  var isGivenUpConnection: Bool {
    domain == g_io_error_quark() && code == Int32(bitPattern: G_IO_ERROR_CANCELLED.rawValue)
  }

  private func urlErrorCode(_ url: URL?) -> URLError.Code? {
    switch domain {
    case webkit_network_error_quark(): networkErrorCode
    case webkit_policy_error_quark(): policyErrorCode(url)
    case g_resolver_error_quark(): .cannotFindHost
    case g_tls_error_quark(): .secureConnectionFailed
    case g_io_error_quark(): ioErrorCode
    case soup_session_error_quark(): soupErrorCode
    default: nil
    }
  }

  private var networkErrorCode: URLError.Code {
    switch Int(code) {
    case Int(WEBKIT_NETWORK_ERROR_CANCELLED.rawValue): .cancelled
    case Int(WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL.rawValue): .unsupportedURL
    case Int(WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST.rawValue): .fileDoesNotExist
    case Int(WEBKIT_NETWORK_ERROR_TRANSPORT.rawValue): .cannotConnectToHost
    default: .unknown
    }
  }

  private func policyErrorCode(_ url: URL?) -> URLError.Code? {
    // A URL whose scheme has no handler is unsupported, as on Apple's systems.
    guard Int(code) == Int(WEBKIT_POLICY_ERROR_CANNOT_SHOW_URI.rawValue),
      let scheme = url?.scheme, MainActor.assumeIsolated({ !WKWebView.handlesURLScheme(scheme) })
    else { return nil }
    return .unsupportedURL
  }

  private var ioErrorCode: URLError.Code {
    switch Int(code) {
    case Int(G_IO_ERROR_TIMED_OUT.rawValue): .timedOut
    case Int(G_IO_ERROR_CANCELLED.rawValue): .cancelled
    case Int(G_IO_ERROR_NOT_FOUND.rawValue): .fileDoesNotExist
    case Int(G_IO_ERROR_PERMISSION_DENIED.rawValue): .noPermissionsToReadFile
    case Int(G_IO_ERROR_IS_DIRECTORY.rawValue): .fileIsDirectory
    case Int(G_IO_ERROR_HOST_NOT_FOUND.rawValue): .cannotFindHost
    case Int(G_IO_ERROR_NETWORK_UNREACHABLE.rawValue): .notConnectedToInternet
    case Int(G_IO_ERROR_PARTIAL_INPUT.rawValue), Int(G_IO_ERROR_CONNECTION_CLOSED.rawValue):
      .networkConnectionLost
    default: .cannotConnectToHost
    }
  }

  private var soupErrorCode: URLError.Code {
    switch Int(code) {
    case Int(SOUP_SESSION_ERROR_PARSING.rawValue): .cannotParseResponse
    case Int(SOUP_SESSION_ERROR_ENCODING.rawValue): .cannotDecodeContentData
    case Int(SOUP_SESSION_ERROR_REDIRECT_NO_LOCATION.rawValue),
      Int(SOUP_SESSION_ERROR_REDIRECT_BAD_URI.rawValue):
      .redirectToNonExistentLocation
    default: .httpTooManyRedirects
    }
  }
}

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
