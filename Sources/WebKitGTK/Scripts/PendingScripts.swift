/// What waits for the results of a view's scripts, so that each is answered once.
///
/// WebKitGTK never answers a script whose page has moved on to another process, not even when the
/// view goes, and a function whose page is gone when its memory is collected at the earliest.
@MainActor final class PendingScripts {
  private struct Script {
    let isFunction: Bool
    let completion: WKWebView.ScriptCompletion
    /// The mark of the page that it has met, if that was in doubt.
    var page: Double?
  }

  private var scripts: [Int: Script] = [:]
  /// How many scripts there were, which is the number of the last one.
  private(set) var count = 0
  /// The last script made before the engine asked whether to go somewhere.
  private var lastBeforeQuestion = 0
  /// The last script that can be of no page but the present one.
  private var lastOfPage = 0

  /// How many scripts the engine has not answered, whether or not somebody still waits for them.
  private var unanswered = 0

  var isEngineAtWork: Bool { unanswered > 0 }

  /// Keeps a completion and returns its number.
  ///
  /// - Parameters:
  ///   - isFunction: Whether the script may wait for something, and ends with its page.
  ///   - completion: Called once.
  func add(isFunction: Bool, _ completion: @escaping WKWebView.ScriptCompletion) -> Int {
    count += 1
    unanswered += 1
    scripts[count] = Script(isFunction: isFunction, completion: completion)
    return count
  }

  /// Notes that the engine has answered a script.
  func engineHasAnswered() {
    unanswered -= 1
  }

  /// Gives a script's result to whoever waits for it still.
  func finish(_ number: Int, _ result: Result<Any?, any Error>) {
    scripts.removeValue(forKey: number)?.completion(result)
  }

  /// Fails all that is left.
  func fail(_ error: any Error) {
    for number in scripts.keys.sorted() { finish(number, .failure(error)) }
  }

  // The engine's process does things in the order in which it is told of them. What it was told before
  // it asked a question happens before it gets the answer, and a page comes after that. What it is
  // told later may meet either page, and has to be asked which.

  /// Whether a script that is made now may meet another page than the present one.
  private(set) var isPageInDoubt = false

  /// The mark of the page that has come.
  private var page: Double?

  /// Notes that the engine asks whether to go somewhere, in any frame.
  func pageMayGo() {
    lastBeforeQuestion = count
  }

  /// Notes that the main frame goes somewhere.
  func pageIsToGo() {
    lastOfPage = max(lastOfPage, lastBeforeQuestion)
    (isPageInDoubt, page) = (true, nil)
  }

  /// Notes that the engine asks whether to show the next page.
  func pageIsAboutToGo() {
    lastOfPage = count
    (isPageInDoubt, page) = (true, nil)
  }

  /// Functions that were made while one page takes the place of the other: they wait until it has, or
  /// a moment. Told to the engine at once, one may be of the old page, and its mark of the new.
  private var held: [@MainActor () -> Void] = []
  private var isPageChanging = false
  /// How many pages were on their way, so that the patience for one does not end that for the next.
  private var changes = 0
  private static let patience = Duration.milliseconds(250)

  /// Notes that the engine is told to show the next page.
  func pageIsChanging() {
    lastOfPage = count
    (isPageInDoubt, page, isPageChanging) = (true, nil, true)
    changes += 1
    Task { [weak self, changes] in
      try? await Task.sleep(for: Self.patience)
      if let self, self.changes == changes { self.pageHasChanged() }
    }
  }

  /// Keeps a function back while the page is changing.
  ///
  /// - Returns: Whether it is kept.
  func hold(_ function: @escaping @MainActor () -> Void) -> Bool {
    if isPageChanging { held.append(function) }
    return isPageChanging
  }

  /// Makes the functions that were kept back: the page has come, does not come, or takes its time.
  func pageHasChanged() {
    isPageChanging = false
    let functions = held
    held = []
    for function in functions { function() }
  }

  /// Fails the functions of the page that was there until now.
  ///
  /// - Returns: Whether the page that has come has to be asked for its mark.
  func pageHasGone() -> Bool {
    (isPageInDoubt, page) = (false, nil)
    failFunctions { number, _ in number <= lastOfPage }
    return scripts.values.contains { $0.isFunction }
  }

  /// Notes the mark of the page that has come.
  func pageIs(_ mark: Double) {
    guard !isPageInDoubt else { return }
    page = mark
    failFunctions { _, script in script.page.map { $0 != mark } ?? false }
  }

  /// Notes the mark of the page that the script has met.
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
