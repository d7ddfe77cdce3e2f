import Foundation
import OfflinePages

/// An app that shows a page until a test kills it.
///
/// Arguments: the store, the file of the root, and the URL of the page, which may be one of a package. The program prints what
/// the page posts to the message handler `shown`. A page of a package is ready when it says so itself, within ten minutes.
@main @MainActor struct PackageApp {
  private static var bridge: Bridge?

  static func main() async {
    Thread.detachNewThread {
      // A test that ends leaves no app behind.
      while readLine() != nil {}
      exit(1)
    }
    await Application.run(id: "org.example.PackageApp") { try await show() }
  }

  private static func show() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let url = URL(string: arguments[3]) else { exit(64) }
    let root = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
    let packages = try PackageStore(at: URL(fileURLWithPath: arguments[1]), root: root)
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configuration.userContentController.add(Printer(), name: "shown")
    var options = PackageSiteOptions()
    (options.confirmation, options.readyLimit) = (.byPage, .seconds(600))
    let site = try configuration.serve(packages, options: options)
    let webView = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    Window(webView).show()
    if url.scheme == site.scheme, let package = url.host {
      try await site.open(package, path: url.path, in: webView)
    } else {
      webView.load(URLRequest(url: url))
    }
  }
}

/// Prints each message in a line.
private final class Printer: NSObject, WKScriptMessageHandler {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    print(message.body)
    fflush(nil)
  }
}
