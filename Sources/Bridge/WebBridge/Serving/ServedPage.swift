import Foundation

/// A view of the pages of a folder: a web view or a SwiftUI page.
@MainActor protocol ServedPage: AnyObject {
  var url: URL? { get }
  func loadAgain()
}

extension WKWebView: ServedPage {
  func loadAgain() { reload() }
}
