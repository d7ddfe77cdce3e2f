// The engine without a bridge: WebKitGTK's own functions, called from C with the least code that does
// the work. `view` is always a WebKitWebView.

#ifndef RAWENGINE_H
#define RAWENGINE_H

#include <stdbool.h>
#include <stddef.h>

typedef void (*RawDone)(void *context);

// Gets the version of the engine.
void raw_version(unsigned *major, unsigned *minor, unsigned *micro);

// Does nothing. The profiler writes its counts when this function is entered.
void raw_mark(void);

// Returns the number of bytes that this process has allocated with malloc and not freed.
size_t raw_allocated(void);

// Returns memory that was freed to the system.
void raw_trim(void);

// Answers each message to `webkit.messageHandlers[name]` with its text, which passes through native code
// as a C string.
void raw_echo_messages(void *view, const char *name);

// Reads each message to `webkit.messageHandlers[name]` as a C string, and rejects its promise.
void raw_take_messages(void *view, const char *name);

// Counts the messages to `webkit.messageHandlers[name]` without answering them.
void raw_count_messages(void *view, const char *name, long *count);

// Decodes each message from base64, and answers with the number of bytes.
void raw_decode_messages(void *view, const char *name);

// Answers each prompt with its default text, and blocks earlier handlers of prompts.
void raw_echo_prompts(void *view);

// Serves N bytes at `name://…/N`, and answers posts with the number of posted bytes.
void raw_serve(void *view, const char *name);

// Serves the files of a folder at `name://…/PATH`, without any check.
void raw_serve_files(void *view, const char *name, const char *folder);

// Evaluates `script` in the page `times` times, one after another or all at once, and reads each result
// as a string.
void raw_evaluate(
    void *view, const char *script, int times, bool at_once, RawDone done, void *context);

// Like raw_evaluate, but with the body of an asynchronous function and one argument `s`.
void raw_call(
    void *view, const char *body, const char *argument, int times, bool at_once, RawDone done,
    void *context);

#endif
