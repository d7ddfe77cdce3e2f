#include "CMainLoop.h"

#include <glib-unix.h>
#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "main_queue.h"
#include "main_source.h"
#include "run_loop.h"

void main_loop_attach(void) {
  static gsize attached = 0;
  if (!g_once_init_enter(&attached)) return;
  run_loop_attach();
  main_source_attach();
  g_once_init_leave(&attached, 1);
}

// The loops under way, innermost first. Only the main thread touches them.
typedef struct Loop {
  GMainLoop *loop;
  bool is_over;
  struct Loop *outer;
} Loop;
static Loop *innermost = NULL;

static void run(void *data) {
  Loop *loop = data;
  // Work that the run loop did before this call may have ended the loop.
  if (!loop->is_over) g_main_loop_run(loop->loop);
}

void main_loop_run(void) {
  main_loop_attach();
  Loop loop = {g_main_loop_new(NULL, FALSE), false, innermost};
  innermost = &loop;
  run_loop_perform(run, &loop);
  innermost = loop.outer;
  g_main_loop_unref(loop.loop);
}

void main_loop_quit(void) {
  if (innermost == NULL) return;
  innermost->is_over = true;
  g_main_loop_quit(innermost->loop);
}

void main_loop_serve(void) { run_loop_serve(); }

void main_loop_will_serve(void) { main_queue_announce(); }

// The concurrency runtime asks this hook to serve the main queue for the rest of the program.
typedef __attribute__((swiftcall)) void (*DrainQueueOriginal)(void);
typedef __attribute__((swiftcall)) void (*DrainQueueOverride)(DrainQueueOriginal original);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(
    DrainQueueOriginal original, DrainQueueOverride override);

static __attribute__((swiftcall, noreturn)) void serve_main_queue(
    DrainQueueOriginal original, DrainQueueOverride override) {
  for (;;) main_loop_run();
}

// Another hook decides where a task without an actor runs. A task that waited in a continuation has none
// until it is back on its own actor.
typedef __attribute__((swiftcall)) void (*EnqueueOriginal)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(
    void *job, EnqueueOriginal original);
extern __attribute__((swiftcall)) void swift_job_run(
    void *job, void *executor, void *executor_witnesses);

static _Thread_local bool resumes_here = false;

void main_loop_resume_here(bool here) { resumes_here = here; }

static __attribute__((swiftcall)) void enqueue(void *job, EnqueueOriginal original) {
  if (!resumes_here) return original(job);
  resumes_here = false;
  // A performed block came before the task.
  if (run_loop_wants_turn() || !main_queue_keep(job)) swift_job_run(job, NULL, NULL);
}

__attribute__((constructor)) static void install_hooks(void) {
  swift_task_asyncMainDrainQueue_hook = serve_main_queue;
  swift_task_enqueueGlobal_hook = enqueue;
}

bool main_loop_is_running(void) { return g_main_depth() > 0; }

static gboolean signal_arrived(gpointer data) {
  // The pair holds a pointer to a function and the number of the signal.
  gpointer *pair = data;
  ((void (*)(int))pair[0])(GPOINTER_TO_INT(pair[1]));
  return G_SOURCE_CONTINUE;
}

void main_loop_catch_signal(int number, void (*arrived)(int number)) {
  struct sigaction action;
  // A program that ignores the signal, for example because of nohup, or that has its own handler
  // keeps its setting.
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
  // Not reached, because the signal ends the process.
  _exit(128 + number);
}

bool main_loop_is_main_thread(void) {
  // Each thread asks once, because this is called often and the answer takes two system calls.
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
