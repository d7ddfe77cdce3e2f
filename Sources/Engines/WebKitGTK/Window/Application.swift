import CMainLoop
import CWebKitGTK
import Foundation

/// The program as the desktop sees it.
///
/// A program starts with ``run(id:_:)-6pc0j``, which makes the first window and ends the
/// program when the last one closes. The same call serves all three kinds of main program.
///
/// A `main.swift`, with or without `await` in front of the call:
///
/// ```swift
/// import Foundation
/// import FoundationNetworking
/// import WebKitGTK
///
/// Application.run(id: "org.example.Reader") {
///   let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
///   if let url = URL(string: "https://www.swift.org") { webView.load(URLRequest(url: url)) }
///   Window(webView).show()
/// }
/// ```
///
/// A synchronous `main`:
///
/// ```swift
/// @main struct Reader {
///   @MainActor static func main() {
///     Application.run(id: "org.example.Reader") { Window(makeWebView()).show() }
///   }
/// }
/// ```
///
/// An asynchronous `main`, whose closure may use `await` too:
///
/// ```swift
/// @main struct Reader {
///   static func main() async {
///     await Application.run(id: "org.example.Reader") {
///       let page = try await fetchPage()
///       Window(makeWebView(showing: page)).show()
///     }
///   }
/// }
/// ```
///
/// - Note: *Differs:* exists on Linux only, in place of AppKit's `NSApplication`.
@preconcurrency @MainActor public enum Application {
  /// The reason why GTK cannot start.
  ///
  /// - Note: *Differs:* exists on Linux only.
  public struct StartError: Error, CustomStringConvertible {
    /// What is missing, and what to do about it.
    public let description: String
  }

  private static var isStarted = false
  private static var engine: GObject?

  /// Starts GTK and makes its main loop serve the main actor.
  ///
  /// Only programs that handle a missing display themselves need this function, because
  /// ``run(id:_:)-6pc0j`` and making a view start GTK too. Both end the program if this throws.
  ///
  /// - Parameter id: The program's identifier, such as "org.example.Reader"; nil means the name of
  ///   the executable. A desktop finds the program's icon and name in the `.desktop` file of that
  ///   name, and ``WKWebsiteDataStore/default()`` keeps its data in a directory of that name. Only
  ///   the first start uses the identifier.
  /// - Throws: ``StartError`` if there is no display.
  public static func start(id: String? = nil) throws(StartError) {
    guard !isStarted else { return }
    if let id {
      g_set_prgname(id)
    } else if g_get_prgname() == nil {
      g_set_prgname(ProcessInfo.processInfo.processName)
    }
    MainLoop.attach()
    guard gtk_init_check() != 0 else {
      throw StartError(
        description: """
          GTK found no display, and web views need one even while they are hidden. Set DISPLAY or \
          WAYLAND_DISPLAY, or run the program under `xvfb-run -a`.
          """)
    }
    keepEngine()
    isStarted = true
  }

  /// Starts GTK, or ends the program if there is no display.
  static func startOrEnd() {
    do {
      try start()
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Takes the user's locale of characters for the process, as GTK does when it starts.
  ///
  /// WebKit reads the language of its requests from it when the first network session is made, which may be before.
  static func useLocale() {
    if !isStarted { setlocale(LC_CTYPE, "") }
  }

  /// Keeps WebKit's default context alive until the process ends. WebKit releases the context when
  /// the program exits, and aborts if that destroys it on a thread other than the main one. Swift
  /// programs may exit on such a thread.
  private static func keepEngine() {
    engine = webkit_web_context_get_default().map { GObject(retaining: $0) }
  }

  /// The windows that are shown, in the order in which they were shown.
  public static var windows: [Window] { Window.shown }

  /// Whether the program ends when its last window closes. True by default. A hidden window is
  /// open.
  public static var endsWithLastWindow = true

  /// Called once before the program ends, while its windows and pages still exist, so that it can
  /// save its state. The program ends when the closure returns.
  public static var onQuit: (() -> Void)?
}
