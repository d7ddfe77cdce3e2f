import Foundation

extension WKUserContentController {
  /// Makes pages follow a list's rules from now on, in place of a list of the same identifier.
  ///
  /// - Note: *Differs:* a `url-filter` that ends with `$` does not match what `fetch` and
  ///   `XMLHttpRequest` send to a scheme handler with a method other than GET and HEAD, for its URL
  ///   has a mark behind it.
  public func add(_ contentRuleList: WKContentRuleList) {
    contentRuleLists.removeAll { $0.identifier == contentRuleList.identifier }
    contentRuleLists.append(contentRuleList)
    forEachView { $0.add(contentRuleList) }
  }

  /// Makes pages follow a list's rules no longer.
  public func remove(_ contentRuleList: WKContentRuleList) {
    contentRuleLists.removeAll { $0.identifier == contentRuleList.identifier }
    forEachView { $0.remove(contentRuleList) }
  }

  /// Makes pages follow no list's rules.
  public func removeAllContentRuleLists() {
    contentRuleLists.removeAll()
    forEachView { $0.removeAllContentRuleLists() }
  }
}
