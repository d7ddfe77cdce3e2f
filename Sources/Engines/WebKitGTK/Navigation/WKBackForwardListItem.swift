import CWebKitGTK
public import Foundation

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
