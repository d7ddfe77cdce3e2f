import Foundation
import Testing

extension URL {
  /// The same URL on another host.
  func on(_ host: String) throws -> URL {
    var parts = try #require(URLComponents(url: self, resolvingAgainstBaseURL: false))
    parts.host = host
    return try #require(parts.url)
  }
}
