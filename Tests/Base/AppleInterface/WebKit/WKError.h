// States WKError.h, as read in WebKit/WebKit.
// The domain of the codes, of which Swift makes the struct WKError, is stated where the SDK's notes do.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
extern NSString *const WKErrorDomain;

STATED_ERRORS(WKErrorDomain, WKErrorCode) {
  WKErrorUnknown = 1,
  WKErrorWebContentProcessTerminated,
  WKErrorWebViewInvalidated,
  WKErrorJavaScriptExceptionOccurred,
  WKErrorJavaScriptResultTypeIsUnsupported,
  WKErrorContentRuleListStoreCompileFailed,
  WKErrorContentRuleListStoreLookUpFailed,
  WKErrorContentRuleListStoreRemoveFailed,
  WKErrorContentRuleListStoreVersionMismatch,
  WKErrorAttributedStringContentFailedToLoad,
  WKErrorAttributedStringContentLoadTimedOut,
  WKErrorJavaScriptInvalidFrameTarget,
  WKErrorNavigationAppBoundDomain,
  WKErrorJavaScriptAppBoundDomain,
  WKErrorDuplicateCredential,
  WKErrorMalformedCredential,
  WKErrorCredentialNotFound,
};
#pragma clang assume_nonnull end
