/// An extension that intercepts requests of pages.
///
/// Its page scripts see the object `requests`, by which they put interceptors before `fetch`, `XMLHttpRequest` and
/// the other functions by which pages make requests. All scripts of a document share the one replacement of these
/// functions, which `WebKitGTK/Schemes/Requests/Page` documents. `requests` is `null` where a script runs again after
/// `document.open()`.
package protocol RequestInterceptor: BridgeExtension {}
