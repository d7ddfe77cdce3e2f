// States WKScriptMessage.h, WKScriptMessageHandler.h, WKScriptMessageHandlerWithReply.h and WKUserScript.h of the
// macOS 26 SDK, from knowledge of the interface: the header is still to be read.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR @interface WKScriptMessage : NSObject
@property (nonatomic, readonly, copy) id body;
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, readonly, copy) WKFrameInfo *frameInfo;
@property (nullable, nonatomic, readonly, weak) WKWebView *webView;
@property (nonatomic, readonly) WKContentWorld *world;
@end

ON_MAIN_ACTOR @protocol WKScriptMessageHandler <NSObject>
- (void)userContentController:(WKUserContentController *)controller didReceiveScriptMessage:(WKScriptMessage *)message;
@end

ON_MAIN_ACTOR @protocol WKScriptMessageHandlerWithReply <NSObject>
- (void)userContentController:(WKUserContentController *)controller didReceiveScriptMessage:(WKScriptMessage *)message replyHandler:(ON_MAIN_ACTOR void (^)(id _Nullable reply, NSString *_Nullable errorMessage))replyHandler ASYNC_AT(3);
@end

STATED_ENUM(NSInteger, WKUserScriptInjectionTime) {
  WKUserScriptInjectionTimeAtDocumentStart,
  WKUserScriptInjectionTimeAtDocumentEnd,
};

ON_MAIN_ACTOR @interface WKUserScript : NSObject <NSCopying>
- (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)time forMainFrameOnly:(BOOL)only;
- (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)time forMainFrameOnly:(BOOL)only inContentWorld:(WKContentWorld *)world;
@property (nonatomic, readonly, copy) NSString *source;
@property (nonatomic, readonly) WKUserScriptInjectionTime injectionTime;
@property (nonatomic, readonly, getter=isForMainFrameOnly) BOOL forMainFrameOnly;
@end
#pragma clang assume_nonnull end
