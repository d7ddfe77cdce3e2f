#if !canImport(ObjectiveC)
  import WebBridge

  extension WKWebView {
    /// Ends the process of a page that does not answer, because the next page of its origin would wait for it.
    func leaveHangingPage() { endPageProcess() }

    /// No, because Linux ends no process of a hidden view.
    var mayLoseProcess: Bool { false }
  }
#endif
