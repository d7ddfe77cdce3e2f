// States WKFrameInfo.h (at 0b0966a11af2) and WKSecurityOrigin.h, as read in WebKit/WebKit.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR @interface WKSecurityOrigin : NSObject
@property (nonatomic, readonly, copy) NSString *protocol;
@property (nonatomic, readonly, copy) NSString *host;
@property (nonatomic, readonly) NSInteger port;
- (instancetype)init IS_UNAVAILABLE;
@end

ON_MAIN_ACTOR @interface WKFrameInfo : NSObject <NSCopying>
@property (nonatomic, readonly, getter=isMainFrame) BOOL mainFrame;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@property (nonatomic, readonly) WKSecurityOrigin *securityOrigin;
@property (nonatomic, readonly, weak) WKWebView *webView;
@end
#pragma clang assume_nonnull end
