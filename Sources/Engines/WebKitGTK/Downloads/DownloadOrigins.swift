import Foundation

/// The origins of the downloads that WebKit is about to start in a view, kept because WebKitGTK
/// does not report the origin of a download.
@MainActor struct DownloadOrigins {
  /// A navigation that becomes a download.
  enum Origin {
    case action(WKNavigationAction)
    case response(WKNavigationResponse)
  }

  private var expected: [Origin] = []
  private var lastAllowed: WKNavigationAction?

  init() {}

  /// Records a navigation that was turned into a download.
  mutating func expect(_ origin: Origin) { expected.append(origin) }

  /// Records an allowed navigation, which becomes a download if the page asks for one.
  mutating func allowed(_ action: WKNavigationAction) { lastAllowed = action }

  /// Removes and returns the origin of a download of the URL, if it is known.
  mutating func take(_ url: URL?) -> Origin? {
    if let index = expected.firstIndex(where: { $0.url == url }) {
      return expected.remove(at: index)
    }
    guard let action = lastAllowed, action.request.url == url else { return nil }
    lastAllowed = nil
    return .action(action)
  }
}

extension DownloadOrigins.Origin {
  fileprivate var url: URL? {
    switch self {
    case .action(let action): action.request.url
    case .response(let response): response.response.url
    }
  }
}
