#if !canImport(ObjectiveC)
  import Foundation

  // What the package keeps with a web view and with a controller of user content.

  extension WKWebView {
    package func attached<T: AnyObject>(_ type: T.Type) -> T? {
      attachments[ObjectIdentifier(type)] as? T
    }

    package func attach<T: AnyObject>(_ object: T?, as type: T.Type) {
      attachments[ObjectIdentifier(type)] = object
    }

    /// Returns whether a request to a scheme's handler is for the document of the main frame.
    package func isPage(_ request: URLRequest) -> Bool {
      request.url.map { $0 == mainResourceURL } ?? false
    }
  }

  extension WKUserContentController {
    package func attached<T: AnyObject>(_ type: T.Type) -> T? {
      attachments[ObjectIdentifier(type)] as? T
    }

    package func attach<T: AnyObject>(_ object: T?, as type: T.Type) {
      attachments[ObjectIdentifier(type)] = object
    }
  }
#endif
