import CWebKitGTK
import Foundation
import Logging

extension WKWebView {
  /// The back-forward list with the scroll positions and form fields of its pages, or nil if the
  /// view is closed. Setting a kept value on any view restores the list and loads the page that was
  /// shown.
  ///
  /// - Note: *Differs:* the value is `Data`; do not rely on that. A value that is not an
  ///   interaction state is ignored and an error is logged.
  public var interactionState: Any? {
    get {
      guard !isClosed, let state = webkit_web_view_get_session_state(object.pointer()) else {
        return nil
      }
      defer { webkit_web_view_session_state_unref(state) }
      return webkit_web_view_session_state_serialize(state).map { Data(takingBytes: $0) }
    }
    set {
      guard !isClosed, let newValue else { return }
      guard let data = newValue as? Data,
        let state = data.makeBytes().use({ webkit_web_view_session_state_new($0) })
      else {
        Self.log.error("A value that is not the interaction state of a web view was ignored.")
        return
      }
      defer { webkit_web_view_session_state_unref(state) }
      webkit_web_view_restore_session_state(object.pointer(), state)
      let list = webkit_web_view_get_back_forward_list(object.pointer())
      if let item = webkit_back_forward_list_get_current_item(list) {
        webkit_web_view_go_to_back_forward_list_item(object.pointer(), item)
      }
    }
  }
}
