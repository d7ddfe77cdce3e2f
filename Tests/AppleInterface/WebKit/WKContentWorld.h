// States WKContentWorld.h, as read in WebKit/WebKit at 33e7c02ba281.
// The actor of the class is that of the SDK of macOS 26.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR @interface WKContentWorld : NSObject
@property (class, nonatomic, readonly) WKContentWorld *pageWorld SWIFT_NAMED("page");
@property (class, nonatomic, readonly) WKContentWorld *defaultClientWorld SWIFT_NAMED("defaultClient");
+ (WKContentWorld *)worldWithName:(NSString *)name SWIFT_NAMED("world(name:)");
@property (nullable, nonatomic, readonly, copy) NSString *name;
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@end
#pragma clang assume_nonnull end
