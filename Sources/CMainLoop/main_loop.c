#include "CMainLoop.h"

#include <errno.h>
#include <glib-unix.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// What Dispatch offers to the run loops of other libraries.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Same rank as WebKit's own run loop, so that neither starves the other.
enum { main_queue_priority = 100 };

// An answer that arrives resumes a task, which may start another: so many steps are worth a turn.
enum { turns_at_once = 3 };

// Whether work waits in the main queue, as its eventfd tells, which does not block. Reading its counter
// after draining would lose work that arrives in between.
static bool take_wake(int descriptor) {
  uint64_t count;
  ssize_t length;
  do {
    length = read(descriptor, &count, sizeof count);
  } while (length < 0 && errno == EINTR);
  return length > 0;
}

// Whether work waits in the main queue, where it stays.
static bool has_wake(void) {
  struct pollfd wake = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  return poll(&wake, 1, 0) != 0;
}

// Whether work of the main queue, or a resumed task, is being done: a loop that it runs does no other.
static bool is_draining = false;
static bool is_resuming = false;

static void drain(void) {
  bool was_draining = is_draining;
  is_draining = true;
  _dispatch_main_queue_callback_4CF(NULL);
  is_draining = was_draining;
}

// The tasks that go on with the next main_loop_serve(), which is sure to come. Only the main thread
// touches these.
static GPtrArray *resumed = NULL;
static bool serves_soon = false;
// Whether a loop that a resumed task ran has left work in the main queue.
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
  is_resuming = true;
  // No more are kept meanwhile.
  for (guint index = 0; index < resumed->len; index++) {
    swift_job_run(resumed->pdata[index], executor.identity, executor.witnesses);
  }
  is_resuming = false;
  g_ptr_array_set_size(resumed, 0);
  if (!has_missed_wake) return;
  has_missed_wake = false;
  drain();
}

void main_loop_serve(void) {
  serves_soon = false;
  if (!is_draining && !is_resuming) run_resumed();
  int descriptor = _dispatch_get_main_queue_handle_4CF();
  for (int turn = 0; turn < turns_at_once && take_wake(descriptor); turn++) {
    // Where the queue is being drained already this does nothing, and that drain sets the descriptor
    // again for what it leaves.
    if (is_resuming) {
      has_missed_wake = true;
    } else {
      drain();
    }
  }
}

void main_loop_will_serve(void) { serves_soon = true; }

static gboolean drain_main_queue(int descriptor, GIOCondition condition, gpointer data) {
  main_loop_serve();
  return G_SOURCE_CONTINUE;
}

void main_loop_attach(void) {
  static gsize attached = 0;
  if (!g_once_init_enter(&attached)) return;
  g_unix_fd_add_full(
      main_queue_priority, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain_main_queue, NULL,
      NULL);
  g_once_init_leave(&attached, 1);
}

// The loops under way, innermost first. Only the main thread touches them.
static GSList *loops = NULL;

void main_loop_run(void) {
  main_loop_attach();
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  loops = g_slist_prepend(loops, loop);
  g_main_loop_run(loop);
  loops = g_slist_remove(loops, loop);
  g_main_loop_unref(loop);
}

void main_loop_quit(void) {
  if (loops != NULL) g_main_loop_quit(loops->data);
}

bool main_loop_is_running(void) { return g_main_depth() > 0; }

static gboolean signal_arrived(gpointer data) {
  // The two pointers of the pair are a function's and a small number.
  gpointer *pair = data;
  ((void (*)(int))pair[0])(GPOINTER_TO_INT(pair[1]));
  return G_SOURCE_CONTINUE;
}

void main_loop_catch_signal(int number, void (*arrived)(int number)) {
  struct sigaction action;
  // A program that was told to ignore the signal, as by nohup, or that has a handler of its own
  // keeps what it has.
  if (sigaction(number, NULL, &action) != 0 || action.sa_handler != SIG_DFL) return;
  gpointer *pair = g_new(gpointer, 2);
  pair[0] = (gpointer)arrived;
  pair[1] = GINT_TO_POINTER(number);
  g_unix_signal_add_full(G_PRIORITY_HIGH, number, signal_arrived, pair, g_free);
}

void main_loop_die(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t set;
  sigaction(number, &action, NULL);
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  kill(getpid(), number);
  // Not reached, for the signal has its own effect on a process.
  _exit(128 + number);
}

bool main_loop_is_main_thread(void) {
  // Asked often, and the answer takes two system calls: each thread asks once.
  static _Thread_local enum { unknown, no, yes } is_main = unknown;
  if (is_main == unknown) is_main = syscall(SYS_gettid) == getpid() ? yes : no;
  return is_main == yes;
}

void main_loop_invoke(GSourceFunc function, gpointer data, GDestroyNotify destroy) {
  g_idle_add_full(G_PRIORITY_DEFAULT, function, data, destroy);
}

static gboolean unref_once(gpointer object) {
  g_object_unref(object);
  return G_SOURCE_REMOVE;
}

void main_loop_unref(gpointer object) {
  if (main_loop_is_main_thread()) {
    g_object_unref(object);
  } else {
    main_loop_invoke(unref_once, object, NULL);
  }
}

gpointer main_loop_new_object(
    GType type, const char *name1, gpointer value1, const char *name2, gpointer value2,
    const char *name3, gpointer value3, const char *name4, gpointer value4) {
  return g_object_new(type, name1, value1, name2, value2, name3, value3, name4, value4, NULL);
}

GError *main_loop_new_error(GQuark domain, int code, const char *message) {
  return g_error_new_literal(domain, code, message);
}

// The concurrency runtime asks this hook to serve the main queue for the rest of the program.
typedef __attribute__((swiftcall)) void (*DrainQueueOriginal)(void);
typedef __attribute__((swiftcall)) void (*DrainQueueOverride)(DrainQueueOriginal original);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(
    DrainQueueOriginal original, DrainQueueOverride override);

static __attribute__((swiftcall, noreturn)) void run_main_loop(
    DrainQueueOriginal original, DrainQueueOverride override) {
  for (;;) main_loop_run();
}

// Another hook is asked who runs what has no actor, which whoever waited in a continuation is until it is
// back on its own.
typedef __attribute__((swiftcall)) void (*EnqueueOriginal)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(
    void *job, EnqueueOriginal original);

static _Thread_local bool resumes_here = false;

void main_loop_resume_here(bool here) { resumes_here = here; }

// Keeps a task for main_loop_serve(), which spares it the way by the main queue; unless something is in
// that queue, for it was there before.
static bool keep_resumed(void *job) {
  if (!serves_soon || is_draining || is_resuming) return false;
  if (has_wake()) return false;
  g_ptr_array_add(resumed, job);
  return true;
}

static __attribute__((swiftcall)) void enqueue(void *job, EnqueueOriginal original) {
  if (!resumes_here) return original(job);
  resumes_here = false;
  if (!keep_resumed(job)) swift_job_run(job, NULL, NULL);
}

__attribute__((constructor)) static void install_main_loop(void) {
  resumed = g_ptr_array_new();
  swift_task_asyncMainDrainQueue_hook = run_main_loop;
  swift_task_enqueueGlobal_hook = enqueue;
}
