// States WKContentRuleListStore.h, as read in WebKit/WebKit at 2739e4d5c480.
// Other headers named here, actors and the later nullability are stated from knowledge of the interface.
#pragma once
#include "WKFoundation.h"
ON_MAIN_ACTOR @interface WKContentRuleList : NSObject
@property (nonatomic, readonly, copy) NSString *identifier;
@end

ON_MAIN_ACTOR @interface WKContentRuleListStore : NSObject
+ (instancetype)defaultStore;
+ (instancetype)storeWithURL:(NSURL *)url;
- (void)compileContentRuleListForIdentifier:(NSString *)identifier encodedContentRuleList:(NSString *)encodedContentRuleList completionHandler:(ON_MAIN_ACTOR void (^)(WKContentRuleList *, NSError *))completionHandler;
- (void)lookUpContentRuleListForIdentifier:(NSString *)identifier completionHandler:(ON_MAIN_ACTOR void (^)(WKContentRuleList *, NSError *))completionHandler ASYNC_NAMED("contentRuleList(forIdentifier:)");
- (void)removeContentRuleListForIdentifier:(NSString *)identifier completionHandler:(ON_MAIN_ACTOR void (^)(NSError *))completionHandler;
- (void)getAvailableContentRuleListIdentifiers:(ON_MAIN_ACTOR void (^)(NSArray<NSString *> *))completionHandler ASYNC_NAMED("availableIdentifiers()");
@end
