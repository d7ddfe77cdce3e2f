import CWebKitGTK
import Foundation

extension WKUserContentController {
  /// Applies a list's rules to pages from now on, replacing a list with the same identifier.
  ///
  /// - Note: *Differs:* a `url-filter` that ends with `$` does not match requests that `fetch` and
  ///   `XMLHttpRequest` send to a scheme handler with a method other than GET and HEAD, because
  ///   their URLs end with a mark.
  public func add(_ contentRuleList: WKContentRuleList) {
    contentRuleLists.removeAll { $0.identifier == contentRuleList.identifier }
    contentRuleLists.append(contentRuleList)
    forEachView { $0.add(contentRuleList) }
  }

  /// Stops applying a list's rules to pages.
  public func remove(_ contentRuleList: WKContentRuleList) {
    contentRuleLists.removeAll { $0.identifier == contentRuleList.identifier }
    forEachView { $0.remove(contentRuleList) }
  }

  /// Stops applying the rules of all lists to pages.
  public func removeAllContentRuleLists() {
    contentRuleLists.removeAll()
    forEachView { $0.removeAllContentRuleLists() }
  }
}

extension UserContent {
  func add(_ list: WKContentRuleList) {
    list.filter.use { webkit_user_content_manager_add_filter(object.opaque, $0) }
  }

  func remove(_ list: WKContentRuleList) {
    webkit_user_content_manager_remove_filter_by_id(object.opaque, list.identifier)
  }

  func removeAllContentRuleLists() {
    webkit_user_content_manager_remove_all_filters(object.opaque)
  }
}
