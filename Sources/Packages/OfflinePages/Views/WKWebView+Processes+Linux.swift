#if !canImport(ObjectiveC)
  import WebBridge

  extension WKWebView {
    /// Ends the process of a page that does not answer, because the next page of its origin would wait for it.
    func leaveHangingPage() { endPageProcess() }

    /// Whether the view shows no page again.
    var isGone: Bool { isClosed }
  }
#endif
