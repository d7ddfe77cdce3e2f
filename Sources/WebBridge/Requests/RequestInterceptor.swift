/// An extension that intercepts requests of pages.
///
/// Its page scripts see the object `requests`, with which they put interceptors in front of `fetch`,
/// `XMLHttpRequest` and the other functions by which pages make requests. All scripts of a document share one
/// replacement of these functions, which `WebKitGTK/Schemes/Requests/Page` documents. `requests` is `null` if a
/// script runs again after `document.open()`.
package protocol RequestInterceptor: BridgeExtension {}

extension RequestInterceptor {
  package var needsPageWorld: Bool { true }
}
