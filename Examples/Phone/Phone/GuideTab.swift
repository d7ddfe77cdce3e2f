import Foundation
import OfflinePages
import SwiftUI

/// Shows the package `guide`, after its store was opened.
struct GuideTab: View {
  @State private var packages: PackageStore?
  @State private var failure: String?

  var body: some View {
    Group {
      if let packages {
        PackageView(packages: packages, package: "guide", failure: $failure)
      } else {
        ProgressView()
      }
    }
    .overlay {
      if let failure { Text(failure).padding() }
    }
    .task {
      // The task runs again when the user comes back to the tab.
      guard packages == nil else { return }
      do { packages = try await .ofApp() } catch { failure = "\(error)" }
    }
  }
}

/// A web view with the pages of one package.
private struct PackageView: View {
  let packages: PackageStore
  let package: String
  @Binding var failure: String?
  @State private var opening = PackageOpening()

  var body: some View {
    BridgedWebView(
      // The site loads the page, because it chooses the release.
      url: nil, policy: BridgePolicy(origins: [.scheme("app")]),
      configuration: { try opening.makeConfiguration(for: packages) },
      failed: { error in failure = "\(error)" },
      adjust: { webView in opening.webView = webView }
    ) { _ in
      Task {
        do { try await opening.open(package) } catch { failure = "\(error)" }
      }
    }
    .ignoresSafeArea(.container, edges: .horizontal)
  }
}

/// What opens a package in a view: the site of the view's configuration, and the view.
@MainActor private final class PackageOpening {
  weak var webView: WKWebView?
  private var site: PackageSite?

  func makeConfiguration(for packages: PackageStore) throws -> WKWebViewConfiguration {
    let configuration = WKWebViewConfiguration()
    site = try configuration.serve(packages, scheme: "app")
    return configuration
  }

  /// Opens the release that the store chooses. A page confirms its health over the bridge, so call this method after
  /// the bridge is attached.
  func open(_ package: String) async throws {
    guard let site, let webView else { return }
    try await site.open(package, in: webView)
  }
}
