#if canImport(SwiftUI)
  import Foundation
  import WebKit

  /// The handler of a custom scheme of a SwiftUI page.
  @available(iOS 26, macOS 26, visionOS 26, *)
  struct PageSchemeHandler: URLSchemeHandler {
    let queue: TransferQueue
    /// Returns the answer to a request, or `nil` if nothing is served from its URL.
    let answer: @MainActor (URLRequest) -> SchemeAnswer?

    func reply(
      for request: URLRequest
    ) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
      // A host that does not answer keeps nobody waiting for a file of the app.
      let isOfWeb =
        request.url.flatMap { WebHostRoute.target(of: $0.absoluteString, by: "https") } != nil
      let reply = SchemeReply(to: request.url, queue: isOfWeb ? nil : queue) {
        switch answer(request)?.readable(by: request) {
        case .response(let response): response
        case .later(let respond): await respond()
        case nil:
          request.url.flatMap { ByteRange.response(to: $0, status: 404) }
            .map { SchemeResponse($0) }
        }
      }
      // The stream asks for a part only when WebKit has taken the previous one, so that no parts queue up.
      return AsyncThrowingStream {
        switch try await reply.next() {
        case .head(let head): .response(head)
        case .bytes(let bytes): .data(bytes)
        case nil: nil
        }
      }
    }
  }
#endif
