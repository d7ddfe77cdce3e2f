package import FlyingFox

/// Why a server reads no more of a client. The client hears of it, and the connection ends.
package struct RequestRefusal: Error, CustomStringConvertible {
  let status: HTTPStatusCode
  package let description: String

  init(_ status: HTTPStatusCode, _ description: String) {
    (self.status, self.description) = (status, description)
  }

  package var response: HTTPResponse { .text(description, status) }
}
