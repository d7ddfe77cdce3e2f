// States Foundation/NSProcessInfo.h and, on macOS alone, NSTask.h, as far as this package uses them.
#pragma once
#include "Threads.h"

#pragma clang assume_nonnull begin
typedef struct { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion SWIFT_NAMED("OperatingSystemVersion");

SWIFT_SENDABLE
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly, copy) NSArray<NSString *> *arguments;
@property (readonly, copy) NSString *processName;
@property (readonly) int processIdentifier;
@property (readonly) NSTimeInterval systemUptime;
@property (readonly) unsigned long long physicalMemory;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
@property (readonly, copy) NSString *operatingSystemVersionString;
#if !__is_target_os(macos)
- (void)performExpiringActivityWithReason:(NSString *)reason usingBlock:(SWIFT_SENDABLE void (^)(BOOL expired))block;
#endif
@end

#if __is_target_os(macos)
STATED_ENUM(NSInteger, NSTaskTerminationReason) {
  NSTaskTerminationReasonExit = 1,
  NSTaskTerminationReasonUncaughtSignal = 2
} SWIFT_NAMED("Process.TerminationReason");

SWIFT_NAMED("Process")
@interface NSTask : NSObject
- (instancetype)init DESIGNATED_INITIALIZER;
@property (nullable, copy) NSURL *executableURL;
@property (nullable, copy) NSURL *currentDirectoryURL;
@property (nullable, copy) NSArray<NSString *> *arguments;
@property (nullable, copy) NSDictionary<NSString *, NSString *> *environment;
@property (nullable, retain) id standardInput;
@property (nullable, retain) id standardOutput;
@property (nullable, retain) id standardError;
- (BOOL)launchAndReturnError:(NSError **)error SWIFT_NAMED("run()");
- (void)interrupt;
- (void)terminate;
- (void)waitUntilExit;
@property (readonly, getter=isRunning) BOOL running SWIFT_NAMED("isRunning");
@property (readonly) int processIdentifier;
@property (readonly) int terminationStatus;
@property (readonly) NSTaskTerminationReason terminationReason;
@property (nullable, copy) SWIFT_SENDABLE void (^terminationHandler)(NSTask *task);
@end
#endif
#pragma clang assume_nonnull end
