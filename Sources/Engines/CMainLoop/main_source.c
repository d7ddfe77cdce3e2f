// The source of GLib's default main context that serves the main queue and the main run loop.

#include "main_source.h"

#include <glib.h>

#include "main_queue.h"
#include "run_loop.h"

typedef struct {
  GSource source;
  GPollFD queue;
  GPollFD run_loop;
} MainSource;

// The same priority as WebKit's own run loop, so that neither starves the other.
enum { main_source_priority = 100 };

// The microseconds between work and a turn of the run loop for its observers. NotificationQueue, with which
// file handles report data, relies on observers. Nothing tells when an observer waits for a turn, so the
// run loop takes one after work was done: one turn for many messages, and none while nothing happens.
enum { observer_delay = 5000 };
static gint64 observers_due = 0;

static gboolean prepare(GSource *base, gint *timeout) {
  *timeout = -1;
  if (run_loop_is_asking()) return FALSE;
  if (run_loop_wants_turn() || main_queue_has_resumed()) return TRUE;
  if (!main_queue_has_worked()) return FALSE;
  gint64 now = g_source_get_time(base);
  if (observers_due == 0) observers_due = now + observer_delay;
  if (now >= observers_due) return TRUE;
  *timeout = (gint)((observers_due - now + 999) / 1000);
  return FALSE;
}

static bool are_observers_due(GSource *base) {
  return observers_due != 0 && g_source_get_time(base) >= observers_due;
}

static gboolean check(GSource *base) {
  if (run_loop_is_asking()) return FALSE;
  run_loop_has_waited();
  MainSource *source = (MainSource *)base;
  return source->queue.revents != 0 || source->run_loop.revents != 0 || are_observers_due(base);
}

static gboolean dispatch(GSource *base, GSourceFunc function, gpointer data) {
  MainSource *source = (MainSource *)base;
  bool has_queue = source->queue.revents != 0 || main_queue_has_resumed();
  if (source->run_loop.revents != 0 || run_loop_wants_turn() || are_observers_due(base)) {
    observers_due = 0;
    main_queue_forget_work();
    run_loop_turn();
  }
  if (has_queue) run_loop_serve();
  return G_SOURCE_CONTINUE;
}

void main_source_attach(void) {
  static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};
  GSource *base = g_source_new(&functions, sizeof(MainSource));
  MainSource *source = (MainSource *)base;
  g_source_set_static_name(base, "main queue and run loop");
  g_source_set_priority(base, main_source_priority);
  // A loop that a timer runs has to serve everything else.
  g_source_set_can_recurse(base, TRUE);
  source->queue = (GPollFD){.fd = main_queue_descriptor(), .events = G_IO_IN};
  g_source_add_poll(base, &source->queue);
  source->run_loop = (GPollFD){.fd = run_loop_descriptor(), .events = G_IO_IN};
  if (source->run_loop.fd >= 0) g_source_add_poll(base, &source->run_loop);
  g_source_attach(base, NULL);
  g_source_unref(base);
}
