import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A Pushgateway, which keeps the last metrics of each app until Prometheus reads them.
///
/// Prometheus cannot reach an app on a user's device, so the app sends its metrics.
struct Gateway {
  let url: URL
  /// The name of this run of the app, so that the numbers of several runs stay apart.
  private let instance = UUID().uuidString

  init(_ url: URL) { self.url = url }

  /// Replaces what the gateway has of this run.
  ///
  /// - Throws: An error that says what the gateway answers.
  func push(_ metrics: PrometheusMetrics) async throws {
    var request = URLRequest(url: url.appending(path: "metrics/job/shop/instance/\(instance)"))
    request.httpMethod = "PUT"
    request.setValue("text/plain; version=0.0.4", forHTTPHeaderField: "Content-Type")
    request.httpBody = Data(metrics.text.utf8)
    let (answer, response) = try await URLSession.shared.data(for: request)
    guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
      throw PushError(answer: String(decoding: answer, as: UTF8.self))
    }
  }

  /// Pushes until the task is cancelled.
  func push(_ metrics: PrometheusMetrics, every interval: Duration) async {
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: interval)
        try await push(metrics)
      } catch is CancellationError {
        return
      } catch {
        print("The metrics were not sent: \(error)")
      }
    }
  }
}

/// The gateway did not take metrics.
struct PushError: Error, CustomStringConvertible {
  let answer: String

  var description: String { "The gateway refuses the metrics: \(answer)" }
}
