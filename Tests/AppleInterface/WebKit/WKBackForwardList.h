// States WKBackForwardList.h and WKBackForwardListItem.h of the macOS 26 SDK, from knowledge of the interface: the header is still to be read.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR @interface WKBackForwardListItem : NSObject
@property (readonly, copy) NSURL *URL;
@property (readonly, copy) NSURL *initialURL;
@property (nullable, readonly, copy) NSString *title;
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
