// States WKUserContentController.h, as read in WebKit/WebKit at 4732da57a94d.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR @interface WKUserContentController : NSObject <NSSecureCoding>
@property (nonatomic, readonly, copy) NSArray<WKUserScript *> *userScripts;
- (void)addUserScript:(WKUserScript *)userScript;
- (void)removeAllUserScripts;
- (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)handler name:(NSString *)name;
- (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)handler contentWorld:(WKContentWorld *)world name:(NSString *)name;
- (void)addScriptMessageHandlerWithReply:(id<WKScriptMessageHandlerWithReply>)handler contentWorld:(WKContentWorld *)world name:(NSString *)name;
- (void)removeScriptMessageHandlerForName:(NSString *)name;
- (void)removeScriptMessageHandlerForName:(NSString *)name contentWorld:(WKContentWorld *)world;
- (void)removeAllScriptMessageHandlersFromContentWorld:(WKContentWorld *)world;
- (void)removeAllScriptMessageHandlers;
- (void)addContentRuleList:(WKContentRuleList *)list;
- (void)removeContentRuleList:(WKContentRuleList *)list;
- (void)removeAllContentRuleLists;
@end
#pragma clang assume_nonnull end
