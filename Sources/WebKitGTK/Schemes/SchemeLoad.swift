import CMainLoop
import CWebKitGTK
import Foundation
import FoundationNetworking

/// A load of a custom-scheme resource, from the response to the end.
@MainActor final class SchemeLoad {
  /// Called when WebKit gives the load up.
  var stopped: (() -> Void)?

  private let request: GObject
  private var stream: GObject?
  private var isOver = false

  init(_ request: OpaquePointer) {
    self.request = GObject(retaining: request)
  }

  isolated deinit {
    // A handler that drops its task would leave the page waiting for ever.
    end(URLError(.cancelled))
  }

  /// Hands the response on, with a stream that the content then goes into.
  func respond(_ response: URLResponse) {
    guard !isOver, stream == nil else { return }
    let data = ClosureBox<@MainActor () -> Void> { [weak self] in self?.readerStopped() }.retained()
    guard
      let bytes = byte_stream_new(
        { data in
          // The stream is used on the main thread only.
          nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.borrow(data)
          MainActor.assumeIsolated { box.closure() }
        }, data, { ClosureBox<@MainActor () -> Void>.free($0) })
    else { return }
    let stream = GObject(taking: bytes)
    self.stream = stream
    guard let made = webkit_uri_scheme_response_new(stream.pointer(), length(of: response)) else {
      return
    }
    let answer = GObject(taking: made)
    describe(response, in: answer.opaque)
    webkit_uri_scheme_request_finish_with_response(request.opaque, answer.opaque)
  }

  /// Appends content.
  func push(_ data: Data) {
    guard !isOver, let stream else { return }
    data.makeBytes().use { byte_stream_push(stream.opaque, $0) }
  }

  /// Ends the content, or the load as a failure.
  func end(_ error: (any Error)?) {
    guard !isOver else { return }
    isOver = true
    if let stream {
      byte_stream_end(stream.opaque, error.map { GLibError.make($0) })
    } else {
      let error = GLibError.make(error ?? URLError(.badServerResponse))
      webkit_uri_scheme_request_finish_error(request.opaque, error)
      g_error_free(error)
    }
  }

  private func readerStopped() {
    guard !isOver else { return }
    isOver = true
    stopped?()
  }

  private func length(of response: URLResponse) -> gint64 {
    gint64(response.expectedContentLength)
  }

  private func describe(_ response: URLResponse, in answer: OpaquePointer) {
    if let http = response as? HTTPURLResponse {
      webkit_uri_scheme_response_set_status(answer, guint(http.statusCode), nil)
      guard let headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE) else { return }
      for (name, value) in http.allHeaderFields {
        if let name = name as? String, let value = value as? String {
          soup_message_headers_append(headers, name, value)
        }
      }
      // Takes the header fields over.
      webkit_uri_scheme_response_set_http_headers(answer, headers)
    }
    if let type = response.mimeType {
      webkit_uri_scheme_response_set_content_type(answer, type)
    }
  }
}
