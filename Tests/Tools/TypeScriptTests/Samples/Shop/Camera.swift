import Foundation
import WebBridge

/// Takes pictures.
///
/// Uses ``Photo`` for what it took. */
@Exposed("device.camera") actor Camera {
  private var isOn = false

  /// Takes a picture.
  ///
  /// - Parameter quality: From 0 to 1.
  /// - Returns: What it took.
  /// - Throws: `BridgeError` with the code `busy`
  ///   while another is taken.
  func takePhoto(quality: Double = 0.8) async throws -> Photo { Photo() }

  /// Pictures, one after the other.
  func frames(perSecond: Int) -> AsyncStream<Data> { AsyncStream { $0.finish() } }

  nonisolated func model() -> String { "A" }
  func lens(named name: String?, _ zoom: Zoom) throws {}
  @Unexposed func reset() {}
  private func warm() {}
  static func make() -> Camera { Camera() }
}

extension Camera {
  /// A picture, and when it was taken.
  struct Photo: Codable {
    var jpeg = Data()
    var taken: Date = .now
    /// Words below it.
    var caption: String?
    var place: Place?
    private(set) var tags: Set<String> = []
  }

  enum Zoom: Double, Codable { case near = 0.5, normal = 1, far = 2.5 }
}

struct Place: Codable {
  var latitude, longitude: Double
  // webbridge: type = `${number} m`
  var height: Height
  var isCovered: Bool { false }
  static let home = Place(latitude: 0, longitude: 0, height: Height())
}
