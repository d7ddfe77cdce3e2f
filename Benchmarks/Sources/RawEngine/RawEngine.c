#include "RawEngine.h"

#include <malloc.h>
#include <string.h>
#include <webkit/webkit.h>

void raw_version(unsigned *major, unsigned *minor, unsigned *micro) {
  *major = webkit_get_major_version();
  *minor = webkit_get_minor_version();
  *micro = webkit_get_micro_version();
}

void raw_mark(void) {
  // The compiler would remove a call of an empty function.
  __asm__ volatile("");
}

size_t raw_allocated(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void raw_trim(void) { malloc_trim(0); }

// Messages

static WebKitUserContentManager *manager_of(void *view) {
  return webkit_web_view_get_user_content_manager(view);
}

static gboolean echo(
    WebKitUserContentManager *manager, JSCValue *value, WebKitScriptMessageReply *reply,
    gpointer data) {
  char *text = jsc_value_to_string(value);
  JSCValue *answer = jsc_value_new_string(jsc_value_get_context(value), text);
  webkit_script_message_reply_return_value(reply, answer);
  g_object_unref(answer);
  g_free(text);
  return TRUE;
}

static gboolean decode(
    WebKitUserContentManager *manager, JSCValue *value, WebKitScriptMessageReply *reply,
    gpointer data) {
  gsize count = 0;
  char *text = jsc_value_to_string(value);
  g_base64_decode_inplace(text, &count);
  g_free(text);
  JSCValue *answer = jsc_value_new_number(jsc_value_get_context(value), (double)count);
  webkit_script_message_reply_return_value(reply, answer);
  g_object_unref(answer);
  return TRUE;
}

static gboolean take(
    WebKitUserContentManager *manager, JSCValue *value, WebKitScriptMessageReply *reply,
    gpointer data) {
  g_free(jsc_value_to_string(value));
  webkit_script_message_reply_return_error_message(reply, "");
  return TRUE;
}

static void count(WebKitUserContentManager *manager, JSCValue *value, gpointer data) {
  *(long *)data += 1;
}

static void answer_messages(void *view, const char *name, GCallback answer) {
  WebKitUserContentManager *manager = manager_of(view);
  char *signal = g_strconcat("script-message-with-reply-received::", name, NULL);
  g_signal_connect(manager, signal, answer, NULL);
  g_free(signal);
  webkit_user_content_manager_register_script_message_handler_with_reply(manager, name, NULL);
}

void raw_echo_messages(void *view, const char *name) {
  answer_messages(view, name, G_CALLBACK(echo));
}

void raw_take_messages(void *view, const char *name) {
  answer_messages(view, name, G_CALLBACK(take));
}

void raw_decode_messages(void *view, const char *name) {
  answer_messages(view, name, G_CALLBACK(decode));
}

void raw_count_messages(void *view, const char *name, long *counter) {
  WebKitUserContentManager *manager = manager_of(view);
  char *signal = g_strconcat("script-message-received::", name, NULL);
  g_signal_connect(manager, signal, G_CALLBACK(count), counter);
  g_free(signal);
  webkit_user_content_manager_register_script_message_handler(manager, name, NULL);
}

// Prompts

static gboolean answer_prompt(WebKitWebView *view, WebKitScriptDialog *dialog, gpointer data) {
  webkit_script_dialog_prompt_set_text(
      dialog, webkit_script_dialog_prompt_get_default_text(dialog));
  return TRUE;
}

void raw_echo_prompts(void *view) {
  guint id = g_signal_lookup("script-dialog", WEBKIT_TYPE_WEB_VIEW);
  g_signal_handlers_block_matched(view, G_SIGNAL_MATCH_ID, id, 0, NULL, NULL, NULL);
  g_signal_connect(view, "script-dialog", G_CALLBACK(answer_prompt), NULL);
}

// A scheme

static void finish(WebKitURISchemeRequest *request, GInputStream *stream, gsize size) {
  WebKitURISchemeResponse *response = webkit_uri_scheme_response_new(stream, size);
  SoupMessageHeaders *headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE);
  soup_message_headers_append(headers, "Access-Control-Allow-Origin", "*");
  webkit_uri_scheme_response_set_http_headers(response, headers);
  webkit_uri_scheme_request_finish_with_response(request, response);
  g_object_unref(response);
  g_object_unref(stream);
}

static void posted(GObject *source, GAsyncResult *result, gpointer data) {
  WebKitURISchemeRequest *request = data;
  gssize size = g_output_stream_splice_finish(G_OUTPUT_STREAM(source), result, NULL);
  char *text = g_strdup_printf("%" G_GSSIZE_FORMAT, size);
  gsize length = strlen(text);
  finish(request, g_memory_input_stream_new_from_data(text, length, g_free), length);
  g_object_unref(request);
}

static void serve(WebKitURISchemeRequest *request, gpointer data) {
  GInputStream *body = webkit_uri_scheme_request_get_http_body(request);
  if (body) {
    GOutputStream *memory = g_memory_output_stream_new_resizable();
    g_output_stream_splice_async(
        memory, body, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, G_PRIORITY_DEFAULT, NULL, posted,
        g_object_ref(request));
    g_object_unref(memory);
    g_object_unref(body);
    return;
  }
  gsize size = g_ascii_strtoull(webkit_uri_scheme_request_get_path(request) + 1, NULL, 10);
  finish(request, g_memory_input_stream_new_from_data(g_malloc0(size), size, g_free), size);
}

void raw_serve(void *view, const char *name) {
  WebKitWebContext *context = webkit_web_view_get_context(view);
  WebKitSecurityManager *security = webkit_web_context_get_security_manager(context);
  webkit_web_context_register_uri_scheme(context, name, serve, NULL, NULL);
  webkit_security_manager_register_uri_scheme_as_secure(security, name);
  webkit_security_manager_register_uri_scheme_as_cors_enabled(security, name);
}

// Files

static void opened(GObject *source, GAsyncResult *result, gpointer data) {
  WebKitURISchemeRequest *request = data;
  GFile *file = G_FILE(source);
  GFileInputStream *stream = g_file_read_finish(file, result, NULL);
  if (stream) {
    GFileInfo *info = g_file_input_stream_query_info(
        stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, NULL, NULL);
    webkit_uri_scheme_request_finish(
        request, G_INPUT_STREAM(stream), g_file_info_get_size(info),
        g_str_has_suffix(g_file_peek_path(file), "html") ? "text/html"
                                                         : "application/octet-stream");
    g_object_unref(info);
    g_object_unref(stream);
  } else {
    GError *error = g_error_new(G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no such file");
    webkit_uri_scheme_request_finish_error(request, error);
    g_error_free(error);
  }
  g_object_unref(request);
}

static void serve_file(WebKitURISchemeRequest *request, gpointer folder) {
  GFile *file = g_file_new_build_filename(folder, webkit_uri_scheme_request_get_path(request), NULL);
  g_file_read_async(file, G_PRIORITY_DEFAULT, NULL, opened, g_object_ref(request));
  g_object_unref(file);
}

void raw_serve_files(void *view, const char *name, const char *folder) {
  WebKitWebContext *context = webkit_web_view_get_context(view);
  WebKitSecurityManager *security = webkit_web_context_get_security_manager(context);
  webkit_web_context_register_uri_scheme(context, name, serve_file, g_strdup(folder), g_free);
  webkit_security_manager_register_uri_scheme_as_secure(security, name);
}

// Scripts

typedef struct {
  WebKitWebView *view;
  char *script;
  GVariant *arguments;
  int to_start;
  int to_end;
  RawDone done;
  void *context;
} Run;

static void start(Run *run);

static void ended(Run *run, JSCValue *value) {
  if (value) {
    g_free(jsc_value_to_string(value));
    g_object_unref(value);
  }
  run->to_end -= 1;
  if (run->to_start > 0) return start(run);
  if (run->to_end > 0) return;
  run->done(run->context);
  if (run->arguments) g_variant_unref(run->arguments);
  g_free(run->script);
  g_free(run);
}

static void evaluated(GObject *view, GAsyncResult *result, gpointer data) {
  ended(data, webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(view), result, NULL));
}

static void called(GObject *view, GAsyncResult *result, gpointer data) {
  ended(
      data,
      webkit_web_view_call_async_javascript_function_finish(WEBKIT_WEB_VIEW(view), result, NULL));
}

static void start(Run *run) {
  run->to_start -= 1;
  if (run->arguments) {
    webkit_web_view_call_async_javascript_function(
        run->view, run->script, -1, run->arguments, NULL, NULL, NULL, called, run);
  } else {
    webkit_web_view_evaluate_javascript(
        run->view, run->script, -1, NULL, NULL, NULL, evaluated, run);
  }
}

static void begin(
    void *view, const char *script, GVariant *arguments, int times, bool at_once, RawDone done,
    void *context) {
  Run *run = g_new(Run, 1);
  *run = (Run){view, g_strdup(script), arguments, times, times, done, context};
  if (at_once) {
    while (run->to_start > 0) start(run);
  } else {
    start(run);
  }
}

void raw_evaluate(
    void *view, const char *script, int times, bool at_once, RawDone done, void *context) {
  begin(view, script, NULL, times, at_once, done, context);
}

void raw_call(
    void *view, const char *body, const char *argument, int times, bool at_once, RawDone done,
    void *context) {
  GVariantBuilder builder;
  g_variant_builder_init(&builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&builder, "{sv}", "s", g_variant_new_string(argument));
  GVariant *arguments = g_variant_ref_sink(g_variant_builder_end(&builder));
  begin(view, body, arguments, times, at_once, done, context);
}
