import Disclosure
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

/// An error that fails the load of a scheme handler and is logged.
enum SchemeTaskError: Error, LocalizedError {
  case dataBeforeResponse
  case finishBeforeResponse
  case responseAfterData
  case redirect(status: Int)
  case badStatus(Int)
  case badHeader(name: String)
  case unread(Int)
  case unreadableBy(origin: String, url: URL?)

  var errorDescription: String? {
    switch self {
    case .dataBeforeResponse: "The handler gave data before it gave a response."
    case .finishBeforeResponse: "The handler finished before it gave a response."
    case .responseAfterData: "The handler gave another response after it gave data."
    case .redirect(let status):
      "The handler gave the status \(status), but WebKitGTK cannot redirect a custom scheme."
    case .badStatus(let status): "The handler gave \(status), which is no HTTP status."
    case .badHeader(let name):
      "The handler gave a header field that HTTP does not allow: “\(name)”."
    case .unread(let size):
      "Pages that block themselves have not taken \(size >> 20) MB. Use fetch() in place of a synchronous "
        + "XMLHttpRequest for large files."
    case .unreadableBy(let origin, let url):
      "A page of \(origin) may not read \(url.map { ReportedURL.of($0.absoluteString) } ?? "this URL"): allow it with the response's field "
        + "Access-Control-Allow-Origin."
    }
  }
}
