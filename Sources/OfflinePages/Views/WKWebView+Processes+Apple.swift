#if canImport(ObjectiveC)
  import WebBridge

  extension WKWebView {
    /// Does nothing, because Apple's WebKit has no public way to end the process of a page. It ends the process of a page
    /// that does not answer when the view loads another page.
    func leaveHangingPage() {}

    /// Yes, because no public interface gives the reason for the end of a process.
    var hasCrashed: Bool { true }
  }
#endif
