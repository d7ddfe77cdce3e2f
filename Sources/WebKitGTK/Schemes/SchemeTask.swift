import Foundation
import FoundationNetworking

/// What a scheme handler sees of a load. It may be used on any thread; the load is on the main one.
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
