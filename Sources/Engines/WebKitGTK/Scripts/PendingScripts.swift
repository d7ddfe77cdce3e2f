/// The completions of a view's scripts, each of which is called once.
///
/// WebKitGTK never answers a script whose page has moved on to another process, not even when the view
/// is released. It answers a function whose page is gone when the page's memory is collected at the
/// earliest.
@MainActor final class PendingScripts {
  private struct Script {
    let isFunction: Bool
    let completion: WKWebView.ScriptCompletion
    /// The mark of the page that ran the script, if that page was in doubt.
    var page: Double?
  }

  private var scripts: [Int: Script] = [:]
  /// The number of scripts so far, which is also the number of the last script.
  private(set) var count = 0
  /// The last script before the engine last asked whether to navigate.
  private var lastBeforeQuestion = 0
  /// The last script that certainly belongs to the current page.
  private var lastOfPage = 0

  /// The number of scripts that the engine has not answered, even if their completions were called.
  private var unanswered = 0

  var isEngineAtWork: Bool { unanswered > 0 }

  /// Stores a completion and returns its number.
  ///
  /// - Parameters:
  ///   - isFunction: Whether the script is an asynchronous function, which ends with its page.
  ///   - completion: Called once.
  func add(isFunction: Bool, _ completion: @escaping WKWebView.ScriptCompletion) -> Int {
    count += 1
    unanswered += 1
    scripts[count] = Script(isFunction: isFunction, completion: completion)
    return count
  }

  /// Records that the engine has answered a script.
  func engineHasAnswered() {
    unanswered -= 1
  }

  /// Calls the completion of a script with a result, unless it was called already.
  func finish(_ number: Int, _ result: Result<Any?, any Error>) {
    scripts.removeValue(forKey: number)?.completion(result)
  }

  /// Fails all remaining scripts.
  func fail(_ error: any Error) {
    for number in scripts.keys.sorted() { finish(number, .failure(error)) }
  }

  // The engine's process handles messages in order. A script that was sent before the process asked a
  // question runs before the process gets the answer, and the new page comes after the answer. A
  // script that is sent later may run in either page, and the page's mark tells which one.

  /// Whether a script that is sent now may run in another page than the current one.
  private(set) var isPageInDoubt = false

  /// The mark of the new page, if it is known.
  private var page: Double?

  /// Records that the engine asks whether to navigate, in any frame.
  func pageMayGo() {
    lastBeforeQuestion = count
  }

  /// Records that a load of the main frame has started.
  func pageIsToGo() {
    lastOfPage = max(lastOfPage, lastBeforeQuestion)
    (isPageInDoubt, page) = (true, nil)
  }

  /// Records that the engine asks whether to show the next page.
  func pageIsAboutToGo() {
    lastOfPage = count
    (isPageInDoubt, page) = (true, nil)
  }

  /// Functions that were called while one page replaces another. They wait until the new page has come
  /// or the grace period is over, because otherwise a function may run in the old page and get the
  /// mark of the new one.
  private var held: [@MainActor () -> Void] = []
  private var isPageChanging = false
  /// The number of page changes, so that the grace period of one does not end that of the next.
  private var changes = 0
  private static let patience = Duration.milliseconds(250)

  /// Records that the engine is told to show the next page.
  func pageIsChanging() {
    lastOfPage = count
    (isPageInDoubt, page, isPageChanging) = (true, nil, true)
    changes += 1
    Task { [weak self, changes] in
      try? await Task.sleep(for: Self.patience)
      if let self, self.changes == changes { self.pageHasChanged() }
    }
  }

  /// Holds a function back while the page is changing.
  ///
  /// - Returns: Whether the function is held back.
  func hold(_ function: @escaping @MainActor () -> Void) -> Bool {
    if isPageChanging { held.append(function) }
    return isPageChanging
  }

  /// Calls the functions that were held back, because the new page has come, does not come, or takes
  /// longer than the grace period.
  func pageHasChanged() {
    isPageChanging = false
    let functions = held
    held = []
    for function in functions { function() }
  }

  /// Fails the functions of the previous page.
  ///
  /// - Returns: Whether the new page has to be asked for its mark.
  func pageHasGone() -> Bool {
    (isPageInDoubt, page) = (false, nil)
    failFunctions { number, _ in number <= lastOfPage }
    return scripts.values.contains { $0.isFunction }
  }

  /// Records the mark of the new page.
  func pageIs(_ mark: Double) {
    guard !isPageInDoubt else { return }
    page = mark
    failFunctions { _, script in script.page.map { $0 != mark } ?? false }
  }

  /// Records the mark of the page that ran the script.
  func script(_ number: Int, met mark: Double) {
    scripts[number]?.page = mark
    if let page { pageIs(page) }
  }

  private func failFunctions(where isGone: (Int, Script) -> Bool) {
    let gone = scripts.filter { $0.value.isFunction && isGone($0.key, $0.value) }
    for number in gone.keys.sorted() {
      finish(
        number, .failure(WKError(exception: "The page went away before its function was done.")))
    }
  }
}
