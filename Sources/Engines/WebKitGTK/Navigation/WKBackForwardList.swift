import CWebKitGTK
public import Foundation

/// The pages that a view has shown and can go back or forward to.
@preconcurrency @MainActor public final class WKBackForwardList: NSObject {
  private let object: GObject

  /// Wraps GTK's list of a view.
  init(_ list: OpaquePointer) {
    object = GObject(retaining: list)
    super.init()
  }

  /// The page that is shown.
  public var currentItem: WKBackForwardListItem? {
    webkit_back_forward_list_get_current_item(object.opaque).map { WKBackForwardListItem($0) }
  }

  /// The page before the current one.
  public var backItem: WKBackForwardListItem? {
    webkit_back_forward_list_get_back_item(object.opaque).map { WKBackForwardListItem($0) }
  }

  /// The page after the current one.
  public var forwardItem: WKBackForwardListItem? {
    webkit_back_forward_list_get_forward_item(object.opaque).map { WKBackForwardListItem($0) }
  }

  /// The pages before the current one, the oldest first.
  public var backList: [WKBackForwardListItem] {
    items(webkit_back_forward_list_get_back_list(object.opaque)).reversed()
  }

  /// The pages after the current one, the nearest first.
  public var forwardList: [WKBackForwardListItem] {
    items(webkit_back_forward_list_get_forward_list(object.opaque))
  }

  /// Returns the page at an index relative to the current page, which has index 0.
  public func item(at index: Int) -> WKBackForwardListItem? {
    guard let index = Int32(exactly: index) else { return nil }
    return webkit_back_forward_list_get_nth_item(object.opaque, index)
      .map { WKBackForwardListItem($0) }
  }

  private func items(_ list: UnsafeMutablePointer<GList>?) -> [WKBackForwardListItem] {
    [OpaquePointer](takingList: list).map { WKBackForwardListItem($0) }
  }
}

/// A page in the back-forward list.
@preconcurrency @MainActor public final class WKBackForwardListItem: NSObject {
  let object: GObject
  private nonisolated let address: UInt

  /// Wraps an item that is borrowed from GTK's list.
  init(_ item: OpaquePointer) {
    object = GObject(retaining: item)
    address = UInt(bitPattern: item)
    super.init()
  }

  /// The page's URL.
  public var url: URL {
    URL(uri: webkit_back_forward_list_item_get_uri(object.opaque)) ?? .blank
  }

  /// The page's title.
  public var title: String? {
    webkit_back_forward_list_item_get_title(object.opaque).map { String(cString: $0) }
  }

  /// The URL that was requested, before redirects.
  public var initialURL: URL {
    URL(uri: webkit_back_forward_list_item_get_original_uri(object.opaque)) ?? url
  }

  /// Returns whether both items stand for the same page of the same list.
  public nonisolated override func isEqual(_ other: Any?) -> Bool {
    (other as? WKBackForwardListItem)?.address == address
  }

  /// A hash that agrees with ``isEqual(_:)``.
  public nonisolated override var hash: Int { address.hashValue }
}
