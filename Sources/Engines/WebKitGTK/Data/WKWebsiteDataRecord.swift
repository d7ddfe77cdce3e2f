import CWebKitGTK
public import Foundation

/// The data that one site keeps in a data store.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The site's name, usually its domain.
  public let displayName: String

  /// The types of data that the site keeps.
  public let dataTypes: Set<String>

  let data: Boxed

  init(taking data: OpaquePointer) {
    self.data = Boxed(takingOnMain: data) { webkit_website_data_unref($0) }
    displayName = webkit_website_data_get_name(data).map { String(cString: $0) } ?? ""
    dataTypes = WebsiteDataTypes.names(of: webkit_website_data_get_types(data))
    super.init()
  }
}
