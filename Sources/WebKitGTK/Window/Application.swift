import CMainLoop
import CWebKitGTK

/// The program as GTK sees it.
@MainActor public enum Application {
  /// The reason why GTK cannot start.
  public struct StartError: Error, CustomStringConvertible {
    /// What is missing, and what to do about it.
    public let description: String
  }

  private static var isStarted = false
  private static var engine: GObject?

  /// Starts GTK and makes its main loop serve the main actor. Making a view does so too, and ends the
  /// program where this throws.
  ///
  /// - Throws: ``StartError`` where there is no display.
  public static func start() throws(StartError) {
    guard !isStarted else { return }
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

  /// Keeps WebKit's own context for good. WebKit lets go of it when the program exits, and aborts if
  /// that destroys it on another thread than the main one, where Swift programs may well exit.
  private static func keepEngine() {
    engine = webkit_web_context_get_default().map { GObject(retaining: $0) }
  }
}
