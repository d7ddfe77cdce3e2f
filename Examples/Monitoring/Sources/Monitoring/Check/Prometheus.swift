import Foundation
import FoundationNetworking

/// A Prometheus, asked through its HTTP API.
struct Prometheus {
  let url: URL

  /// A value with its labels.
  struct Result: Decodable {
    let labels: [String: String]
    let value: Double

    private enum CodingKeys: String, CodingKey {
      case metric, value
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      labels = try container.decode([String: String].self, forKey: .metric)
      // The time, and the value as text.
      var pair = try container.nestedUnkeyedContainer(forKey: .value)
      _ = try pair.decode(Double.self)
      value = Double(try pair.decode(String.self)) ?? .nan
    }
  }

  private struct Answer: Decodable {
    struct Content: Decodable {
      let result: [Result]
    }

    let data: Content
  }

  /// Returns what an expression is now.
  func results(of expression: String) async throws -> [Result] {
    let query = url.appending(path: "api/v1/query")
      .appending(queryItems: [URLQueryItem(name: "query", value: expression)])
    let (data, _) = try await URLSession.shared.data(from: query)
    do {
      return try JSONDecoder().decode(Answer.self, from: data).data.result
    } catch {
      throw CheckFailure(description: String(decoding: data, as: UTF8.self))
    }
  }

  /// Returns the number of each combination of labels, joined by spaces.
  func counts(of metric: String, by labels: String...) async throws -> [String: Int] {
    let sums = try await results(of: "sum by (\(labels.joined(separator: ","))) (\(metric))")
    let pairs = sums.map { sum in
      (labels.map { sum.labels[$0] ?? "" }.joined(separator: " "), Int(sum.value))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Waits until Prometheus has what was pushed after a time. It tells nobody, so the check asks again and again.
  func waitForPush(after time: Date) async throws {
    let expression = "max(push_time_seconds)"
    while try await results(of: expression).first?.value ?? 0 < time.timeIntervalSince1970 {
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}
