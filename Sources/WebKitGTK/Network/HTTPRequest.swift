import Foundation

/// A request that ``HTTPClient`` sends.
package struct HTTPRequest: Sendable {
  package enum Body: Sendable {
    case none
    case data(Data)
    case file(URL)
  }

  package var url: URL
  package var method: String
  package var headers: [(name: String, value: String)]
  package var body = Body.none
  /// The host's name in ASCII, without brackets, and the port of the URL.
  package var host: (name: String, port: Int)
  /// The addresses to which a connection may go, as 4 or 16 bytes each. Without one the system looks up the name.
  package var addresses: [[UInt8]] = []

  package init(
    _ method: String, _ url: URL, headers: [(name: String, value: String)],
    host: (name: String, port: Int)
  ) {
    (self.method, self.url, self.headers, self.host) = (method, url, headers, host)
  }
}

/// The head of a response.
package struct HTTPHead: Sendable {
  package let status: Int
  package let reason: String
  package let headers: [(name: String, value: String)]

  /// Whether the body has a coding, such as `gzip`.
  var isCoded: Bool { headers.contains { $0.name.lowercased() == "content-encoding" } }
}
