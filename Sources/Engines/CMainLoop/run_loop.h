// Foundation's main run loop, `RunLoop.main`, and GLib's default main context as one loop.
//
// While GLib's loop runs, one of its sources watches the run loop's descriptors and lets the run loop take a
// turn when the run loop has something to do (main_source.c). While the run loop runs, an observer waits for
// GLib's descriptors together with the run loop's own, and a source of the run loop dispatches GLib's ready
// sources. Each loop can run inside the other, to any depth.

#ifndef RUN_LOOP_H
#define RUN_LOOP_H

#include <stdbool.h>

#include "foundation.h"

// Makes the main run loop serve GLib's default main context while it runs in one of the common modes.
void run_loop_attach(void);

// The descriptor that is readable while a timer is due or a source has data in the main run loop's default
// mode, or after the run loop was woken; -1 if the descriptor was not found.
int run_loop_descriptor(void);

// Whether blocks wait that were added without waking the run loop, as `RunLoop.perform` does.
bool run_loop_wants_turn(void);

// Lets the main run loop do the work that is due in its default mode, without waiting.
void run_loop_turn(void);

// Does the work that waits in the main queue, and the run loop's before it.
void run_loop_serve(void);

// Calls a function that runs GLib's loop from a source of the run loop. A run loop ignores wake-ups while it
// is not running or is calling a timer, for example, because it looks for all work before it waits. While it
// calls such a source, it accepts wake-ups, and its descriptor tells GLib's loop.
void run_loop_perform(void (*function)(void *data), void *data);

// Tells the run loop that GLib's loop has waited, so that new work may be due.
void run_loop_has_waited(void);

// Whether the run loop is asking GLib for ready sources. GLib's source for the run loop is idle then.
bool run_loop_is_asking(void);

// Returns the epoll descriptor with which a run loop waits in a mode; -1 if it was not found.
int run_loop_find_set(CFRunLoopRef loop, CFStringRef mode);

// Returns the offset in bytes of a run loop's last performed block; -1 if it was not found.
long run_loop_find_blocks(void);

#endif
