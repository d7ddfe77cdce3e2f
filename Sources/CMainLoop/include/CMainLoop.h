// Joins the main queue of Dispatch, which `@MainActor` runs on, Foundation's main run loop and GLib's main
// loop, and gives Swift the few GLib facilities that exist only as macros or with variable arguments.

#ifndef CMAINLOOP_H
#define CMAINLOOP_H

#include <glib-object.h>
#include <stdbool.h>

G_BEGIN_DECLS

// Makes the default main context and Foundation's main run loop serve each other, and the main queue.
// Further calls do nothing.
void main_loop_attach(void);

// Runs the default main context's loop on the calling thread, which must be the main thread, until
// main_loop_quit(). An asynchronous `main` does this by itself.
void main_loop_run(void);

// Ends the innermost main_loop_run().
void main_loop_quit(void);

// Does what waits in the main queue now, rather than when the loop comes round to it: for who was
// called by the loop and has nothing more to do. Within work of the main actor it does nothing.
void main_loop_serve(void);

// Says that main_loop_serve() is about to be called, before anything else of the main actor's is done.
void main_loop_will_serve(void);

// Whether the next task that goes on without an actor does so right here, on the calling thread, which is
// the main one, or in main_loop_serve() where that will be called: for one that will do nothing but return
// to the main actor.
void main_loop_resume_here(bool here);

// Whether the caller was called by the main loop.
bool main_loop_is_running(void);

// Calls the function from the main loop when the signal arrives, unless the program has arranged
// something of its own for it.
void main_loop_catch_signal(int number, void (*arrived)(int number));

// Ends the process by the signal.
void main_loop_die(int number) __attribute__((noreturn));

// Whether the calling thread is the process's first.
bool main_loop_is_main_thread(void);

// Calls the function once from the main loop, ahead of idle work. Any thread may ask.
void main_loop_invoke(GSourceFunc function, gpointer data, GDestroyNotify destroy);

// Gives up one reference to an object: at once on the main thread, else from the main loop.
void main_loop_unref(gpointer object);

// Makes an object with up to four object-valued properties; a null name ends the list.
gpointer main_loop_new_object(
    GType type, const char *name1, gpointer value1, const char *name2, gpointer value2,
    const char *name3, gpointer value3, const char *name4, gpointer value4);

// An error with the message taken literally.
GError *main_loop_new_error(GQuark domain, int code, const char *message);

G_END_DECLS

#endif
