#include "main_queue.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

#include "CMainLoop.h"
#include "foundation.h"
#include "run_loop.h"

// The maximum number of drains in one call, because an answer resumes a task, which may start another.
enum { turns_at_once = 3 };

int main_queue_descriptor(void) {
  // Cached, because every message needs the descriptor, which never changes.
  static int descriptor = -1;
  if (descriptor < 0) descriptor = _dispatch_get_main_queue_handle_4CF();
  return descriptor;
}

// Returns whether work waits in the main queue, and resets the queue's eventfd, which does not block. The
// eventfd is read before draining, because reading it afterwards would lose work that arrives in between.
static bool take_wake(void) {
  uint64_t count;
  ssize_t length;
  do {
    length = read(main_queue_descriptor(), &count, sizeof count);
  } while (length < 0 && errno == EINTR);
  return length > 0;
}

// Returns whether work waits in the main queue, without resetting the eventfd.
static bool has_wake(void) {
  struct pollfd wake = {.fd = main_queue_descriptor(), .events = POLLIN};
  return poll(&wake, 1, 0) != 0;
}

// The mark __CFTSDKeyIsInGCDMainQ, which CoreFoundation sets while its run loop does the main queue's
// work. A run loop that runs meanwhile finds the mark and leaves the main queue alone. This file sets the
// same mark, so that each kind of loop knows what the other does.
enum { busy_slot = 4, busy_mark = 6 };

bool main_queue_is_busy(void) { return _CFGetTSD(busy_slot) != NULL; }

static void set_busy(bool is_busy) {
  _CFSetTSD(busy_slot, is_busy ? GINT_TO_POINTER(busy_mark) : NULL, NULL);
}

static void drain(void) {
  set_busy(true);
  _dispatch_main_queue_callback_4CF(NULL);
  set_busy(false);
}

// The tasks that resume in the next main_loop_serve(), which was announced. Only the main thread accesses
// these variables.
static GPtrArray *resumed = NULL;
static bool serves_soon = false;
// Whether a loop that a resumed task ran has left work in the main queue. A drain that is under way
// finds such work by itself.
static bool has_missed_wake = false;

typedef struct {
  void *identity;
  void *witnesses;
} Executor;
extern __attribute__((swiftcall)) Executor swift_task_getMainExecutor(void);
extern __attribute__((swiftcall)) void swift_job_run(
    void *job, void *executor, void *executor_witnesses);

static void run_resumed(void) {
  if (resumed->len == 0) return;
  Executor executor = swift_task_getMainExecutor();
  set_busy(true);
  // No tasks are added meanwhile, because the main queue is busy.
  for (guint index = 0; index < resumed->len; index++) {
    swift_job_run(resumed->pdata[index], executor.identity, executor.witnesses);
  }
  set_busy(false);
  g_ptr_array_set_size(resumed, 0);
  if (!has_missed_wake) return;
  has_missed_wake = false;
  drain();
}

void main_queue_miss_wake(void) {
  if (take_wake()) has_missed_wake = true;
}

void main_queue_run_resumed(void) {
  if (main_queue_has_resumed()) run_resumed();
}

bool main_queue_has_resumed(void) { return resumed->len > 0 && !main_queue_is_busy(); }

static bool has_worked = false;

bool main_queue_has_worked(void) { return has_worked; }

void main_queue_forget_work(void) { has_worked = false; }

void main_loop_serve(void) {
  serves_soon = false;
  has_worked = true;
  if (main_queue_is_busy()) return main_queue_miss_wake();
  run_resumed();
  for (int turn = 0; turn < turns_at_once; turn++) {
    // Performed blocks come before work of the main queue, as they do in the run loop.
    if (run_loop_wants_turn()) run_loop_turn();
    if (!take_wake()) return;
    drain();
  }
}

void main_loop_will_serve(void) { serves_soon = true; }

// The concurrency runtime asks this hook to serve the main queue for the rest of the program.
typedef __attribute__((swiftcall)) void (*DrainQueueOriginal)(void);
typedef __attribute__((swiftcall)) void (*DrainQueueOverride)(DrainQueueOriginal original);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(
    DrainQueueOriginal original, DrainQueueOverride override);

static __attribute__((swiftcall, noreturn)) void run_main_loop(
    DrainQueueOriginal original, DrainQueueOverride override) {
  for (;;) main_loop_run();
}

// Another hook decides where a task without an actor runs. A task that waited in a continuation has none
// until it is back on its own actor.
typedef __attribute__((swiftcall)) void (*EnqueueOriginal)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(
    void *job, EnqueueOriginal original);

static _Thread_local bool resumes_here = false;

void main_loop_resume_here(bool here) { resumes_here = here; }

// Keeps a task for main_loop_serve(), which saves the way through the main queue. Does not keep the task
// if work waits in that queue or as a performed block, because that work came first.
static bool keep_resumed(void *job) {
  if (!serves_soon || main_queue_is_busy()) return false;
  if (run_loop_wants_turn() || has_wake()) return false;
  g_ptr_array_add(resumed, job);
  return true;
}

static __attribute__((swiftcall)) void enqueue(void *job, EnqueueOriginal original) {
  if (!resumes_here) return original(job);
  resumes_here = false;
  if (!keep_resumed(job)) swift_job_run(job, NULL, NULL);
}

__attribute__((constructor)) static void install_hooks(void) {
  resumed = g_ptr_array_new();
  swift_task_asyncMainDrainQueue_hook = run_main_loop;
  swift_task_enqueueGlobal_hook = enqueue;
}
