// The main queue of Dispatch, on which `@MainActor` runs.

#ifndef MAIN_QUEUE_H
#define MAIN_QUEUE_H

#include <stdbool.h>

// The descriptor that is readable while work waits in the main queue.
int main_queue_descriptor(void);

// Whether work of the main queue, or a resumed task, is under way. A loop that such work runs leaves the
// rest of the main queue alone, because the main queue is serial.
bool main_queue_is_busy(void);

// Records work that arrived while main_queue_is_busy(), so that the descriptor does not stay readable.
void main_queue_miss_wake(void);

// Announces main_queue_begin(), which precedes all other work of the main actor.
void main_queue_announce(void);

// Keeps a resumed task for the main_queue_begin() that was announced, which saves the way through the main
// queue. Returns false if none was announced, or if work waits in that queue, because that work came first.
bool main_queue_keep(void *job);

// Whether tasks wait for main_queue_begin() and a loop has to call it, because the code that announced the
// call is running that loop.
bool main_queue_has_resumed(void);

// Runs the tasks that were kept. They precede all work of the main queue, so that whoever is about to do such
// work calls this function first.
void main_queue_run_resumed(void);

// Runs the tasks that were kept for this call. Within work of the main queue it records that work arrived, and
// returns false.
bool main_queue_begin(void);

// Does the work that waits in the main queue. Returns false if none does.
bool main_queue_drain(void);

// Whether work was done since main_queue_forget_work().
bool main_queue_has_worked(void);
void main_queue_forget_work(void);

#endif
