#include "main_queue.h"

#include <errno.h>
#include <glib.h>
#include <poll.h>
#include <unistd.h>

#include "foundation.h"

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

// The tasks that resume in the next main_queue_begin(), which was announced. Only the main thread accesses
// these variables.
static GPtrArray *resumed = NULL;
static bool begins_soon = false;
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

void main_queue_announce(void) { begins_soon = true; }

bool main_queue_begin(void) {
  begins_soon = false;
  has_worked = true;
  if (main_queue_is_busy()) {
    main_queue_miss_wake();
    return false;
  }
  run_resumed();
  return true;
}

bool main_queue_drain(void) {
  if (!take_wake()) return false;
  drain();
  return true;
}

bool main_queue_keep(void *job) {
  if (!begins_soon || main_queue_is_busy() || has_wake()) return false;
  g_ptr_array_add(resumed, job);
  return true;
}

__attribute__((constructor)) static void make_resumed(void) { resumed = g_ptr_array_new(); }
