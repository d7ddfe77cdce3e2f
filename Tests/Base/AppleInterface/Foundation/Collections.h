// States Foundation/NSArray.h, NSDictionary.h, NSSet.h, NSEnumerator.h and NSPredicate.h, as far as this
// package uses them.
#pragma once
#include "Values.h"

#pragma clang assume_nonnull begin
@interface NSEnumerator<Element> : NSObject
- (nullable Element)nextObject;
@property (readonly, copy) NSArray<Element> *allObjects;
@end

BRIDGED_TO("Swift.Array")
@interface NSArray<__covariant Element> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (Element)objectAtIndex:(NSUInteger)index SWIFT_NAMED("object(at:)");
- (instancetype)init DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
- (instancetype)initWithArray:(NSArray<Element> *)array;
- (Element)objectAtIndexedSubscript:(NSUInteger)index;
- (BOOL)isEqualToArray:(NSArray<Element> *)other SWIFT_NAMED("isEqual(to:)");
@property (nullable, nonatomic, readonly) Element firstObject;
@end

@interface NSMutableArray<Element> : NSArray<Element>
- (void)addObject:(Element)object SWIFT_NAMED("add(_:)");
- (void)setObject:(Element)object atIndexedSubscript:(NSUInteger)index;
@end

BRIDGED_TO("Swift.Dictionary")
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (nullable Value)objectForKey:(Key)key SWIFT_NAMED("object(forKey:)");
- (instancetype)init DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
- (nullable Value)objectForKeyedSubscript:(Key)key __attribute__((availability(swift, unavailable)));
@property (readonly, copy) NSArray<Key> *allKeys;
- (BOOL)isEqualToDictionary:(NSDictionary<Key, Value> *)other SWIFT_NAMED("isEqual(to:)");
@end

@interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
- (void)setObject:(nullable Value)object forKey:(Key <NSCopying>)key SWIFT_NAMED("setObject(_:forKey:)");
- (void)removeObjectForKey:(Key)key SWIFT_NAMED("removeObject(forKey:)");
@end

BRIDGED_TO("Swift.Set")
@interface NSSet<__covariant Element> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

@interface NSPredicate : NSObject <NSSecureCoding, NSCopying>
+ (NSPredicate *)predicateWithBlock:(SWIFT_SENDABLE BOOL (^)(id _Nullable object, NSDictionary<NSString *, id> *_Nullable bindings))block SWIFT_NAMED("init(block:)");
- (BOOL)evaluateWithObject:(nullable id)object SWIFT_NAMED("evaluate(with:)");
@end
#pragma clang assume_nonnull end
