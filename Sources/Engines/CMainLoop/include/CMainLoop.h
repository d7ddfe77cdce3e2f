// Joins the main queue of Dispatch, on which `@MainActor` runs, Foundation's main run loop and GLib's main
// loop. Offers Swift the few GLib functions that exist only as macros or with variable arguments.

#ifndef CMAINLOOP_H
#define CMAINLOOP_H

#include <glib-object.h>
#include <stdbool.h>

G_BEGIN_DECLS

// Makes the default main context and Foundation's main run loop serve each other and the main queue.
// Further calls do nothing.
void main_loop_attach(void);

// Runs the default main context's loop on the calling thread, which must be the main thread, until
// main_loop_quit(). An asynchronous `main` does this by itself.
void main_loop_run(void);

// Ends the innermost main_loop_run().
void main_loop_quit(void);

// Does the waiting work of the main queue now rather than in the loop's next turn. A function that the
// loop has called may call this last. Within work of the main actor it does nothing.
void main_loop_serve(void);

// Announces a call of main_loop_serve() that precedes all other work of the main actor.
void main_loop_will_serve(void);

// Sets whether the next task that resumes without an actor does so on the calling thread, which must be
// the main thread, or in main_loop_serve() if such a call was announced. The task must do nothing but
// return to the main actor.
void main_loop_resume_here(bool here);

// Whether the main loop has called the calling code.
bool main_loop_is_running(void);

// Calls the function from the main loop when the signal arrives, unless the program ignores the signal or
// has its own handler.
void main_loop_catch_signal(int number, void (*arrived)(int number));

// Ends the process with the signal.
void main_loop_die(int number) __attribute__((noreturn));

// Whether the calling thread is the first thread of the process.
bool main_loop_is_main_thread(void);

// Calls the function once from the main loop, before idle work. Any thread may call this.
void main_loop_invoke(GSourceFunc function, gpointer data, GDestroyNotify destroy);

// Releases one reference to an object: immediately on the main thread, otherwise from the main loop.
void main_loop_unref(gpointer object);

// Makes an object with up to four object-valued properties; a null name ends the list.
gpointer main_loop_new_object(
    GType type, const char *name1, gpointer value1, const char *name2, gpointer value2,
    const char *name3, gpointer value3, const char *name4, gpointer value4);

// Makes an error with a message that is not a format string.
GError *main_loop_new_error(GQuark domain, int code, const char *message);

G_END_DECLS

#endif
