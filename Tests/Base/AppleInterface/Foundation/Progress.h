// States Foundation/NSProgress.h, NSAttributedString.h and NSGeometry.h, as far as WebKit's headers name their types.
#pragma once
#include "Values.h"

#pragma clang assume_nonnull begin
SWIFT_SENDABLE SWIFT_NAMED("Progress")
@interface NSProgress : NSObject
@property long long totalUnitCount;
@property long long completedUnitCount;
@property (readonly) double fractionCompleted;
@property (readonly, getter=isFinished) BOOL finished;
@property (readonly, getter=isCancelled) BOOL cancelled;
- (void)cancel;
@end

SWIFT_NAMED("ProgressReporting")
@protocol NSProgressReporting <NSObject>
@property (readonly) NSProgress *progress;
@end

SWIFT_SENDABLE
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
@end

typedef struct NSEdgeInsets { CGFloat top, left, bottom, right; } NSEdgeInsets;
#pragma clang assume_nonnull end
