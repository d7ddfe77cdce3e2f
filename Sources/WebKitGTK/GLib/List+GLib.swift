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
}
