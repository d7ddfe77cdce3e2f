#include "run_loop.h"

#include <glib.h>
#include <limits.h>

#include "main_queue.h"

static CFRunLoopRef main_run_loop = NULL;
static int default_set = -1;

int run_loop_descriptor(void) { return default_set; }

// MARK: The run loop inside GLib's

// The place of the run loop's last performed block, or null if it was not found. Performing a block does
// not wake the run loop, which looks for blocks in each of its turns. GLib's loop looks here instead,
// because a turn takes six system calls.
static void *const *last_block = NULL;
// The last block that remained after the latest turn, because it waits for another mode.
static void *block_left = NULL;
static bool has_turned = false;

bool run_loop_wants_turn(void) {
  if (main_run_loop == NULL) return false;
  // If the blocks cannot be seen, the run loop takes a turn after each wait.
  if (last_block == NULL) return !has_turned;
  void *block = __atomic_load_n(last_block, __ATOMIC_RELAXED);
  return block != NULL && (block != block_left || !has_turned);
}

void run_loop_has_waited(void) { has_turned = false; }

// Whether a turn that GLib's loop has started has yet to look for sources. GLib is running then, so it
// need not be asked.
static bool is_turn_starting = false;

void run_loop_turn(void) {
  // The turn does the main queue's work as well.
  main_queue_run_resumed();
  bool was_starting = is_turn_starting;
  is_turn_starting = true;
  double timer = CFRunLoopGetNextTimerFireDate(main_run_loop, kCFRunLoopDefaultMode);
  int32_t result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true);
  is_turn_starting = was_starting;
  if (last_block != NULL) block_left = __atomic_load_n(last_block, __ATOMIC_RELAXED);
  has_turned = true;
  // A run loop ignores wake-ups while it calls out, because it looks for all work once more before it
  // waits. This turn did not wait, so the run loop is woken here.
  if (result == kCFRunLoopRunHandledSource ||
      timer != CFRunLoopGetNextTimerFireDate(main_run_loop, kCFRunLoopDefaultMode)) {
    CFRunLoopWakeUp(main_run_loop);
  }
}

// The maximum number of drains in one call, because an answer resumes a task, which may start another.
enum { turns_at_once = 3 };

void run_loop_serve(void) {
  if (!main_queue_begin()) return;
  for (int turn = 0; turn < turns_at_once; turn++) {
    // Performed blocks come before work of the main queue, as they do in the run loop.
    if (run_loop_wants_turn()) run_loop_turn();
    if (!main_queue_drain()) return;
  }
}

// The functions that run_loop_perform() has to call, innermost first.
typedef struct Work {
  void (*function)(void *data);
  void *data;
  bool is_taken;
  struct Work *outer;
} Work;

static CFRunLoopSourceRef work_source = NULL;
static Work *works = NULL;

static void perform_work(void *info) {
  Work *work = works;
  if (work == NULL) return;
  works = work->outer;
  work->is_taken = true;
  work->function(work->data);
}

void run_loop_perform(void (*function)(void *data), void *data) {
  Work work = {function, data, false, works};
  works = &work;
  while (!work.is_taken) {
    CFRunLoopSourceSignal(work_source);
    run_loop_turn();
  }
}

// MARK: GLib's loop inside the run loop

static CFRunLoopSourceRef glib_source = NULL;
static bool is_asking = false;

bool run_loop_is_asking(void) { return is_asking; }

typedef struct {
  CFStringRef mode;
  int set;
} ModeSet;

// Returns the descriptor set of the run loop's current mode.
static int current_set(void) {
  static GArray *sets = NULL;
  CFStringRef mode = CFRunLoopCopyCurrentMode(main_run_loop);
  if (mode == NULL) return -1;
  int set = default_set;
  if (!CFEqual(mode, kCFRunLoopDefaultMode)) {
    if (sets == NULL) sets = g_array_new(FALSE, FALSE, sizeof(ModeSet));
    for (guint index = 0; index < sets->len; index++) {
      ModeSet known = g_array_index(sets, ModeSet, index);
      if (!CFEqual(known.mode, mode)) continue;
      CFRelease(mode);
      return known.set;
    }
    // The set can be kept, because a run loop never removes a mode or its set.
    set = run_loop_find_set(main_run_loop, mode);
    ModeSet found = {mode, set};
    g_array_append_val(sets, found);
    return set;
  }
  CFRelease(mode);
  return set;
}

static GArray *descriptors = NULL;

// Asks GLib for its descriptors, and makes room for one more.
static gint query(GMainContext *context, gint priority, gint *timeout) {
  for (;;) {
    gint room = (gint)descriptors->len - 1;
    gint count =
        g_main_context_query(context, priority, timeout, (GPollFD *)descriptors->data, room);
    if (count <= room) return count;
    g_array_set_size(descriptors, count + 8);
  }
}

// Returns whether GLib has something to dispatch. With `waits`, waits until GLib or the run loop has
// something to do.
static bool ask_glib(bool waits) {
  GMainContext *context = g_main_context_default();
  if (!g_main_context_acquire(context)) return false;
  int set = waits ? current_set() : -1;
  waits = set >= 0;
  is_asking = true;
  bool is_ready, is_over;
  do {
    gint priority, timeout;
    g_main_context_prepare(context, &priority);
    gint count = query(context, priority, &timeout);
    GPollFD *polled = (GPollFD *)descriptors->data;
    polled[count] = (GPollFD){.fd = set, .events = G_IO_IN};
    // The default mode's set must not wake another mode.
    for (gint index = 0; index < count; index++) {
      if (polled[index].fd == default_set) polled[index].events = 0;
    }
    g_main_context_get_poll_func(context)(polled, (guint)count + 1, waits ? timeout : 0);
    is_over = !waits || polled[count].revents != 0;
    for (gint index = 0; index < count; index++) {
      if (polled[index].fd != main_queue_descriptor() || polled[index].revents == 0) continue;
      // The run loop does not look at the main queue while the queue is busy.
      if (main_queue_is_busy()) {
        main_queue_miss_wake();
      } else {
        is_over = true;
      }
    }
    is_ready = g_main_context_check(context, priority, polled, count);
  } while (!is_ready && !is_over);
  is_asking = false;
  g_main_context_release(context);
  return is_ready;
}

// The run loop calls this after CFRunLoopSourceSignal(). A source counts as handled when it returns, so
// that `run(mode:before:)` returns after work of GLib as well.
static void dispatch_glib(void *info) {
  GMainContext *context = g_main_context_default();
  if (!g_main_context_acquire(context)) return;
  if (main_queue_has_resumed()) run_loop_serve();
  if (ask_glib(false)) g_main_context_dispatch(context);
  g_main_context_release(context);
}

static void observe(CFRunLoopObserverRef observer, unsigned long activity, void *info) {
  bool waits = activity == kCFRunLoopBeforeWaiting;
  if (is_turn_starting && !waits) {
    is_turn_starting = false;
    return;
  }
  if (!main_queue_has_resumed() && !ask_glib(waits)) return;
  CFRunLoopSourceSignal(glib_source);
  if (waits) CFRunLoopWakeUp(main_run_loop);
}

static CFRunLoopSourceRef add_source(long order, void (*perform)(void *info)) {
  CFRunLoopSourceContext context = {.version0 = {.perform = perform}};
  CFRunLoopSourceRef source = CFRunLoopSourceCreate(NULL, order, &context);
  CFRunLoopAddSource(main_run_loop, source, kCFRunLoopCommonModes);
  return source;
}

void run_loop_attach(void) {
  main_run_loop = CFRunLoopGetMain();
  long offset = run_loop_find_blocks();
  if (offset >= 0) last_block = (void *const *)((const char *)main_run_loop + offset);
  default_set = run_loop_find_set(main_run_loop, kCFRunLoopDefaultMode);
  if (default_set < 0) {
    g_warning(
        "The descriptor of RunLoop.main was not found among those in /proc/self/fd: timers and sources "
        "of RunLoop.main do not run while GLib's loop does.");
  }
  descriptors = g_array_sized_new(FALSE, TRUE, sizeof(GPollFD), 32);
  g_array_set_size(descriptors, 32);
  glib_source = add_source(0, dispatch_glib);
  work_source = add_source(LONG_MIN, perform_work);
  // This observer comes last, because it waits.
  CFRunLoopObserverRef observer = CFRunLoopObserverCreate(
      NULL, kCFRunLoopBeforeSources | kCFRunLoopBeforeWaiting, true, LONG_MAX, observe, NULL);
  CFRunLoopAddObserver(main_run_loop, observer, kCFRunLoopCommonModes);
  CFRelease(observer);
}
