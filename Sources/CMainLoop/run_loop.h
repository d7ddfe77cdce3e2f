// Foundation's main run loop, `RunLoop.main`, and GLib's default main context as one loop.
//
// Where GLib's loop runs, a source in it watches the run loop's descriptors and lets the run loop take a
// turn when it has something to do (main_source.c). Where the run loop runs, an observer waits for GLib's
// descriptors together with the run loop's own, and a source of the run loop dispatches what is ready.
// Each can run inside the other, to any depth.

#ifndef RUN_LOOP_H
#define RUN_LOOP_H

#include <stdbool.h>

#include "foundation.h"

// Makes the main run loop serve GLib's default main context while it runs in one of the common modes.
void run_loop_attach(void);

// The descriptor that can be read while a timer is due in the main run loop's default mode, a source has
// data there or somebody has woken the run loop; -1 where it was not found.
int run_loop_descriptor(void);

// Whether blocks wait that were performed without waking the run loop, as `RunLoop.perform` does.
bool run_loop_wants_turn(void);

// Lets the main run loop do in its default mode what it has to do now, without waiting.
void run_loop_turn(void);

// Has a source of the run loop call a function that runs GLib's loop. The run loop ignores that it is woken
// while it does not run and while it calls a timer, say, because it looks for everything before it waits.
// While it calls such a source it does not, and its descriptor tells GLib's loop.
void run_loop_perform(void (*function)(void *data), void *data);

// Says that GLib's loop has waited, so that more may have to be done.
void run_loop_has_waited(void);

// Whether the run loop itself asks GLib what is ready. GLib's source for the run loop has nothing to do then.
bool run_loop_is_asking(void);

// The descriptor of the set of descriptors that a run loop waits for in a mode; -1 where it was not found.
int run_loop_find_set(CFRunLoopRef loop, CFStringRef mode);

// Where a run loop keeps its last performed block, in bytes from its beginning; -1 where that was not found.
long run_loop_find_blocks(void);

#endif
