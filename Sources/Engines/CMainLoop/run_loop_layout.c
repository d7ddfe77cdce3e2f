// Finds two internals of a run loop that CoreFoundation does not expose. Both are found by the behaviour
// of a run loop, and not by numbers of a certain version.

#include <dirent.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "run_loop.h"

// Returns the epoll descriptor that watches another one. Only this descriptor can modify the watch.
static int find_watching(int watched) {
  DIR *folder = opendir("/proc/self/fd");
  if (folder == NULL) return -1;
  int found = -1;
  for (struct dirent *entry; found < 0 && (entry = readdir(folder)) != NULL;) {
    char *end;
    long descriptor = strtol(entry->d_name, &end, 10);
    if (end == entry->d_name || *end != 0) continue;
    // The same events that the run loop watches.
    struct epoll_event event = {.events = EPOLLIN | EPOLLET, .data.fd = watched};
    if (epoll_ctl((int)descriptor, EPOLL_CTL_MOD, watched, &event) == 0) found = (int)descriptor;
  }
  closedir(folder);
  return found;
}

static int port(void *info) { return GPOINTER_TO_INT(info); }

static void perform(void *info) {}

int run_loop_find_set(CFRunLoopRef loop, CFStringRef mode) {
  int probe = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (probe < 0) return -1;
  CFRunLoopSourceContext context = {
      .version = 1,
      .info = GINT_TO_POINTER(probe),
      .version1 = {.get_port = port, .perform = perform},
  };
  CFRunLoopSourceRef source = CFRunLoopSourceCreate(NULL, 0, &context);
  CFRunLoopAddSource(loop, source, mode);
  int set = find_watching(probe);
  // The probe is still open, because the run loop asks for the port once more to stop watching it.
  CFRunLoopSourceInvalidate(source);
  CFRelease(source);
  close(probe);
  return set;
}

// The number of words to compare. A run loop is larger.
enum { words = 22 };

static _Thread_local bool has_performed = false;

// Performs a block in the run loop of a separate thread, where nothing else happens, and compares the
// memory before and after. Two words must change: the first and the last block of a list that was empty.
static gpointer find_last_block(gpointer data) {
  CFRunLoopRef loop = CFRunLoopGetCurrent();
  gpointer before[words], after[words];
  memcpy(before, loop, sizeof before);
  CFRunLoopPerformBlock(loop, kCFRunLoopDefaultMode, ^{
    has_performed = true;
  });
  memcpy(after, loop, sizeof after);
  long changed = 0, last = -1;
  for (long index = 0; index < words; index++) {
    if (after[index] == before[index]) continue;
    changed += 1;
    last = index;
  }
  bool is_list = changed == 2 && before[last] == NULL && before[last - 1] == NULL &&
                 after[last] == after[last - 1];
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0);
  memcpy(after, loop, sizeof after);
  if (!is_list || !has_performed || after[last] != NULL) last = -1;
  return GINT_TO_POINTER((int)last * (int)sizeof(gpointer));
}

long run_loop_find_blocks(void) {
  int offset = GPOINTER_TO_INT(g_thread_join(g_thread_new("run loop", find_last_block, NULL)));
  return offset < 0 ? -1 : offset;
}
