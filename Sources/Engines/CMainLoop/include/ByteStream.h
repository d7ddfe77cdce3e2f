// A GInputStream that its owner fills while a reader empties it, without a thread and without
// blocking. Everything happens on the main thread.

#ifndef BYTESTREAM_H
#define BYTESTREAM_H

#include <gio/gio.h>

G_BEGIN_DECLS

#define BYTE_TYPE_STREAM (byte_stream_get_type())
G_DECLARE_FINAL_TYPE(ByteStream, byte_stream, BYTE, STREAM, GInputStream)

// Makes an empty, open stream. `stopped` is called once if the reader cancels or closes the stream
// before it has ended.
ByteStream *byte_stream_new(void (*stopped)(gpointer data), gpointer data, GDestroyNotify destroy);

// Appends bytes for the reader.
void byte_stream_push(ByteStream *stream, GBytes *bytes);

// Calls `call` once, as soon as fewer than `level` bytes wait for the reader or the stream is over.
void byte_stream_when_below(
    ByteStream *stream, gsize level, void (*call)(gpointer data), gpointer data,
    GDestroyNotify destroy);

// Ends the stream after the bytes that were pushed: with success if `error` is null, otherwise with
// the error, which the stream takes ownership of.
void byte_stream_end(ByteStream *stream, GError *error);

// Sets an integer property of an object that GObject allows to be set only while the object is made.
// Does nothing if the object has no such property.
void byte_stream_set_made_property(GObject *object, const char *name, gint64 value);

G_END_DECLS

#endif
