// States WKNavigation.h (at 76f9bd4dcd4e), WKNavigationAction.h (at 9c7f5889743e) and WKNavigationResponse.h, as read in
// WebKit/WebKit.
// The actor of WKNavigation is that of Apple's documentation. `mainFrameNavigation` came with 27, and is left out.
#pragma once
#include "WKWebpagePreferences.h"
#pragma clang assume_nonnull begin
STATED_ENUM(NSInteger, WKNavigationType) {
  WKNavigationTypeLinkActivated,
  WKNavigationTypeFormSubmitted,
  WKNavigationTypeBackForward,
  WKNavigationTypeReload,
  WKNavigationTypeFormResubmitted,
  WKNavigationTypeOther = -1,
};

ON_MAIN_ACTOR @interface WKNavigation : NSObject
@property (nonatomic, readonly) WKContentMode effectiveContentMode;
@end

ON_MAIN_ACTOR @interface WKNavigationAction : NSObject
@property (nonatomic, readonly, copy) WKFrameInfo *sourceFrame;
@property (nullable, nonatomic, readonly, copy) WKFrameInfo *targetFrame;
@property (nonatomic, readonly) WKNavigationType navigationType;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@property (nonatomic, readonly) BOOL shouldPerformDownload;
@property (nonatomic, readonly) BOOL isContentRuleListRedirect SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);
#if __is_target_os(macos)
@property (nonatomic, readonly) NSEventModifierFlags modifierFlags;
@property (nonatomic, readonly) NSInteger buttonNumber;
#else
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags SINCE_IOS(18.4) SINCE_VISIONOS(2.4);
@property (nonatomic, readonly) UIEventButtonMask buttonNumber SINCE_IOS(18.4) SINCE_VISIONOS(2.4);
#endif
@end

ON_MAIN_ACTOR @interface WKNavigationResponse : NSObject
@property (nonatomic, readonly, getter=isForMainFrame) BOOL forMainFrame;
@property (nonatomic, readonly, copy) NSURLResponse *response;
@property (nonatomic, readonly) BOOL canShowMIMEType;
@end
#pragma clang assume_nonnull end
