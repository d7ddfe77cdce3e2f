// The engine with nothing over it: WebKitGTK's own functions, called from C in the least code that
// does the work. `view` is always a WebKitWebView.

#ifndef RAWENGINE_H
#define RAWENGINE_H

#include <stdbool.h>
#include <stddef.h>

typedef void (*RawDone)(void *context);

// The version of the engine.
void raw_version(unsigned *major, unsigned *minor, unsigned *micro);

// Does nothing: a profiler takes its count where this is entered.
void raw_mark(void);

// The bytes that malloc has given to this process and not got back.
size_t raw_allocated(void);

// Answers each message to `webkit.messageHandlers[name]` with its text, which native code has had in
// its hands.
void raw_echo_messages(void *view, const char *name);

// Counts the messages to `webkit.messageHandlers[name]`, which gets no answers.
void raw_count_messages(void *view, const char *name, long *count);

// Answers each message with the count of bytes that it has, decoded from base64.
void raw_decode_messages(void *view, const char *name);

// Answers each prompt with its default text, in the place of whoever did.
void raw_echo_prompts(void *view);

// Serves `name://…/N`, N bytes, and counts what is posted there.
void raw_serve(void *view, const char *name);

// Evaluates `script` in the page so many times, each after the one before or all at once, and takes
// each result as a string.
void raw_evaluate(
    void *view, const char *script, int times, bool at_once, RawDone done, void *context);

// As raw_evaluate, with the body of an asynchronous function and one argument `s`.
void raw_call(
    void *view, const char *body, const char *argument, int times, bool at_once, RawDone done,
    void *context);

#endif
