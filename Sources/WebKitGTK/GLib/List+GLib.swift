import CWebKitGTK

extension Array where Element == OpaquePointer {
  /// The elements of a list that the caller was given. The list is freed, its elements are not.
  init(takingList list: UnsafeMutablePointer<GList>?) {
    self.init()
    var next = list
    while let link = next {
      if let data = link.pointee.data { append(OpaquePointer(data)) }
      next = link.pointee.next
    }
    g_list_free(list)
  }

  /// Calls the body with the elements as a C list, which lasts as long as the call.
  func withList<Result>(_ body: (UnsafeMutablePointer<GList>?) throws -> Result) rethrows -> Result
  {
    var list: UnsafeMutablePointer<GList>?
    for element in reversed() { list = g_list_prepend(list, UnsafeMutableRawPointer(element)) }
    defer { g_list_free(list) }
    return try body(list)
  }
}
