#if canImport(ObjectiveC)
  #if os(macOS)
    import AppKit
  #else
    import UIKit
  #endif

  extension WKWebView {
    /// Whether the view is in a window that is shown, in an app that is not in the background.
    package var isShown: Bool {
      #if os(macOS)
        guard let window, !isHiddenOrHasHiddenAncestor else { return false }
        return window.isVisible && window.occlusionState.contains(.visible)
      #else
        guard let scene = window?.windowScene, !isHidden else { return false }
        return scene.activationState == .foregroundActive
          || scene.activationState == .foregroundInactive
      #endif
    }

    /// Whether a sheet, or a question of the system, such as for a permission, stands before the view.
    var isHeld: Bool {
      #if os(macOS)
        window?.attachedSheet != nil || NSApplication.shared.modalWindow != nil
      #else
        window?.windowScene?.activationState != .foregroundActive
      #endif
    }
  }
#endif
