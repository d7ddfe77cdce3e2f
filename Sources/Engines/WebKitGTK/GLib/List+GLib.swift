import CWebKitGTK

extension Array where Element == OpaquePointer {
  /// Copies the elements of a list that the caller owns. Frees the list but not its elements.
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
