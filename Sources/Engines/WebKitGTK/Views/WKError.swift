import CWebKitGTK
public import Foundation

/// The domain of ``WKError``.
public let WKErrorDomain = "WKErrorDomain"

/// A failure that WebKit reports.
public struct WKError: Error, CustomNSError, LocalizedError {
  /// What went wrong.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// The process that ran the page ended.
    case webContentProcessTerminated = 2
    /// The view was closed or released.
    case webViewInvalidated = 3
    /// The script threw, or its promise was rejected.
    case javaScriptExceptionOccurred = 4
    /// The script's result has no counterpart in Swift, such as a function, a symbol or a promise.
    case javaScriptResultTypeIsUnsupported = 5
    /// A content rule list could not be compiled.
    case contentRuleListStoreCompileFailed = 6
    /// No content rule list has the identifier.
    case contentRuleListStoreLookUpFailed = 7
    /// A content rule list could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// A content rule list was compiled by another version of WebKit.
    case contentRuleListStoreVersionMismatch = 9
    /// The content of an attributed string could not be loaded. Linux has no such content.
    case attributedStringContentFailedToLoad = 10
    /// The content of an attributed string took too long to load. Linux has no such content.
    case attributedStringContentLoadTimedOut = 11
    /// The frame to run the script in does not exist or cannot be reached.
    case javaScriptInvalidFrameTarget = 12
    /// The navigation leaves the app-bound domains. Linux has no such domains.
    case navigationAppBoundDomain = 13
    /// The script's page is not of an app-bound domain. Linux has no such domains.
    case javaScriptAppBoundDomain = 14
  }

  /// The domain, ``WKErrorDomain``.
  public static var errorDomain: String { WKErrorDomain }

  /// What went wrong.
  public let code: Code

  /// Details of the error. The error of a script that threw has `WKJavaScriptExceptionMessage` and,
  /// if known, `WKJavaScriptExceptionLineNumber`, `WKJavaScriptExceptionColumnNumber` and
  /// `WKJavaScriptExceptionSourceURL`.
  public var errorUserInfo: [String: Any] { details.userInfo }

  /// Foundation's error of the same code. It can be used on every thread.
  private let details: NSError

  /// Details of the error, the same as ``errorUserInfo``.
  public var userInfo: [String: Any] { details.userInfo }

  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// A description of the error for people.
  public var errorDescription: String? {
    details.userInfo[NSLocalizedDescriptionKey] as? String
  }

  /// Makes an error, for example in tests and fakes.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    let description = Self.descriptions[code] ?? "An error occurred."
    details = NSError(
      domain: WKErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: description].merging(userInfo) { $1 })
  }

  private static let descriptions: [Code: String] = [
    .unknown: "An unknown error occurred.",
    .webContentProcessTerminated: "The web content process has ended.",
    .webViewInvalidated: "The web view no longer exists.",
    .javaScriptExceptionOccurred: "A JavaScript exception occurred.",
    .javaScriptResultTypeIsUnsupported: "JavaScript returned a result of an unsupported type.",
    .contentRuleListStoreCompileFailed: "The content rule list could not be compiled.",
    .contentRuleListStoreLookUpFailed: "There is no such content rule list.",
    .contentRuleListStoreRemoveFailed: "The content rule list could not be removed.",
    .contentRuleListStoreVersionMismatch: "The content rule list is for another WebKit version.",
    .javaScriptInvalidFrameTarget: "JavaScript cannot run in that frame.",
  ]
}

extension WKError {
  /// ``Code/unknown``.
  public static var unknown: Code { .unknown }
  /// ``Code/webContentProcessTerminated``.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// ``Code/webViewInvalidated``.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// ``Code/javaScriptExceptionOccurred``.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// ``Code/javaScriptResultTypeIsUnsupported``.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// ``Code/contentRuleListStoreCompileFailed``.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// ``Code/contentRuleListStoreLookUpFailed``.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// ``Code/contentRuleListStoreRemoveFailed``.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// ``Code/contentRuleListStoreVersionMismatch``.
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  /// ``Code/attributedStringContentFailedToLoad``.
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  /// ``Code/attributedStringContentLoadTimedOut``.
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  /// ``Code/javaScriptInvalidFrameTarget``.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// ``Code/navigationAppBoundDomain``.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// ``Code/javaScriptAppBoundDomain``.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

extension WKError: Equatable {
  /// Whether the codes are the same.
  public static func == (left: WKError, right: WKError) -> Bool { left.code == right.code }
}

/// Matches a caught error against a code.
public func ~= (code: WKError.Code, error: any Error) -> Bool {
  (error as? WKError)?.code == code
}

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
