import Foundation

/// The forms of the main frame that native code sends.
///
/// The engine submits a form: it decides whether the form navigates, in which order, and to which URL. The page's script
/// announces each submission ahead of its navigation. When the app has allowed the navigation, native code takes it over:
/// it asks the script for the fields, sends them, and shows the response in the engine's place.
@MainActor final class FormSubmissions {
  /// The announcement of a submission by the page's script.
  struct Announcement {
    let number: Int
    let method: String
    let url: WebURL
    /// Whether the engine sends the form, because it is for another frame, for example.
    let isEngines: Bool
    /// Whether the response takes the place of the page in the history, because the page is loading and no user has acted.
    let replacesPage: Bool
    let caller: BridgeCaller

    init(_ arguments: BridgeValue, of caller: BridgeCaller) throws {
      guard case .array(let list) = arguments, list.count == 5, case .int(let number) = list[0],
        case .string(let method) = list[1], case .string(let text) = list[2],
        let url = try? WebURL(relayed: text), case .bool(let isEngines) = list[3],
        case .bool(let replacesPage) = list[4]
      else {
        throw BridgeError(.badArguments, "A submission has a number, a method and a URL.")
      }
      (self.number, self.method, self.url, self.caller) = (number, method, url, caller)
      (self.isEngines, self.replacesPage) = (isEngines, replacesPage)
    }

    func fits(_ navigation: PageNavigation) -> Bool {
      guard method == navigation.method, let target = try? WebURL(relayed: navigation.urlString)
      else { return false }
      return url.place(for: method) == target.place(for: method)
    }
  }

  /// A form that is sent, and can be sent again.
  struct Form: Sendable {
    fileprivate(set) var request: PageRequest
    let body: BodyKeeper?
    let document: RelayedRequest.Document
    /// Whether the response takes the place of the page in the history.
    let replacesPage: Bool

    init(
      _ request: PageRequest, _ body: BodyKeeper?, _ document: RelayedRequest.Document,
      replacesPage: Bool
    ) {
      (self.request, self.body, self.document) = (request, body, document)
      self.replacesPage = replacesPage
    }
  }

  /// The time for which an announcement waits for its navigation, which follows immediately if the form navigates.
  private static let longestWait: Duration = .seconds(10)

  private typealias Waiting = (form: Announcement, end: AsyncStream<Never>.Continuation)
  /// The submissions of which the engine has not asked yet, in their order. Of those that native code sends, the last one
  /// counts, as in the engine.
  private var announced: [Waiting] = []
  /// The submission of whose navigation the engine has asked, until the app has decided.
  private var asked: Waiting?
  /// The form whose navigation was taken over, until its fields have come.
  private var taken: (form: Announcement, url: String)?
  private var sending: Task<FormResponse, any Error>?
  /// The allowed URL of a navigation that has no document yet.
  private var allowed: URL?
  /// The navigation that a form has replaced, whose load may be under way.
  private var replaced: URL?
  /// The form whose response is about to be shown, and then the one whose response the page is.
  private var showing: Form?
  private var current: Form?
  /// Whether something else has begun to load, whose document takes the place of the response.
  private var isLeaving = false

  /// Takes an announcement.
  ///
  /// - Returns: A sequence that ends when the navigation is taken over, or does not come.
  func announce(_ form: Announcement) -> AsyncStream<Never> {
    if !form.isEngines { drop { !$0.isEngines } }
    let (stream, end) = AsyncStream.makeStream(of: Never.self)
    if form.isEngines { end.finish() }
    announced.append((form, end))
    Task { [weak self] in
      try await Task.sleep(for: Self.longestWait)
      self?.drop { $0.number == form.number && $0.caller.frame == form.caller.frame }
    }
    return stream
  }

  private func drop(where isDropped: (Announcement) -> Bool) {
    for waiting in announced where isDropped(waiting.form) { waiting.end.finish() }
    announced.removeAll { isDropped($0.form) }
  }

  /// The engine asks of a navigation, which follows its submission at once. The app may take its time to decide.
  func ask(_ navigation: PageNavigation) {
    guard navigation.kind == .formSubmission,
      let index = announced.firstIndex(where: { $0.form.fits(navigation) })
    else { return }
    let found = announced.remove(at: index)
    guard !found.form.isEngines else { return }
    asked?.end.finish()
    asked = found
  }

  /// Takes over the navigation of a submission, if a rule lists its URL.
  ///
  /// - Parameter stopLoading: Stops the load of a URL without a document, whose place the form's navigation takes.
  func take(
    _ navigation: PageNavigation, by policy: RelayPolicy, stopLoading: (URL) -> Void
  ) -> Bool {
    guard let (form, end) = asked, form.fits(navigation),
      let url = try? WebURL(relayed: navigation.urlString),
      (try? policy.rules(for: url, from: form.caller.origin)) != nil
    else { return false }
    stop()
    taken = (form, url.description)
    asked = nil
    end.finish()
    if let allowed {
      (replaced, self.allowed) = (allowed, nil)
      stopLoading(allowed)
    }
    return true
  }

  /// The app lets the page go by another navigation than a form's.
  func leave(to navigation: PageNavigation) {
    (allowed, replaced) = (navigation.url, nil)
  }

  /// Returns what the engine and the page's script have said of a form.
  ///
  /// - Throws: `CancellationError` if its navigation was not taken over, or another one has replaced it.
  func claim(_ number: Int, of frame: BridgeFrame) throws -> (
    url: String, form: Announcement
  ) {
    guard let taken, taken.form.number == number, taken.form.caller.frame == frame else {
      throw CancellationError()
    }
    self.taken = nil
    return (taken.url, taken.form)
  }

  /// Waits for the response to a form.
  ///
  /// - Throws: `CancellationError` if another navigation has replaced it, or why the request failed.
  func response(to form: Form, _ answer: RelayAnswer) async throws -> FormResponse {
    stop()
    let task = Task { try await FormResponse(answer) }
    sending = task
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// The response of a form is about to be shown. A reload sends the form to the URL of the response, as the engine does.
  func shows(_ form: Form, at url: WebURL) {
    (sending, isLeaving) = (nil, false)
    showing = form
    showing?.request.url = url.description
  }

  /// Returns the form to which the page is the response that a navigation loads again. WebKit reloads what came by GET.
  func shown(by navigation: PageNavigation) -> Form? {
    guard let current, navigation.method != "GET", navigation.method == current.request.method,
      let url = try? WebURL(navigation.urlString),
      let shown = try? WebURL(current.request.url),
      url.place(for: "POST") == shown.place(for: "POST")
    else { return nil }
    (allowed, replaced) = (nil, nil)
    return current
  }

  /// A load has started, which takes the place of the form's navigation.
  ///
  /// - Returns: Whether it is the one whose place a form has taken. It must be stopped, and the form goes on.
  func loadStarted(at url: URL?) -> Bool {
    if showing == nil { isLeaving = true }
    if let replaced, url == replaced {
      self.replaced = nil
      return true
    }
    stop()
    return false
  }

  /// A document has begun in the main frame. WebKitGTK shows some responses by two documents of one load.
  func documentBegan() {
    (allowed, replaced) = (nil, nil)
    if isLeaving { current = nil }
  }

  private func stop() {
    sending?.cancel()
    (sending, taken) = (nil, nil)
  }

  func documentEnded(_ frame: BridgeFrame) {
    drop { $0.caller.frame == frame }
    if asked?.form.caller.frame == frame {
      asked?.end.finish()
      asked = nil
    }
    if frame.isMainFrame, let showing { (self.showing, current) = (nil, showing) }
  }
}

extension WebURL {
  /// The text that identifies the navigation of a form, or its reload: Foundation's text of the URL, which navigations
  /// of Apple's systems have. The engine writes the fields of a GET into its query.
  fileprivate func place(for method: String) -> String {
    let text = url?.absoluteString ?? description
    return method == "GET" ? String(text.prefix { $0 != "?" && $0 != "#" }) : text
  }
}
