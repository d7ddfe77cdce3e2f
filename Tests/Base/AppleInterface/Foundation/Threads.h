// States Foundation/NSThread.h, NSLock.h, NSRunLoop.h, NSTimer.h, NSOperation.h and NSNotification.h, as far as this
// package uses them.
#pragma once
#include "Network.h"

#pragma clang assume_nonnull begin
SWIFT_SENDABLE SWIFT_NAMED("Thread")
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@property (class, readonly, strong) NSThread *mainThread SWIFT_NAMED("main");
+ (void)sleepForTimeInterval:(NSTimeInterval)seconds SWIFT_NAMED("sleep(forTimeInterval:)");
+ (void)detachNewThreadWithBlock:(SWIFT_SENDABLE void (^)(void))block SWIFT_NAMED("detachNewThread(_:)");
- (instancetype)initWithBlock:(SWIFT_SENDABLE void (^)(void))block;
- (void)start;
@end

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

SWIFT_SENDABLE
@interface NSLock : NSObject <NSLocking>
- (BOOL)tryLock SWIFT_NAMED("try()");
@end

SWIFT_SENDABLE
@interface NSRecursiveLock : NSObject <NSLocking>
@end

typedef NSString *NSRunLoopMode __attribute__((swift_newtype(struct))) SWIFT_NAMED("RunLoop.Mode");
extern NSRunLoopMode const NSDefaultRunLoopMode SWIFT_NAMED("NSRunLoopMode.default");
extern NSRunLoopMode const NSRunLoopCommonModes SWIFT_NAMED("NSRunLoopMode.common");

@class NSTimer;
SWIFT_NAMED("RunLoop")
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop SWIFT_NAMED("current");
@property (class, readonly, strong) NSRunLoop *mainRunLoop SWIFT_NAMED("main");
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)date SWIFT_NAMED("run(mode:before:)");
- (void)runUntilDate:(NSDate *)date SWIFT_NAMED("run(until:)");
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode SWIFT_NAMED("add(_:forMode:)");
@end

SWIFT_NAMED("Timer")
@interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(SWIFT_SENDABLE void (^)(NSTimer *timer))block SWIFT_NAMED("scheduledTimer(withTimeInterval:repeats:block:)");
- (void)invalidate;
@end

SWIFT_SENDABLE SWIFT_NAMED("OperationQueue")
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue SWIFT_NAMED("main");
- (void)addOperationWithBlock:(SWIFT_SENDABLE void (^)(void))block SWIFT_NAMED("addOperation(_:)");
@property NSInteger maxConcurrentOperationCount;
@end

typedef NSString *NSNotificationName __attribute__((swift_newtype(struct))) SWIFT_NAMED("NSNotification.Name");
/// Declared by NSHTTPCookieStorage.h.
extern NSNotificationName const NSHTTPCookieManagerCookiesChangedNotification;

BRIDGED_TO("Foundation.Notification")
@interface NSNotification : NSObject <NSCopying, NSCoding>
@end

SWIFT_SENDABLE SWIFT_NAMED("NotificationCenter")
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT_NAMED("default");
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object SWIFT_NAMED("post(name:object:)");
- (id <NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)object queue:(nullable NSOperationQueue *)queue usingBlock:(SWIFT_SENDABLE void (^)(NSNotification *notification))block SWIFT_NAMED("addObserver(forName:object:queue:using:)");
- (void)removeObserver:(id)observer SWIFT_NAMED("removeObserver(_:)");
@end
#pragma clang assume_nonnull end
