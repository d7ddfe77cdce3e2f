import WebKitGTK

/// A task on its way to another thread, which its documentation allows.
struct ThreadSafeTask: @unchecked Sendable {
  let task: any WKURLSchemeTask
}
