import Foundation
import WebBridge

/// The content that a page claims to show. The picture of the page decides whether any of it can be seen.
struct PageClaims: Decodable {
  /// Something that a page says that it shows.
  struct Claim: Decodable {
    enum Kind: String, Decodable {
      case text, picture, control, motion
      /// An area with a colour or a border.
      case box
      /// An area that is as long as the window.
      case bar
      /// A picture that is as wide as the window.
      case wallpaper
    }

    let kind: Kind
    /// The place in the window, in points.
    let x, y, width, height: Double
  }

  /// The size of the window, in points.
  let width, height: Double
  let claims: [Claim]

  /// The content world of the monitor's scripts, in which pages have no say.
  @MainActor static let world = WKContentWorld.world(name: "webbridge.monitor")

  /// Reads what the script returned, or returns `nil` for anything else.
  init?(_ result: Any?) {
    guard let text = result as? String,
      let claims = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
      claims.width >= 1, claims.height >= 1
    else { return nil }
    self = claims
  }
}
