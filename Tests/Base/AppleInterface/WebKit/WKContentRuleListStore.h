// States WKContentRuleListStore.h and WKContentRuleList.h (at 4732da57a94d), as read in WebKit/WebKit.
// Neither header speaks of nullability, nor gives a completion handler an actor: Apple's documentation says the same.
#pragma once
#include "WKFoundation.h"
ON_MAIN_ACTOR @interface WKContentRuleList : NSObject
@property (nonatomic, readonly, copy) NSString *identifier;
@end

ON_MAIN_ACTOR @interface WKContentRuleListStore : NSObject
+ (instancetype)defaultStore;
+ (instancetype)storeWithURL:(NSURL *)url;
- (void)compileContentRuleListForIdentifier:(NSString *)identifier encodedContentRuleList:(NSString *)encodedContentRuleList completionHandler:(void (^)(WKContentRuleList *, NSError *))completionHandler;
- (void)lookUpContentRuleListForIdentifier:(NSString *)identifier completionHandler:(void (^)(WKContentRuleList *, NSError *))completionHandler SWIFT_ASYNC_NAMED("contentRuleList(forIdentifier:)");
- (void)removeContentRuleListForIdentifier:(NSString *)identifier completionHandler:(void (^)(NSError *))completionHandler;
- (void)getAvailableContentRuleListIdentifiers:(void (^)(NSArray<NSString *> *))completionHandler SWIFT_ASYNC_NAMED("availableIdentifiers()");
@end
