import CMainLoop
import CWebKitGTK
import Foundation
import FoundationNetworking
import Logging
import SiteServing

/// A load of a custom-scheme resource as WebKit sees it, from the request to the end.
@MainActor final class SchemeLoad {
  /// Called when WebKit cancels the load.
  var stopped: (() -> Void)?

  /// The page of another origin that asks, which may have the response only if the response allows it.
  var reader: CrossOriginRead?

  /// The pace at which the load may receive data.
  let pace: SchemePace

  private let answer: GObject
  private let stream: GObject
  private var stage = Stage.isAsked

  private enum Stage: Comparable {
    case isAsked, hasResponse, hasData, isOver
  }

  /// A weak reference to the load that the stream's reader belongs to.
  private final class Reader {
    weak var load: SchemeLoad?
  }

  init(_ request: OpaquePointer, page: PagePace) {
    let reader = Reader()
    let data = ClosureBox<@MainActor () -> Void> { reader.load?.readerStopped() }.retained()
    let bytes = byte_stream_new(
      { data in
        // The stream is used on the main thread only.
        nonisolated(unsafe) let box = ClosureBox<@MainActor () -> Void>.borrow(data)
        MainActor.assumeIsolated { box.closure() }
      }, data, { ClosureBox<@MainActor () -> Void>.free($0) })
    guard let bytes else { preconditionFailure("GLib makes an object or ends the program.") }
    stream = GObject(taking: bytes)
    pace = SchemePace(request: GObject(retaining: request), stream: stream, page: page)
    guard let response = webkit_uri_scheme_response_new(stream.pointer(), -1) else {
      preconditionFailure("GLib makes an object or ends the program.")
    }
    answer = GObject(taking: response)
    reader.load = self
    // WebKit reads the response when the first bytes arrive. The response is passed on now, because
    // until then only its stream tells when the page cancels the load.
    webkit_uri_scheme_request_finish_with_response(request, response)
  }

  isolated deinit {
    // Without this call, a handler that drops its task would leave the page waiting forever.
    end(URLError(.cancelled))
  }

  /// Receives an event of the task.
  func receive(_ event: SchemeEvent) {
    // The page may have cancelled the load meanwhile, which the caller cannot know.
    guard stage < .isOver else { return }
    do throws(SchemeTaskError) {
      switch event {
      case .response(let response):
        guard stage < .hasData else { throw .responseAfterData }
        let allowed = (response as? HTTPURLResponse)?
          .value(forHTTPHeaderField: "Access-Control-Allow-Origin")
        if let reader, !reader.isAllowed(by: allowed) {
          throw .unreadableBy(origin: reader.origin, url: response.url)
        }
        try Self.write(response, to: answer)
        stage = .hasResponse
      case .data(let data):
        guard stage >= .hasResponse else { throw .dataBeforeResponse }
        stage = .hasData
        pace.add(data.count)
        data.makeBytes().use { byte_stream_push(stream.opaque, $0) }
      case .finish:
        guard stage >= .hasResponse else { throw .finishBeforeResponse }
        end(nil)
      case .failure(let error):
        end(error)
      }
    } catch {
      WKWebView.log.error("A load of a URL scheme handler failed. \(error.localizedDescription)")
      end(error)
    }
  }

  /// Answers a request that no handler receives.
  func finishEmpty() { end(nil) }

  private func end(_ error: (any Error)?) {
    guard stage < .isOver else { return }
    stage = .isOver
    stopped = nil
    pace.end()
    byte_stream_end(stream.opaque, error.map { GLibError.make($0) })
  }

  private func readerStopped() {
    guard stage < .isOver else { return }
    stage = .isOver
    let stopped = self.stopped
    self.stopped = nil
    pace.end()
    stopped?()
  }
}
