import Foundation

/// A request that ``HTTPClient`` sends.
package struct SoupRequest: Sendable {
  package enum Body: Sendable {
    case none
    case data(Data)
    case file(URL)
  }

  /// Where a request goes. The path and the query are sent byte by byte.
  package struct Target: Sendable {
    package var scheme: String
    /// In ASCII, without brackets.
    package var host: String
    package var port: Int
    package var path: String
    package var query: String?

    package init(scheme: String, host: String, port: Int, path: String, query: String?) {
      (self.scheme, self.host, self.port) = (scheme, host, port)
      (self.path, self.query) = (path, query)
    }
  }

  package var target: Target
  package var method: String
  package var headers: [(name: String, value: String)]
  package var body = Body.none
  /// The addresses to which a connection may go, as 4 or 16 bytes each. Without one the system looks up the name.
  package var addresses: [[UInt8]] = []

  package init(
    _ method: String, _ target: Target, headers: [(name: String, value: String)]
  ) {
    (self.method, self.target, self.headers) = (method, target, headers)
  }
}

/// The head of a response. Its texts have one character for each byte that the server sent.
package struct HTTPHead: Sendable {
  package let status: Int
  package let reason: String
  package let headers: [(name: String, value: String)]

  /// Whether the body has a coding, such as `gzip`.
  var isCoded: Bool { headers.contains { $0.name.lowercased() == "content-encoding" } }
}
