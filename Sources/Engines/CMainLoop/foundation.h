// The functions of CoreFoundation and Dispatch for the run loops of other libraries, declared here
// because Swift's toolchain has the headers outside the compiler's search path.

#ifndef FOUNDATION_H
#define FOUNDATION_H

#include <stdint.h>

// Dispatch: an eventfd that is readable while work waits in the main queue, and the function that does
// that work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

typedef const void *CFTypeRef;
typedef const void *CFStringRef;
typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopSource *CFRunLoopSourceRef;
typedef struct __CFRunLoopObserver *CFRunLoopObserverRef;

extern void CFRelease(CFTypeRef object);
extern unsigned char CFEqual(CFTypeRef one, CFTypeRef other);

extern const CFStringRef kCFRunLoopDefaultMode;
extern const CFStringRef kCFRunLoopCommonModes;

extern CFRunLoopRef CFRunLoopGetMain(void);
extern CFRunLoopRef CFRunLoopGetCurrent(void);
extern CFStringRef CFRunLoopCopyCurrentMode(CFRunLoopRef loop);
extern int32_t CFRunLoopRunInMode(
    CFStringRef mode, double seconds, unsigned char returns_after_source);
enum { kCFRunLoopRunHandledSource = 4 };
extern double CFRunLoopGetNextTimerFireDate(CFRunLoopRef loop, CFStringRef mode);
extern void CFRunLoopWakeUp(CFRunLoopRef loop);
extern void CFRunLoopPerformBlock(CFRunLoopRef loop, CFTypeRef mode, void (^block)(void));

// The owner signals a source of version 0. A source of version 1 has a descriptor, its port, which the
// run loop watches. The run loop calls `perform` of both.
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  CFStringRef (*copy_description)(const void *info);
  unsigned char (*equal)(const void *one, const void *other);
  unsigned long (*hash)(const void *info);
  union {
    struct {
      void (*schedule)(void *info, CFRunLoopRef loop, CFStringRef mode);
      void (*cancel)(void *info, CFRunLoopRef loop, CFStringRef mode);
      void (*perform)(void *info);
    } version0;
    struct {
      int (*get_port)(void *info);
      void (*perform)(void *info);
    } version1;
  };
} CFRunLoopSourceContext;

extern CFRunLoopSourceRef CFRunLoopSourceCreate(
    CFTypeRef allocator, long order, CFRunLoopSourceContext *context);
extern void CFRunLoopSourceInvalidate(CFRunLoopSourceRef source);
extern void CFRunLoopSourceSignal(CFRunLoopSourceRef source);
extern void CFRunLoopAddSource(CFRunLoopRef loop, CFRunLoopSourceRef source, CFStringRef mode);

enum {
  kCFRunLoopBeforeSources = 1 << 2,
  kCFRunLoopBeforeWaiting = 1 << 5,
};

extern CFRunLoopObserverRef CFRunLoopObserverCreate(
    CFTypeRef allocator, unsigned long activities, unsigned char repeats, long order,
    void (*call)(CFRunLoopObserverRef observer, unsigned long activity, void *info), void *context);
extern void CFRunLoopAddObserver(CFRunLoopRef loop, CFRunLoopObserverRef observer, CFStringRef mode);

// The calling thread's values, by slots that CoreFoundation has assigned.
extern void *_CFGetTSD(uint32_t slot);
extern void *_CFSetTSD(uint32_t slot, void *value, void (*destroy)(void *value));

#endif
