// States WKNavigation.h, WKNavigationAction.h and WKNavigationResponse.h of the macOS 26 SDK, from
// knowledge of the interface: the headers are still to be read.
#pragma once
#include "WKFoundation.h"
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
@property (nonatomic, readonly) BOOL isContentRuleListRedirect SINCE(15.2, 18.2);
#if __is_target_os(macos)
@property (nonatomic, readonly) NSEventModifierFlags modifierFlags;
@property (nonatomic, readonly) NSInteger buttonNumber;
#else
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags SINCE_IOS(18.4);
@property (nonatomic, readonly) UIEventButtonMask buttonNumber SINCE_IOS(18.4);
#endif
@end

ON_MAIN_ACTOR @interface WKNavigationResponse : NSObject
@property (nonatomic, readonly, getter=isForMainFrame) BOOL forMainFrame;
@property (nonatomic, readonly, copy) NSURLResponse *response;
@property (nonatomic, readonly) BOOL canShowMIMEType;
@end
#pragma clang assume_nonnull end
