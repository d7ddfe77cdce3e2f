public import Foundation

/// The domain of ``WKError``.
public let WKErrorDomain = "WKErrorDomain"

/// A failure that WebKit reports.
public struct WKError: Error, CustomNSError, LocalizedError {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknown = 1
    /// The process that ran the page ended.
    case webContentProcessTerminated = 2
    /// The view was closed or released.
    case webViewInvalidated = 3
    /// The script threw, or its promise was rejected.
    case javaScriptExceptionOccurred = 4
    /// The script's result has no counterpart here: a function, a symbol, a promise.
    case javaScriptResultTypeIsUnsupported = 5
    /// The source of a content rule list is wrong.
    case contentRuleListStoreCompileFailed = 6
    /// There is no such content rule list.
    case contentRuleListStoreLookUpFailed = 7
    /// The content rule list could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// Another version of WebKit compiled the content rule list.
    case contentRuleListStoreVersionMismatch = 9
    /// The frame to run the script in does not exist.
    case javaScriptInvalidFrameTarget = 12
  }

  /// The domain, ``WKErrorDomain``.
  public static var errorDomain: String { WKErrorDomain }

  /// What went wrong.
  public let code: Code

  /// More of it. Scripts that throw leave `WKJavaScriptExceptionMessage`, and where known
  /// `WKJavaScriptExceptionLineNumber`, `WKJavaScriptExceptionColumnNumber` and
  /// `WKJavaScriptExceptionSourceURL`.
  public var errorUserInfo: [String: Any] { details }

  private let details: [String: any Sendable]

  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// What went wrong, for people.
  public var errorDescription: String? {
    details[NSLocalizedDescriptionKey] as? String
  }

  /// Makes an error, as tests and fakes need to.
  public init(_ code: Code, userInfo: [String: any Sendable] = [:]) {
    self.code = code
    let description = [NSLocalizedDescriptionKey: Self.descriptions[code] ?? "An error occurred."]
    details = (description as [String: any Sendable]).merging(userInfo) { $1 }
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
    .contentRuleListStoreVersionMismatch:
      "The content rule list was compiled by another version of WebKit.",
    .javaScriptInvalidFrameTarget: "There is no such frame to run JavaScript in.",
  ]
}

extension WKError: Equatable {
  /// Whether the codes are the same.
  public static func == (left: WKError, right: WKError) -> Bool { left.code == right.code }
}

/// Matches a caught error against a code.
public func ~= (code: WKError.Code, error: any Error) -> Bool {
  (error as? WKError)?.code == code
}
