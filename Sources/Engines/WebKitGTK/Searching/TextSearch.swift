import CWebKitGTK

/// The text searches of one view, run one after another because WebKitGTK does not say which search
/// a result belongs to.
@MainActor final class TextSearch {
  typealias Completion = @MainActor @Sendable (Bool) -> Void

  private struct Search {
    let text: String
    let options: WebKitFindOptions
    let completion: Completion
  }

  private let controller: GObject
  /// The search under way, followed by the searches that wait.
  private var searches: [Search] = []

  init(in view: GObject) {
    guard let controller = webkit_web_view_get_find_controller(view.pointer()) else {
      preconditionFailure("A web view has a find controller.")
    }
    self.controller = GObject(retaining: controller)
    for (signal, isFound) in [("found-text", true), ("failed-to-find-text", false)] {
      self.controller.connect(signal) { [weak self] _ in
        self?.finish(isFound)
        return .nothing
      }
    }
    view.connect("web-process-terminated") { [weak self] _ in
      self?.cancel()
      return .nothing
    }
  }

  /// Searches for text after the earlier searches have ended.
  func find(
    _ text: String, _ configuration: WKFindConfiguration, _ completion: @escaping Completion
  ) {
    var options = WEBKIT_FIND_OPTIONS_NONE.rawValue
    if !configuration.caseSensitive { options |= WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE.rawValue }
    if configuration.backwards { options |= WEBKIT_FIND_OPTIONS_BACKWARDS.rawValue }
    if configuration.wraps { options |= WEBKIT_FIND_OPTIONS_WRAP_AROUND.rawValue }
    searches.append(
      Search(text: text, options: WebKitFindOptions(options), completion: completion))
    if searches.count == 1 { start() }
  }

  /// Ends all searches without a match.
  func cancel() {
    let cancelled = searches
    searches.removeAll()
    for search in cancelled { search.completion(false) }
  }

  private func start() {
    guard let search = searches.first else { return }
    webkit_find_controller_search(
      controller.opaque, search.text.withoutZeros, search.options.rawValue, .max)
  }

  private func finish(_ isFound: Bool) {
    guard !searches.isEmpty else { return }
    let search = searches.removeFirst()
    // WebKitGTK highlights every match until the search is finished.
    webkit_find_controller_search_finish(controller.opaque)
    start()
    search.completion(isFound)
  }
}
