import BridgeRecording
import FlyingFox
import Foundation
import InspectorServing

/// Serves an inspector's page to browsers until it is let go. It keeps the recorder only while a browser waits for lines.
@MainActor final class BrowserServer {
  /// The address of the page, with its token.
  private let address: Task<URL, any Error>
  private var server: Task<Void, Never>?
  /// Whether the server no longer listens.
  private(set) var hasEnded = false

  init(_ recorder: Recorder, _ app: any InspectedApp, port: UInt16) {
    let (addresses, found) = AsyncThrowingStream.makeStream(of: URL.self)
    let inspector = InspectorServer(
      recording: { [weak recorder] in
        recorder.map { HTTPBodySequence(from: RecorderBytes(reader: RecorderReader($0))) }
          ?? HTTPBodySequence()
      }, app: app)
    address = Task {
      for try await url in addresses { return url }
      throw CancellationError()
    }
    server = Task { [weak self] in
      do {
        try await inspector.run(port: port) { if let url = URL(string: $0) { found.yield(url) } }
        found.finish()
      } catch {
        found.finish(throwing: error)
      }
      self?.hasEnded = true
    }
  }

  deinit { server?.cancel() }

  /// Returns the address when the server listens.
  func url() async throws -> URL { try await address.value }
}
