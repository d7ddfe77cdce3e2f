// States WKSnapshotConfiguration.h, WKPDFConfiguration.h, WKFindConfiguration.h and WKFindResult.h (at 4732da57a94d), as
// read in WebKit/WebKit.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR @interface WKSnapshotConfiguration : NSObject <NSCopying>
@property (nonatomic) CGRect rect;
@property (nullable, nonatomic, copy) NSNumber *snapshotWidth;
@property (nonatomic) BOOL afterScreenUpdates;
@end

ON_MAIN_ACTOR @interface WKPDFConfiguration : NSObject <NSCopying>
@property (nonatomic) CGRect rect REFINED_FOR_SWIFT;
@property (nonatomic) BOOL allowTransparentBackground SINCE(14.0, 17.0);
@end

ON_MAIN_ACTOR @interface WKFindConfiguration : NSObject <NSCopying>
@property (nonatomic) BOOL backwards;
@property (nonatomic) BOOL caseSensitive;
@property (nonatomic) BOOL wraps;
@end

ON_MAIN_ACTOR @interface WKFindResult : NSObject <NSCopying>
@property (nonatomic, readonly) BOOL matchFound;
- (instancetype)init IS_UNAVAILABLE;
@end
#pragma clang assume_nonnull end
