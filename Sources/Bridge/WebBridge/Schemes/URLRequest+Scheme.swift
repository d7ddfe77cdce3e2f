import Foundation
package import SiteServing

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

extension URLRequest {
  /// The path of the URL.
  package var sitePath: SitePath {
    let parts = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    return SitePath(encoded: parts?.percentEncodedPath ?? "")
  }

  /// The purpose of the request.
  package var purpose: RequestPurpose {
    RequestPurpose(accept: value(forHTTPHeaderField: "Accept"))
  }

  private static let bodies = DispatchQueue(label: "webbridge.bodies", attributes: .concurrent)

  /// Reads the stream of the body to its end; `nil` if there is no stream or it cannot be read.
  ///
  /// A read waits for bytes, so that it has a thread of Dispatch, and neither the main thread nor one of Swift's.
  func streamedBody() async -> Data? {
    await withCheckedContinuation { continuation in
      Self.bodies.async { continuation.resume(returning: readStream()) }
    }
  }

  private func readStream() -> Data? {
    guard let stream = httpBodyStream else { return nil }
    stream.open()
    defer { stream.close() }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
