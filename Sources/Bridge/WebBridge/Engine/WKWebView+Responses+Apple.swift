#if canImport(ObjectiveC)
  import Foundation

  // What responses that native code has, or makes, need of a view.

  extension WKWebView {
    /// Tells the app that the main frame's navigation has failed, which the engine has not carried out itself.
    package func tellProvisionalFailure(_ error: any Error) {
      navigationDelegate?.webView?(self, didFailProvisionalNavigation: nil, withError: error)
    }

    /// Returns whether a request to a scheme's handler is for the document of the main frame.
    package func isPage(_ request: URLRequest) -> Bool {
      request.url.map { $0 == request.mainDocumentURL } ?? false
    }

    /// Returns whether the view shows a type. WebKit downloads all others. No public method says it ahead of a
    /// response.
    package func canShow(mimeType: String) -> Bool {
      ["text/", "image/", "audio/", "video/"].contains { mimeType.hasPrefix($0) }
        || ["/xml", "+xml", "/json", "+json", "javascript", "/pdf"].contains {
          mimeType.hasSuffix($0)
        }
    }

    /// Shows a response. The view takes the URL of the request, and has no use for its text. The page always gets a place
    /// of its own in the back-forward list, because no public method keeps the response's header fields without one.
    package func loadSimulatedRequest(
      _ request: URLRequest, at urlString: String, response: URLResponse, responseData data: Data,
      replacingPage: Bool
    ) {
      loadSimulatedRequest(request, response: response, responseData: data)
    }
  }
#endif
