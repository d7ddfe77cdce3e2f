import CWebKitGTK
public import Foundation

/// A compiled list of rules for what pages may load and show.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identifier under which the list was compiled.
  public let identifier: String!

  let filter: Boxed

  init(taking filter: OpaquePointer) {
    self.filter = Boxed(takingOnMain: filter) { webkit_user_content_filter_unref($0) }
    identifier =
      webkit_user_content_filter_get_identifier(filter).map { String(cString: $0) } ?? ""
    super.init()
  }
}
