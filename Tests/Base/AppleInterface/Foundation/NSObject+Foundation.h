// States Foundation/NSObject.h, NSZone.h and NSKeyValueCoding.h, as far as this package uses them.
#pragma once
@import ObjectiveC;
@import CoreGraphics;
#include "../ObjectiveC/attributes.h"

#pragma clang assume_nonnull begin
@class NSCoder, NSString;
@class NSDictionary<__covariant Key, __covariant Value>;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone SWIFT_NAMED("copy(with:)");
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone SWIFT_NAMED("mutableCopy(with:)");
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder SWIFT_NAMED("encode(with:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSCoder : NSObject
@end

typedef NSString *NSKeyValueChangeKey __attribute__((swift_newtype(struct)));
STATED_ENUM(NSUInteger, NSKeyValueChange) {
  NSKeyValueChangeSetting = 1,
  NSKeyValueChangeInsertion = 2,
  NSKeyValueChangeRemoval = 3,
  NSKeyValueChangeReplacement = 4,
};
STATED_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 1,
  NSKeyValueObservingOptionOld = 2,
  NSKeyValueObservingOptionInitial = 4,
  NSKeyValueObservingOptionPrior = 8
};

@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)willChangeValueForKey:(NSString *)key SWIFT_NAMED("willChangeValue(forKey:)");
- (void)didChangeValueForKey:(NSString *)key SWIFT_NAMED("didChangeValue(forKey:)");
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change context:(nullable void *)context SWIFT_NAMED("observeValue(forKeyPath:of:change:context:)");
@end

@interface NSObject (NSDelayedPerforming)
- (void)performSelector:(SEL)selector withObject:(nullable id)object afterDelay:(double)delay SWIFT_NAMED("perform(_:with:afterDelay:)");
@end
#pragma clang assume_nonnull end
