#include "CMainLoop.h"

#include <errno.h>
#include <gio/gio.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// What Dispatch offers to the run loops of other libraries.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// A source that is ready while the main queue has work.
typedef struct {
  GSource source;
  GPollFD descriptor;
  unsigned turns;
} MainQueueSource;

// Same rank as WebKit's own run loop, so that neither starves the other.
enum { main_queue_priority = 100 };

// One turn in so many belongs to what ranks lower (redrawing, idle work) however busy the main
// queue is: a loop around `Task.yield()` is never idle.
enum { turns_before_yielding = 16 };

static gboolean main_queue_prepare(GSource *source, gint *timeout) {
  *timeout = -1;
  return FALSE;
}

static gboolean main_queue_check(GSource *source) {
  MainQueueSource *queue = (MainQueueSource *)source;
  if (!(queue->descriptor.revents & G_IO_IN)) {
    queue->turns = 0;
    return FALSE;
  }
  queue->turns += 1;
  return queue->turns % turns_before_yielding != 0;
}

static gboolean main_queue_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  MainQueueSource *queue = (MainQueueSource *)source;
  // The descriptor is an eventfd, readable until its counter has been read. Reading after draining
  // would lose work that arrives in between.
  uint64_t count;
  ssize_t length;
  do {
    length = read(queue->descriptor.fd, &count, sizeof count);
  } while (length < 0 && errno == EINTR);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs main_queue_functions = {
  .prepare = main_queue_prepare,
  .check = main_queue_check,
  .dispatch = main_queue_dispatch,
};

void main_loop_attach(void) {
  static gsize attached = 0;
  if (!g_once_init_enter(&attached)) return;
  GSource *source = g_source_new(&main_queue_functions, sizeof(MainQueueSource));
  MainQueueSource *queue = (MainQueueSource *)source;
  queue->descriptor.fd = _dispatch_get_main_queue_handle_4CF();
  queue->descriptor.events = G_IO_IN;
  g_source_add_poll(source, &queue->descriptor);
  g_source_set_name(source, "main queue");
  g_source_set_priority(source, main_queue_priority);
  g_source_attach(source, NULL);
  g_source_unref(source);
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

bool main_loop_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

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

gulong main_loop_connect(
    gpointer object, const char *signal, GCallback handler, gpointer data, GClosureNotify destroy) {
  return g_signal_connect_data(object, signal, handler, data, destroy, 0);
}

void main_loop_set_object(gpointer object, const char *name, gpointer value) {
  g_object_set(object, name, value, NULL);
}

void main_loop_set_bool(gpointer object, const char *name, bool value) {
  g_object_set(object, name, (gboolean)value, NULL);
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

static __attribute__((swiftcall, noreturn)) void drain_main_queue(
    DrainQueueOriginal original, DrainQueueOverride override) {
  for (;;) main_loop_run();
}

__attribute__((constructor)) static void install_main_loop(void) {
  swift_task_asyncMainDrainQueue_hook = drain_main_queue;
}
