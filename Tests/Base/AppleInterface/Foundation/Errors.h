// States Foundation/NSError.h and FoundationErrors.h, as far as this package uses them.
#pragma once
#include "Collections.h"

#pragma clang assume_nonnull begin
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;

extern NSErrorUserInfoKey const NSUnderlyingErrorKey;
extern NSErrorUserInfoKey const NSLocalizedDescriptionKey;
extern NSErrorUserInfoKey const NSLocalizedFailureReasonErrorKey;
extern NSErrorUserInfoKey const NSFilePathErrorKey;
extern NSErrorUserInfoKey const NSURLErrorKey;
extern NSErrorDomain const NSCocoaErrorDomain;
extern NSErrorDomain const NSPOSIXErrorDomain;
extern NSErrorDomain const NSURLErrorDomain;
extern NSString *const NSURLErrorFailingURLErrorKey;

BRIDGED_TO("Swift.Error") SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)userInfo DESIGNATED_INITIALIZER;
@property (readonly, copy) NSErrorDomain domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@property (nullable, readonly, copy) NSString *localizedFailureReason;
@end
#pragma clang assume_nonnull end
