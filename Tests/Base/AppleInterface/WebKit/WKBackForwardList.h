// States WKBackForwardList.h (at 8c66d3c27f2b) and WKBackForwardListItem.h (at 121ccfd2b3ac), as read in WebKit/WebKit.
// Both actors are those of Apple's documentation of the 26 systems, where a title is not deprecated as it is at that revision.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR @interface WKBackForwardListItem : NSObject
@property (readonly, copy) NSURL *URL;
@property (nullable, readonly, copy) NSString *title;
@property (readonly, copy) NSURL *initialURL;
- (instancetype)init IS_UNAVAILABLE;
@end

ON_MAIN_ACTOR @interface WKBackForwardList : NSObject
@property (nullable, nonatomic, readonly, strong) WKBackForwardListItem *currentItem;
@property (nullable, nonatomic, readonly, strong) WKBackForwardListItem *backItem;
@property (nullable, nonatomic, readonly, strong) WKBackForwardListItem *forwardItem;
@property (nonatomic, readonly, copy) NSArray<WKBackForwardListItem *> *backList;
@property (nonatomic, readonly, copy) NSArray<WKBackForwardListItem *> *forwardList;
- (nullable WKBackForwardListItem *)itemAtIndex:(NSInteger)index;
@end
#pragma clang assume_nonnull end
