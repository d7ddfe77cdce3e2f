import CWebKitGTK
import Foundation

extension WKError {
  /// Creates the error of a failed script from the engine's error.
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

  /// Creates the error of a script that threw. The text may begin with the place of the exception:
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
