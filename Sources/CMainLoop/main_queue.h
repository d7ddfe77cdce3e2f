// The main queue of Dispatch, which `@MainActor` runs on.

#ifndef MAIN_QUEUE_H
#define MAIN_QUEUE_H

#include <stdbool.h>

// The descriptor that can be read while work waits in the main queue.
int main_queue_descriptor(void);

// Whether work of the main queue, or a resumed task, is under way. A loop that such work runs leaves the
// rest of the main queue alone, because the main queue does one thing after the other.
bool main_queue_is_busy(void);

// Takes note of work that arrived while main_queue_is_busy(), so that its descriptor does not stay readable.
void main_queue_miss_wake(void);

// Whether tasks wait for main_loop_serve() that a loop has to call, because whoever announced the call
// runs that loop.
bool main_queue_has_resumed(void);

// Whether work was done since main_queue_forget_work().
bool main_queue_has_worked(void);
void main_queue_forget_work(void);

#endif
