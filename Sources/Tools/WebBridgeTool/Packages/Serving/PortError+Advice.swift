import InspectorServing
import PackagePublishing

extension PortError {
  /// Runs a server, and says how to name another port if the port cannot be used.
  static func advised(_ server: () async throws -> Void) async throws {
    do {
      try await server()
    } catch let error as PortError {
      throw PublishingError(
        .file,
        "Port \(error.port) cannot be used (\(error.reason)): name another one with --port.")
    }
  }
}
