import CWebKitGTK

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
