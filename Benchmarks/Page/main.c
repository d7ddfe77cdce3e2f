// Runs scripts one after the other in one context of JavaScriptCore, without a page: the window that they need, the
// page runtime, a stand-in for native code, and the work. They may print, and read clocks.

#include <jsc/jsc.h>
#include <stdio.h>
#include <time.h>

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

// The time of all threads, the collector's among them.
static double process_time(void) { return milliseconds(CLOCK_PROCESS_CPUTIME_ID); }

static double now(void) { return milliseconds(CLOCK_MONOTONIC); }

static void print(const char *line) { puts(line); }

static void add(JSCContext *context, const char *name, JSCValue *function) {
  jsc_context_set_value(context, name, function);
  g_object_unref(function);
}

int main(int count, char **files) {
  JSCContext *context = jsc_context_new();
  add(context, "processTime", jsc_value_new_function(
      context, NULL, G_CALLBACK(process_time), NULL, NULL, G_TYPE_DOUBLE, 0));
  add(context, "now", jsc_value_new_function(
      context, NULL, G_CALLBACK(now), NULL, NULL, G_TYPE_DOUBLE, 0));
  add(context, "print", jsc_value_new_function(
      context, NULL, G_CALLBACK(print), NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING));
  for (int index = 1; index < count; index++) {
    char *text = NULL;
    gsize size;
    GError *error = NULL;
    if (!g_file_get_contents(files[index], &text, &size, &error)) {
      fprintf(stderr, "%s\n", error->message);
      return 1;
    }
    JSCValue *value =
        jsc_context_evaluate_with_source_uri(context, text, (gssize)size, files[index], 1);
    JSCException *thrown = jsc_context_get_exception(context);
    if (thrown != NULL) {
      fprintf(stderr, "%s: %s\n", files[index], jsc_exception_get_message(thrown));
      return 1;
    }
    g_object_unref(value);
    g_free(text);
  }
  return 0;
}
