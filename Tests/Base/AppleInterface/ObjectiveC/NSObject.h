// States objc/objc.h and objc/NSObject.h of the macOS 26 and iOS 26 SDKs, as far as this package uses them.
#pragma once

#pragma clang assume_nonnull begin
#if __is_target_os(macos) && defined(__x86_64__)
typedef signed char BOOL;
#else
typedef _Bool BOOL;
#endif
#define YES __objc_yes
#define NO __objc_no
typedef struct objc_selector *SEL;
typedef struct _NSZone NSZone;
typedef long NSInteger;
typedef unsigned long NSUInteger;
@class NSString, Protocol, NSMethodSignature;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (Class)class __attribute__((swift_name("type(of:)"))) __attribute__((unavailable));
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(SEL _Null_unspecified)aSelector;
- (nullable id)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector __attribute__((swift_name("forwardingTarget(for:)")));
@end
#pragma clang assume_nonnull end
