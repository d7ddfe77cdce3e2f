import Disclosure
import Logging

/// Loads the page of one bridge again when its process has ended: see ``BridgePart/recovery(_:onEvent:)``.
@MainActor public final class PageRecovery {
  private enum State {
    /// A page is shown, or none was lost.
    case shown
    /// A page was lost, and an attempt or a decision is to come.
    case lost
    /// The view loads a page. `isOwn` is whether the recovery asked for it.
    case loading(isOwn: Bool)
    /// The view loads a page, whose document has begun.
    case committed
    /// The recovery will do no more for the page.
    case givenUp
  }

  /// When and how often the page is loaded again. A policy that is set later decides from then on.
  public var policy: RecoveryPolicy
  private let page: any RecoverablePage
  private let clock: any BridgeClock
  private let log: Logger
  private let onEvent: (@MainActor (RecoveryEvent) -> Void)?
  private let feed = Feed<RecoveryEvent>()
  private var state = State.shown
  /// The attempts since a page was healthy.
  private var attempts = 0
  /// Rises with each step, so that timers of earlier steps do nothing.
  private var step = 0

  /// How often a recovery looks whether a hidden view is shown.
  private static let lookPause: Duration = .milliseconds(250)

  init(
    _ policy: RecoveryPolicy, of page: any RecoverablePage, _ clock: any BridgeClock, _ log: Logger,
    _ onEvent: (@MainActor (RecoveryEvent) -> Void)?
  ) {
    (self.policy, self.page, self.clock, self.log) = (policy, page, clock, log.disclosing)
    self.onEvent = onEvent
    page.watchLoading { [weak self] in self?.loadingEnded() }
  }

  /// The events from now on. Several readers get all events each. A sequence ends with its bridge.
  public var events: AsyncStream<RecoveryEvent> { feed.subscribe() }

  /// Whether the recovery loads pages itself, so that nobody else should.
  var loadsPages: Bool { policy.attempts != .none }

  // MARK: What happens to the view

  /// The process has ended.
  func processEnded() {
    state = .lost
    tell(.lost(url: page.shownURL))
    // Behind this call, because the app's delegate and the extensions hear of the end as well, and may load a page.
    wait(.zero) { $0.decide() }
  }

  /// A document began in the main frame.
  func committed() {
    switch state {
    case .shown: break
    case .lost, .loading, .committed, .givenUp:
      step += 1
      state = .committed
    }
  }

  /// The view has stopped loading.
  private func loadingEnded() {
    switch state {
    case .committed:
      state = .shown
      tell(.restored)
      wait(policy.healthyAfter) { $0.attempts = 0 }
    case .loading(let isOwn):
      // The page did not come: its server is away, or somebody stopped the load.
      state = .lost
      if isOwn { wait(.zero) { $0.decide() } }
    case .shown, .lost, .givenUp: break
    }
  }

  /// Returns whether to stop a navigation, because recovery never resubmits a form.
  /// ``RecoverablePage/isAnswerToForm`` knows such pages, except those that were loaded before the recovery began.
  func refuses(_ navigation: PageNavigation) -> Bool {
    guard case .loading(isOwn: true) = state, navigation.isMainFrame, navigation.method != "GET"
    else { return false }
    giveUp(.wouldPost)
    return true
  }

  /// The bridge has ended.
  func end() {
    step += 1
    state = .shown
    feed.finish()
  }

  // MARK: Attempts

  private func decide() {
    guard loadsPages else { return }
    if let restoration = page.restoration { return wait(for: restoration) }
    guard !page.isLoading else { return state = .loading(isOwn: false) }
    guard !page.isAnswerToForm else { return giveUp(.wouldPost) }
    guard page.isReloadable else { return giveUp(.notReloadable) }
    guard let delay = policy.delay(before: attempts + 1) else { return giveUp(.attemptsUsed) }
    attempts += 1
    tell(.restoring(attempt: attempts, after: delay))
    if delay > .zero { wait(delay) { $0.attempt() } } else { attempt() }
  }

  /// Loads the page, as soon as its view is shown.
  private func attempt() {
    guard !page.isLoading else { return state = .loading(isOwn: false) }
    guard policy.waitsUntilShown, !page.isShown else { return load() }
    tell(.waitingUntilShown)
    look()
  }

  private func look() {
    guard !page.isLoading else { return state = .loading(isOwn: false) }
    guard !page.isShown else { return load() }
    wait(Self.lookPause) { $0.look() }
  }

  private func load() {
    step += 1
    state = .loading(isOwn: true)
    page.reload()
  }

  /// Waits for an extension that loads a page.
  private func wait(for restoration: Task<Bool, Never>) {
    step += 1
    let step = step
    Task { [weak self] in
      let loads = await restoration.value
      guard let self, self.step == step else { return }
      if loads { self.state = .loading(isOwn: false) } else { self.giveUp(.package) }
    }
  }

  private func giveUp(_ reason: RecoveryEvent.Reason) {
    step += 1
    state = .givenUp
    tell(.gaveUp(reason))
  }

  /// Calls a closure later, unless something else happens before.
  private func wait(_ delay: Duration, _ body: @escaping @MainActor (PageRecovery) -> Void) {
    step += 1
    let step = step
    clock.schedule(after: delay) { [weak self] in
      if let self, self.step == step { body(self) }
    }
  }

  private func tell(_ event: RecoveryEvent) {
    log.log(level: event.level, "\(event.text)")
    onEvent?(event)
    feed.send(event)
  }
}
