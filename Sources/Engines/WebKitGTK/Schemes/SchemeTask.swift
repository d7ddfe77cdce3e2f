import Foundation
import FoundationNetworking

/// The task that a scheme handler receives for a load. Any thread may use the task; the load
/// belongs to the main thread.
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  let events: SchemeEvents

  init(_ request: URLRequest, load: SchemeLoad) {
    self.request = request
    events = SchemeEvents(load: load)
  }

  func didReceive(_ response: URLResponse) { events.send(.response(response)) }

  func didReceive(_ data: Data) { events.send(.data(data)) }

  func didFinish() { events.send(.finish) }

  func didFailWithError(_ error: any Error) { events.send(.failure(error)) }
}
