import WebKitGTK

/// Passes a task to another thread, which the documentation of the task allows.
struct ThreadSafeTask: @unchecked Sendable {
  let task: any WKURLSchemeTask
}
