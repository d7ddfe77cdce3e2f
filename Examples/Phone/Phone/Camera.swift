import Combine
import Foundation
import WebBridge

/// Asks the user for a picture, as a camera would: `await bridge.native.camera.takePhoto()` on the page.
///
/// The call of the page waits until the user has chosen a picture or has closed the panel.
@Exposed("camera") @MainActor final class Camera: ObservableObject {
  /// Whether the panel is shown. The panel itself sets this property to false when it closes.
  @Published var isChoosing = false {
    didSet { if oldValue, !isChoosing { panelClosed() } }
  }

  /// The call that waits for the user.
  private var waiting: CheckedContinuation<Data, any Error>?
  /// The number of calls so far.
  private var calls = 0
  /// Reads the picture that the user has chosen.
  private var reading: Task<Void, Never>?
  /// Ends the call if the panel has closed without a choice.
  private var closing: Task<Void, Never>?

  /// Shows the panel, and waits for the user.
  ///
  /// - Returns: The bytes of the picture's file, which arrive as a `Uint8Array`.
  /// - Throws: `BridgeError` with the code `cancelled` if the user closes the panel or the page cancels its call, `busy`
  ///   if another call waits for the user.
  func takePhoto() async throws -> Data {
    guard waiting == nil else {
      throw BridgeError("busy", "The user is choosing a picture already. Wait for that call.")
    }
    calls += 1
    let call = calls
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting = continuation
        isChoosing = true
      }
    } onCancel: {
      Task { @MainActor in if call == calls { cancel() } }
    }
  }

  /// Answers the page's call with the picture that the user has chosen.
  ///
  /// - Parameter read: Returns the bytes of the picture's file.
  @Unexposed func choose(_ read: @escaping @MainActor () async throws -> Data) {
    closing?.cancel()
    reading = Task {
      let result: Result<Data, any Error>
      do { result = .success(try await read()) } catch { result = .failure(error) }
      if !Task.isCancelled { finish(result) }
    }
  }

  /// Panels tell of the choice after they have closed, and tell nothing if the user has chosen nothing.
  private func panelClosed() {
    guard waiting != nil, reading == nil else { return }
    closing = Task {
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { cancel() }
    }
  }

  private func cancel() {
    finish(.failure(BridgeError(.cancelled, "The user has chosen no picture.")))
  }

  /// Answers the waiting call, if there is one, and closes the panel.
  private func finish(_ result: Result<Data, any Error>) {
    closing?.cancel()
    reading?.cancel()
    (closing, reading) = (nil, nil)
    waiting?.resume(with: result)
    waiting = nil
    isChoosing = false
  }
}
