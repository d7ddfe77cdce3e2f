// States Foundation/NSString.h, NSData.h, NSDate.h, NSURL.h, NSUUID.h, NSValue.h, NSDecimalNumber.h, NSNull.h,
// NSLocale.h, NSTimeZone.h, NSCharacterSet.h, NSPathUtilities.h and NSISO8601DateFormatter.h, as far as this package
// uses them.
#pragma once
#include "NSObject+Foundation.h"

#pragma clang assume_nonnull begin
@class NSData, NSDate;
@class NSArray<__covariant Element>;
typedef double NSTimeInterval;
typedef struct _NSRange { NSUInteger location, length; } NSRange;

BRIDGED_TO("Swift.String") SWIFT_SENDABLE
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (instancetype)init DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
- (instancetype)initWithString:(NSString *)aString;
- (NSString *)substringFromIndex:(NSUInteger)from SWIFT_NAMED("substring(from:)");
- (BOOL)isEqualToString:(NSString *)aString SWIFT_NAMED("isEqual(to:)");
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue;
@end

@interface NSString (NSStringPathExtensions)
@property (readonly, copy) NSArray<NSString *> *pathComponents;
@property (readonly, copy) NSString *lastPathComponent;
@property (readonly, copy) NSString *stringByDeletingLastPathComponent SWIFT_NAMED("deletingLastPathComponent");
- (NSString *)stringByAppendingPathComponent:(NSString *)component SWIFT_NAMED("appendingPathComponent(_:)");
@property (readonly, copy) NSString *pathExtension;
@property (readonly, copy) NSString *stringByDeletingPathExtension SWIFT_NAMED("deletingPathExtension");
@property (readonly, copy) NSString *stringByStandardizingPath SWIFT_NAMED("standardizingPath");
@property (readonly, copy) NSString *stringByResolvingSymlinksInPath SWIFT_NAMED("resolvingSymlinksInPath");
@end

SWIFT_NOT_SENDABLE
@interface NSMutableString : NSString
- (void)appendString:(NSString *)aString SWIFT_NAMED("append(_:)");
@end

BRIDGED_TO("FoundationEssentials.Data") SWIFT_SENDABLE
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@property (readonly) const void *bytes;
@end

SWIFT_NOT_SENDABLE
@interface NSMutableData : NSData
- (void)appendData:(NSData *)other SWIFT_NAMED("append(_:)");
@end

BRIDGED_TO("FoundationEssentials.Date") SWIFT_SENDABLE
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@property (readonly) NSTimeInterval timeIntervalSince1970;
- (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)seconds;
- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)seconds DESIGNATED_INITIALIZER;
@end

BRIDGED_TO("FoundationEssentials.URL") SWIFT_SENDABLE
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithString:(NSString *)text;
- (instancetype)initFileURLWithPath:(NSString *)path SWIFT_NAMED("init(fileURLWithPath:)");
@property (nullable, readonly, copy) NSString *absoluteString;
@property (nullable, readonly, copy) NSString *path;
@end

BRIDGED_TO("FoundationEssentials.UUID") SWIFT_SENDABLE
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSString *UUIDString;
@end

BRIDGED_TO("FoundationEssentials.Locale") SWIFT_SENDABLE
@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
@end

BRIDGED_TO("FoundationEssentials.TimeZone") SWIFT_SENDABLE
@interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
@end

BRIDGED_TO("Foundation.CharacterSet") SWIFT_SENDABLE
@interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@property (readonly) const char *objCType;
@end

SWIFT_SENDABLE
@interface NSNumber : NSValue
- (instancetype)initWithChar:(char)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithUnsignedChar:(unsigned char)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithShort:(short)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithUnsignedShort:(unsigned short)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithInt:(int)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithUnsignedInt:(unsigned int)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithLongLong:(long long)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithUnsignedLongLong:(unsigned long long)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithFloat:(float)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithDouble:(double)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithBool:(BOOL)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithInteger:(NSInteger)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (instancetype)initWithUnsignedInteger:(NSUInteger)value SWIFT_NAMED("init(value:)") DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
@property (readonly) char charValue SWIFT_NAMED("int8Value");
@property (readonly) unsigned char unsignedCharValue SWIFT_NAMED("uint8Value");
@property (readonly) int intValue SWIFT_NAMED("int32Value");
@property (readonly) unsigned int unsignedIntValue SWIFT_NAMED("uint32Value");
@property (readonly) long long longLongValue SWIFT_NAMED("int64Value");
@property (readonly) unsigned long long unsignedLongLongValue SWIFT_NAMED("uint64Value");
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue SWIFT_NAMED("intValue");
@property (readonly) NSUInteger unsignedIntegerValue SWIFT_NAMED("uintValue");
@property (readonly, copy) NSString *stringValue;
- (BOOL)isEqualToNumber:(NSNumber *)number SWIFT_NAMED("isEqual(to:)");
@end

SWIFT_SENDABLE
@interface NSDecimalNumber : NSNumber
- (instancetype)initWithString:(nullable NSString *)text;
@property (class, readonly, copy) NSDecimalNumber *notANumber;
@property (class, readonly, copy) NSDecimalNumber *zero;
@property (readonly) double doubleValue;
@end

SWIFT_SENDABLE
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end

SWIFT_NAMED("Formatter")
@interface NSFormatter : NSObject
@end

SWIFT_NAMED("ISO8601DateFormatter")
@interface NSISO8601DateFormatter : NSFormatter
- (instancetype)init DESIGNATED_INITIALIZER;
- (NSString *)stringFromDate:(NSDate *)date SWIFT_NAMED("string(from:)");
@end
#pragma clang assume_nonnull end
