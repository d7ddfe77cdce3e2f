#if canImport(ObjectiveC)
  import WebBridge

  extension WKWebView {
    /// Does nothing, because Apple's WebKit has no public way to end the process of a page. It ends the process of a page
    /// that does not answer when the view loads another page.
    func leaveHangingPage() {}

    /// No, because Apple's views are not closed.
    var isGone: Bool { false }

    /// Yes, because no public interface gives the reason for the end of a process.
    var hasCrashed: Bool { true }
  }
#endif
