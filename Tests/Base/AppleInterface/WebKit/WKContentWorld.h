// States WKContentWorld.h, as read in WebKit/WebKit at 33e7c02ba281.
// The actor is that of Apple's documentation of the 26 systems. What 27 adds (configurations) is left out.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR @interface WKContentWorld : NSObject
@property (class, nonatomic, readonly) WKContentWorld *pageWorld;
@property (class, nonatomic, readonly) WKContentWorld *defaultClientWorld;
+ (WKContentWorld *)worldWithName:(NSString *)name SWIFT_NAMED("world(name:)");
@property (nullable, nonatomic, readonly, copy) NSString *name;
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@end
#pragma clang assume_nonnull end
