package import Foundation

/// An app whose recording is served while it runs.
package protocol InspectedApp: Sendable {
  /// Returns what the page shows beside the recording, as JSON: `{title, canCall, methods, parts}`.
  func state() async throws -> Data

  /// Calls a method by hand.
  ///
  /// - Parameter arguments: The arguments as a JSON array.
  /// - Returns: `{"result": …}` or `{"error": {"code", "message"}}`, as JSON.
  func call(_ method: String, _ arguments: String) async throws -> Data
}
