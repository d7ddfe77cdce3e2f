// States WKPreviewElementInfo.h (at 92829e91b168) and WKPreviewActionItem.h and WKPreviewActionItemIdentifiers.h (at
// 10f12ec6c5ad), as read in WebKit/WebKit.
// The versions until which the latter two go, which that revision leaves open, are stated as the first header's.
#pragma once
#include "WKFoundation.h"
#if !__is_target_os(macos)
extern NSString *const WKPreviewActionItemIdentifierOpen UNTIL_IOS(10.0, 13.0);
extern NSString *const WKPreviewActionItemIdentifierAddToReadingList UNTIL_IOS(10.0, 13.0);
extern NSString *const WKPreviewActionItemIdentifierCopy UNTIL_IOS(10.0, 13.0);
extern NSString *const WKPreviewActionItemIdentifierShare UNTIL_IOS(10.0, 13.0);

UNTIL_IOS(10.0, 13.0) @protocol WKPreviewActionItem <UIPreviewActionItem>
@property (nonatomic, copy, readonly) NSString *identifier;
@end

#pragma clang assume_nonnull begin
UNTIL_IOS(10.0, 13.0) @interface WKPreviewElementInfo : NSObject <NSCopying>
@property (nonatomic, readonly, nullable) NSURL *linkURL;
@end
#pragma clang assume_nonnull end
#endif
