import Foundation

/// The forms of the main frame that native code sends.
///
/// The engine submits a form: it decides whether the form navigates, in which order, and to which URL. The page's script
/// announces each submission ahead of its navigation. When the app has allowed the navigation, native code takes it over:
/// it asks the script for the fields, sends them, and shows the response in the engine's place.
@MainActor final class FormSubmissions {
  /// What the page's script says of a submission.
  struct Announcement {
    let number: Int
    let method: String
    let origin: String
    let caller: Caller

    init(_ arguments: BridgeValue, of caller: Caller) throws {
      guard case .array(let list) = arguments, list.count == 3, case .int(let number) = list[0],
        case .string(let method) = list[1], case .string(let origin) = list[2]
      else {
        throw BridgeError(.badArguments, "A submission has a number, a method and an origin.")
      }
      (self.number, self.method, self.origin, self.caller) = (number, method, origin, caller)
    }
  }

  /// A form that is sent, and can be sent again.
  struct Form: Sendable {
    let request: PageRequest
    let body: BodyKeeper?
    let document: RelayedRequest.Document

    init(_ request: PageRequest, _ body: BodyKeeper?, _ document: RelayedRequest.Document) {
      (self.request, self.body, self.document) = (request, body, document)
    }
  }

  /// How long an announcement waits for its navigation, which follows at once if the form navigates.
  private static let longestWait: Duration = .seconds(10)

  private var announced: (form: Announcement, end: AsyncStream<Never>.Continuation)?
  /// The form whose navigation was taken over, until its fields have come.
  private var taken: (form: Announcement, url: String)?
  private var sending: Task<FormResponse, any Error>?
  /// Where the app has let the page go that has no document yet.
  private var allowed: URL?
  /// The navigation that a form has replaced, whose load may be under way.
  private var replaced: URL?
  /// The form whose response is about to be shown, and then the one whose response the page is.
  private var showing: Form?
  private var current: Form?

  /// Takes an announcement, which takes the place of an earlier one.
  ///
  /// - Returns: A sequence that ends when the navigation is taken over, or does not come.
  func announce(_ form: Announcement) -> AsyncStream<Never> {
    drop()
    let (stream, end) = AsyncStream.makeStream(of: Never.self)
    announced = (form, end)
    Task { [weak self] in
      try await Task.sleep(for: Self.longestWait)
      if let self, self.announced?.form.number == form.number { self.drop() }
    }
    return stream
  }

  private func drop() {
    announced?.end.finish()
    announced = nil
  }

  /// Takes over the navigation of the submission that was announced last, if a rule lists its URL.
  ///
  /// - Parameter stopLoading: Stops a load without a document, whose place the form's navigation takes.
  func take(
    _ navigation: PageNavigation, by policy: RelayPolicy, stopLoading: () -> Void
  ) -> Bool {
    guard let form = announced?.form, form.method == navigation.method,
      let url = try? WebURL(relayed: navigation.urlString), url.origin == form.origin,
      (try? policy.rules(for: url, from: form.caller.origin)) != nil
    else { return false }
    stop()
    taken = (form, url.description)
    drop()
    if let allowed {
      (replaced, self.allowed) = (allowed, nil)
      stopLoading()
    }
    return true
  }

  /// The app lets the page go by another navigation than a form's.
  func leave(to navigation: PageNavigation) { (allowed, replaced) = (navigation.url, nil) }

  /// Returns where a form goes, by the engine.
  ///
  /// - Throws: `CancellationError` if its navigation was not taken over, or another one has replaced it.
  func claim(_ number: Int, of frame: BridgeFrame) throws -> (url: String, method: String) {
    guard let taken, taken.form.number == number, taken.form.caller.frame == frame else {
      throw CancellationError()
    }
    self.taken = nil
    return (taken.url, taken.form.method)
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

  /// The response of a form is about to be shown.
  func shows(_ form: Form) {
    sending = nil
    showing = form
  }

  /// Returns the form to which the page is the response that a navigation loads again. WebKit reloads what came by GET.
  func shown(by navigation: PageNavigation) -> Form? {
    guard let current, navigation.method != "GET", navigation.method == current.request.method,
      let url = try? WebURL(navigation.urlString), url.description == current.request.url
    else { return nil }
    (allowed, replaced) = (nil, nil)
    return current
  }

  /// A load has started, which takes the place of the form's navigation.
  ///
  /// - Returns: Whether it is the one whose place a form has taken. It must be stopped, and the form goes on.
  func loadStarted(at url: URL?) -> Bool {
    if let replaced, url == replaced {
      self.replaced = nil
      return true
    }
    stop()
    return false
  }

  func documentBegan() { (allowed, replaced) = (nil, nil) }

  private func stop() {
    sending?.cancel()
    (sending, taken) = (nil, nil)
  }

  func documentEnded(_ frame: BridgeFrame) {
    if announced?.form.caller.frame == frame { drop() }
    if frame.isMainFrame { (showing, current) = (nil, showing) }
  }
}
