// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the struct that Swift makes of WKErrorCode in WKError.h, as read in WebKit/WebKit at 39615fce9877, with the later
// codes from knowledge of the interface.

import Foundation

public struct WKError: Error, CustomNSError, Hashable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain
    case duplicateCredential, malformedCredential, credentialNotFound
  }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public var code: Code { fatalError() }
  public var errorCode: Int { fatalError() }
  public var userInfo: [String: Any] { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
  public static var errorDomain: String { fatalError() }
  public static func == (one: WKError, other: WKError) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
  public static var duplicateCredential: Code { .duplicateCredential }
  public static var malformedCredential: Code { .malformedCredential }
  public static var credentialNotFound: Code { .credentialNotFound }
}

extension WKError.Code {
  public static func ~= (code: WKError.Code, error: any Error) -> Bool { fatalError() }
}
