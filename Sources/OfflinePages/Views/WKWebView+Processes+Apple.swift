#if canImport(ObjectiveC)
  import WebBridge

  extension WKWebView {
    /// Does nothing, because Apple's WebKit has no public way to end the process of a page. It ends the process of a page
    /// that does not answer when the view loads another page.
    func leaveHangingPage() {}

    /// Whether the system ends the process of the view to get its memory, as it does with views that are not shown. No
    /// public interface gives the reason of an end.
    var mayLoseProcess: Bool { !isShown }
  }
#endif
