import CWebKitGTK
import Foundation

extension WKError {
  /// The error of a script that failed, from what the engine says of it.
  init(script error: GLibError) {
    let javaScript = error.domain == webkit_javascript_error_quark()
    switch Int(error.code) {
    case Int(WEBKIT_JAVASCRIPT_ERROR_INVALID_RESULT.rawValue) where javaScript:
      self.init(.javaScriptResultTypeIsUnsupported)
    case Int(WEBKIT_JAVASCRIPT_ERROR_SCRIPT_FAILED.rawValue) where javaScript,
      Int(WEBKIT_JAVASCRIPT_ERROR_INVALID_PARAMETER.rawValue) where javaScript:
      self.init(exception: error.message)
    default:
      self.init(.unknown, userInfo: [NSLocalizedDescriptionKey: error.message])
    }
  }

  /// The error of a script that threw, from a message that may begin with the place,
  /// `source:line:column: ` or `source:line: `.
  init(exception text: String) {
    var userInfo: [String: any Sendable] = [:]
    var message = text
    if let match = text.prefixMatch(of: #/(.*?):(\d+):(?:(\d+):)? /#) {
      if !match.1.isEmpty { userInfo["WKJavaScriptExceptionSourceURL"] = String(match.1) }
      userInfo["WKJavaScriptExceptionLineNumber"] = Int(match.2)
      if let column = match.3 { userInfo["WKJavaScriptExceptionColumnNumber"] = Int(column) }
      message = String(text[match.range.upperBound...])
    }
    userInfo["WKJavaScriptExceptionMessage"] = message
    userInfo[NSLocalizedDescriptionKey] = "A JavaScript exception occurred: \(message)"
    self.init(.javaScriptExceptionOccurred, userInfo: userInfo)
  }
}

extension GLibError {
  /// The error of a load that failed, in the terms of Foundation where it has some.
  func loadError(failingURL: URL?) -> any Error {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let failingURL { userInfo["NSErrorFailingURLKey"] = failingURL }
    if let code = urlErrorCode {
      return NSError(domain: NSURLErrorDomain, code: code, userInfo: userInfo)
    }
    let name = domain == webkit_policy_error_quark() ? "WebKitErrorDomain" : domainName
    return NSError(domain: name, code: Int(code), userInfo: userInfo)
  }

  private var urlErrorCode: Int? {
    let number = Int(code)
    if domain == webkit_network_error_quark() {
      switch number {
      case Int(WEBKIT_NETWORK_ERROR_CANCELLED.rawValue): return NSURLErrorCancelled
      case Int(WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL.rawValue): return NSURLErrorUnsupportedURL
      case Int(WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST.rawValue): return NSURLErrorFileDoesNotExist
      case Int(WEBKIT_NETWORK_ERROR_TRANSPORT.rawValue): return NSURLErrorCannotConnectToHost
      default: return NSURLErrorUnknown
      }
    }
    if domain == g_resolver_error_quark() { return NSURLErrorCannotFindHost }
    if domain == g_tls_error_quark() { return NSURLErrorSecureConnectionFailed }
    guard domain == g_io_error_quark() else { return nil }
    switch number {
    case Int(G_IO_ERROR_TIMED_OUT.rawValue): return NSURLErrorTimedOut
    case Int(G_IO_ERROR_CANCELLED.rawValue): return NSURLErrorCancelled
    case Int(G_IO_ERROR_NOT_FOUND.rawValue): return NSURLErrorFileDoesNotExist
    case Int(G_IO_ERROR_HOST_NOT_FOUND.rawValue): return NSURLErrorCannotFindHost
    default: return NSURLErrorCannotConnectToHost
    }
  }
}
