import Disclosure
import Foundation
import Logging

extension WKURLSchemeTask {
  /// Waits until the page's process has taken most of the task's data, or until the load is over.
  ///
  /// A writer that waits here keeps little of a large file in memory.
  ///
  /// - Throws: An error with which to fail the task, if the page's process does not take the data.
  @MainActor package func readerCaughtUp() async throws {
    guard let task = self as? SchemeTask else { return }
    do throws(SchemeTaskError) {
      try await task.events.load.pace.room()
    } catch {
      // A synchronous request hides the error from the page once it has a response.
      WKWebView.log.error(
        "A load of \(task.request.url.map { ReportedURL.of($0.absoluteString) } ?? "a URL") has ended early. \(error.localizedDescription)"
      )
      throw error
    }
  }
}
