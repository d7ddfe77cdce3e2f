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
    // `exit` ends the context on whichever thread calls it, where WebKit would abort: keep it.
    g_object_ref(UnsafeMutableRawPointer(webkit_web_context_get_default()))
    isStarted = true
  }
}
