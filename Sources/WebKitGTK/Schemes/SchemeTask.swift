import CWebKitGTK
import Foundation
import FoundationNetworking

/// What a scheme handler sees of a load. It may be used on any thread; the load is on the main one.
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private let load: SchemeLoad

  @MainActor init?(
    _ schemeRequest: OpaquePointer, webView: WKWebView, registration: SchemeRegistration
  ) {
    guard let url = URL(uri: webkit_uri_scheme_request_get_uri(schemeRequest)) else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod =
      webkit_uri_scheme_request_get_http_method(schemeRequest).map { String(cString: $0) } ?? "GET"
    if let headers = webkit_uri_scheme_request_get_http_headers(schemeRequest) {
      for (name, value) in HTTPHeaders.read(headers) {
        request.addValue(value, forHTTPHeaderField: name)
      }
    }
    if registration.readsBody(request) {
      request.httpBody = Self.readBody(schemeRequest)
    }
    self.request = request
    load = SchemeLoad(schemeRequest)
    super.init()
    load.stopped = { [weak webView, weak self] in
      if let webView, let self { registration.handler.webView(webView, stop: self) }
    }
  }

  func didReceive(_ response: URLResponse) {
    MainLoop.perform { [load] in load.respond(response) }
  }

  func didReceive(_ data: Data) {
    MainLoop.perform { [load] in load.push(data) }
  }

  func didFinish() {
    MainLoop.perform { [load] in load.end(nil) }
  }

  func didFailWithError(_ error: any Error) {
    MainLoop.perform { [load] in load.end(error) }
  }

  @MainActor private static func readBody(_ schemeRequest: OpaquePointer) -> Data? {
    guard let stream = webkit_uri_scheme_request_get_http_body(schemeRequest) else { return nil }
    let owner = GObject(taking: stream)
    var body = Data()
    while true {
      guard let bytes = g_input_stream_read_bytes(owner.pointer(), 1 << 16, nil, nil) else { break }
      defer { g_bytes_unref(bytes) }
      guard g_bytes_get_size(bytes) > 0 else { break }
      body.append(Data(bytes: bytes))
    }
    return body
  }
}
