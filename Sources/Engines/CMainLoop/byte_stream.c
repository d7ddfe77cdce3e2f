#include "ByteStream.h"

#include <string.h>

struct _ByteStream {
  GInputStream parent;
  GQueue chunks;     // of GBytes
  gsize size;        // of the bytes that are left in the chunks
  gboolean is_unheeded;  // the reader has stopped, or the stream has ended
  gsize level;       // the size below which the writer is told
  void (*drained)(gpointer data);
  gpointer drained_data;
  GDestroyNotify drained_destroy;
  gsize offset;      // in the first chunk
  gboolean ended;
  GError *error;
  GTask *pending;    // the read that waits for bytes
  void *buffer;
  gsize count;
  GCancellable *cancellable;  // of the reader, which also cancels between reads
  gulong cancelled;           // the handler on the cancellable
  void (*stopped)(gpointer data);
  gpointer data;
  GDestroyNotify destroy;
};

// How many bytes one read gives to WebKit, which sends them to the page's process as one message. WebKit makes a
// shared memory for each message of more than 4096 bytes (messageMaxSize of its IPC), and the memory takes more time
// than a second message.
static const gsize most_at_once = 3900;

G_DEFINE_FINAL_TYPE(ByteStream, byte_stream, G_TYPE_INPUT_STREAM)

static void tell_writer(ByteStream *stream) {
  void (*call)(gpointer) = stream->drained;
  GDestroyNotify destroy = stream->drained_destroy;
  gpointer data = stream->drained_data;
  stream->drained = NULL;
  stream->drained_destroy = NULL;
  stream->drained_data = NULL;
  if (call != NULL) call(data);
  if (destroy != NULL) destroy(data);
}

static void forget_owner(ByteStream *stream, gboolean stopped) {
  void (*call)(gpointer) = stream->stopped;
  GDestroyNotify destroy = stream->destroy;
  gpointer data = stream->data;
  stream->stopped = NULL;
  stream->destroy = NULL;
  stream->data = NULL;
  if (stopped && call != NULL) call(data);
  if (destroy != NULL) destroy(data);
  stream->is_unheeded = TRUE;
  tell_writer(stream);
}

static gboolean has_answer(ByteStream *stream) {
  return stream->ended || !g_queue_is_empty(&stream->chunks);
}

// Copies the available bytes and returns their number: zero at the end, -1 with an error.
static gssize take(ByteStream *stream, void *buffer, gsize count, GError **error) {
  gsize taken = 0;
  while (taken < count && !g_queue_is_empty(&stream->chunks)) {
    GBytes *bytes = g_queue_peek_head(&stream->chunks);
    gsize size;
    const char *start = g_bytes_get_data(bytes, &size);
    gsize part = MIN(size - stream->offset, count - taken);
    if (part > 0) memcpy((char *)buffer + taken, start + stream->offset, part);
    taken += part;
    stream->offset += part;
    if (stream->offset == size) {
      g_bytes_unref(g_queue_pop_head(&stream->chunks));
      stream->offset = 0;
    }
  }
  stream->size -= taken;
  if (stream->drained != NULL && stream->size < stream->level) tell_writer(stream);
  if (taken == 0 && stream->error != NULL) {
    g_propagate_error(error, g_error_copy(stream->error));
    return -1;
  }
  return (gssize)taken;
}

static void finish(GTask *task, ByteStream *stream, void *buffer, gsize count) {
  GError *error = NULL;
  gssize taken = take(stream, buffer, MIN(count, most_at_once), &error);
  if (error != NULL) {
    g_task_return_error(task, error);
  } else {
    g_task_return_int(task, taken);
  }
}

static void answer_pending(ByteStream *stream) {
  if (stream->pending == NULL || !has_answer(stream)) return;
  GTask *task = g_steal_pointer(&stream->pending);
  finish(task, stream, stream->buffer, stream->count);
  g_object_unref(task);
}

static void reader_cancelled(GCancellable *cancellable, gpointer data) {
  ByteStream *stream = g_object_ref(data);
  if (stream->pending != NULL) {
    GTask *task = g_steal_pointer(&stream->pending);
    g_task_return_error_if_cancelled(task);
    g_object_unref(task);
  }
  if (!stream->ended) forget_owner(stream, TRUE);
  g_object_unref(stream);
}

// Watches the cancellable, because WebKit also cancels between two reads, and then neither reads
// again nor closes the stream.
static void watch(ByteStream *stream, GCancellable *cancellable) {
  if (cancellable == stream->cancellable) return;
  // Not g_cancellable_disconnect(), which deadlocks inside the handler.
  if (stream->cancellable != NULL) {
    g_signal_handler_disconnect(stream->cancellable, stream->cancelled);
  }
  g_set_object(&stream->cancellable, cancellable);
  stream->cancelled = cancellable == NULL
      ? 0
      : g_signal_connect_object(
            cancellable, "cancelled", G_CALLBACK(reader_cancelled), stream, 0);
}

static void byte_stream_read_async(
    GInputStream *input, void *buffer, gsize count, int priority, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data) {
  ByteStream *stream = BYTE_STREAM(input);
  GTask *task = g_task_new(stream, cancellable, callback, data);
  g_task_set_priority(task, priority);
  watch(stream, cancellable);
  if (g_task_return_error_if_cancelled(task)) {
    if (!stream->ended) forget_owner(stream, TRUE);
    g_object_unref(task);
  } else if (has_answer(stream)) {
    finish(task, stream, buffer, count);
    g_object_unref(task);
  } else {
    stream->pending = task;
    stream->buffer = buffer;
    stream->count = count;
  }
}

static gssize byte_stream_read_finish(GInputStream *input, GAsyncResult *result, GError **error) {
  return g_task_propagate_int(G_TASK(result), error);
}

// Gives the available bytes to a reader that cannot wait.
static gssize byte_stream_read(
    GInputStream *input, void *buffer, gsize count, GCancellable *cancellable, GError **error) {
  ByteStream *stream = BYTE_STREAM(input);
  if (g_cancellable_set_error_if_cancelled(cancellable, error)) return -1;
  if (!has_answer(stream)) {
    g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK, "No bytes yet");
    return -1;
  }
  return take(stream, buffer, count, error);
}

static gboolean byte_stream_close(GInputStream *input, GCancellable *cancellable, GError **error) {
  ByteStream *stream = BYTE_STREAM(input);
  if (!stream->ended) forget_owner(stream, TRUE);
  return TRUE;
}

static void byte_stream_close_async(
    GInputStream *input, int priority, GCancellable *cancellable, GAsyncReadyCallback callback,
    gpointer data) {
  GTask *task = g_task_new(input, cancellable, callback, data);
  byte_stream_close(input, NULL, NULL);
  g_task_return_boolean(task, TRUE);
  g_object_unref(task);
}

static gboolean byte_stream_close_finish(
    GInputStream *input, GAsyncResult *result, GError **error) {
  return g_task_propagate_boolean(G_TASK(result), error);
}

static void byte_stream_finalize(GObject *object) {
  ByteStream *stream = BYTE_STREAM(object);
  forget_owner(stream, FALSE);
  g_clear_object(&stream->cancellable);
  g_queue_clear_full(&stream->chunks, (GDestroyNotify)g_bytes_unref);
  g_clear_error(&stream->error);
  G_OBJECT_CLASS(byte_stream_parent_class)->finalize(object);
}

static void byte_stream_class_init(ByteStreamClass *type) {
  G_OBJECT_CLASS(type)->finalize = byte_stream_finalize;
  GInputStreamClass *input = G_INPUT_STREAM_CLASS(type);
  input->read_fn = byte_stream_read;
  input->read_async = byte_stream_read_async;
  input->read_finish = byte_stream_read_finish;
  input->close_fn = byte_stream_close;
  input->close_async = byte_stream_close_async;
  input->close_finish = byte_stream_close_finish;
}

static void byte_stream_init(ByteStream *stream) { g_queue_init(&stream->chunks); }

ByteStream *byte_stream_new(void (*stopped)(gpointer data), gpointer data, GDestroyNotify destroy) {
  ByteStream *stream = g_object_new(BYTE_TYPE_STREAM, NULL);
  stream->stopped = stopped;
  stream->data = data;
  stream->destroy = destroy;
  return stream;
}

void byte_stream_push(ByteStream *stream, GBytes *bytes) {
  // The reader would take an empty chunk for the end.
  if (stream->ended || g_bytes_get_size(bytes) == 0) return;
  g_queue_push_tail(&stream->chunks, g_bytes_ref(bytes));
  stream->size += g_bytes_get_size(bytes);
  answer_pending(stream);
}

void byte_stream_when_below(
    ByteStream *stream, gsize level, void (*call)(gpointer data), gpointer data,
    GDestroyNotify destroy) {
  // Tells a writer that waits already, because the stream can tell only one writer later.
  tell_writer(stream);
  stream->level = level;
  stream->drained = call;
  stream->drained_data = data;
  stream->drained_destroy = destroy;
  if (stream->is_unheeded || stream->size < level) tell_writer(stream);
}

void byte_stream_end(ByteStream *stream, GError *error) {
  if (stream->ended) {
    if (error != NULL) g_error_free(error);
    return;
  }
  stream->ended = TRUE;
  stream->error = error;
  answer_pending(stream);
  forget_owner(stream, FALSE);
}

void byte_stream_set_made_property(GObject *object, const char *name, gint64 number) {
  GObjectClass *type = G_OBJECT_GET_CLASS(object);
  GParamSpec *property = g_object_class_find_property(type, name);
  if (property == NULL || property->value_type != G_TYPE_INT64) return;
  GObjectClass *owner = g_type_class_peek(property->owner_type);
  GValue value = G_VALUE_INIT;
  g_value_init(&value, G_TYPE_INT64);
  g_value_set_int64(&value, number);
  // GObject itself makes this call while the object is made.
  owner->set_property(object, property->param_id, &value, property);
  g_value_unset(&value);
}
