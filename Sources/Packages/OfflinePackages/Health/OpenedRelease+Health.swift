import Locking

extension OpenedRelease {
  /// The release, as the store describes it.
  public var installed: InstalledRelease {
    InstalledRelease(
      package: package, version: document.version, label: document.label, digest: digest,
      origin: origin, isConfirmed: outcome.withLock { $0 == .ready })
  }

  /// Confirms that this load is healthy, which makes the release the last good one. Further calls do nothing.
  ///
  /// - Parameter nonce: The text that the document of this load has.
  /// - Throws: ``PackageError`` with the code `mismatch` if the nonce is of another load, the load has failed before,
  ///   or the package runs another release by now; `storage` if the confirmation cannot be written.
  public func confirmHealthy(nonce: String) throws(PackageError) {
    guard nonce == self.nonce else {
      throw PackageError(.mismatch, "The document that says it is healthy is not of this load.")
    }
    try outcome.withLock { (outcome) throws(PackageError) in
      switch outcome {
      case .ready: return
      case .failed, .failedAfterReady:
        throw PackageError(.mismatch, "The load that says it is healthy has failed before.")
      case .loading:
        try confirm()
        outcome = .ready
      }
    }
  }

  private func confirm() throws(PackageError) {
    let confirmed = try store.changeState { (state) throws(PackageError) -> InstalledRelease in
      var known = state[package]
      guard var record = known.current, record.digest == digest, record.origin == origin else {
        throw PackageError(
          .mismatch, "“\(package)” no longer runs the release that says it is healthy.")
      }
      if isCounted {
        guard store.rules.confirm(nonce, of: &record) else {
          throw PackageError(.mismatch, "The load that says it is healthy is over.")
        }
      } else {
        record.isConfirmed = true
      }
      known.current = record
      // A release of the last resort that turns out to be healthy.
      known.endQuarantine(of: digest)
      known.good.removeAll { $0.isSame(record) }
      known.good.insert(record.settled, at: 0)
      known.good = Array(known.good.prefix(PackageState.mostGood))
      state[package] = known
      return record.described(in: package)
    }
    store.send(.confirmed(confirmed))
  }

  /// Reports that this load failed, before or after it was confirmed. Two loads that fail take the release out of use for
  /// a time. Further calls do nothing.
  ///
  /// - Parameters:
  ///   - reason: Why the load failed.
  ///   - isOffline: Whether the device has no network. The release is then tried again as soon as the feed answers.
  public func reportFailure(_ reason: PackageFailureReason, whileOffline isOffline: Bool = false) {
    let isNew = outcome.withLock { outcome in
      switch outcome {
      case .loading: outcome = .failed
      case .ready: outcome = .failedAfterReady
      case .failed, .failedAfterReady: return false
      }
      return true
    }
    guard isNew else { return }
    change { known in
      guard var record = known.current, record.digest == digest, record.origin == origin else {
        return
      }
      guard store.rules.fail(nonce, reason, isOffline: isOffline, of: &record) else { return }
      if known.acquit(record, failingBy: reason, in: store.surroundings()) { record.attempts = [] }
      known.current = record
    }
    store.send(.failed(installed, reason: reason))
  }

  /// Withdraws the load, because it ended for a reason unrelated to the release, such as a view that was closed before
  /// the page was ready. A load that ends without a report counts as failed.
  public func withdraw() {
    guard isCounted else { return }
    change { known in
      if known.current?.digest == digest, known.current?.origin == origin {
        known.current?.attempts.removeAll { $0.nonce == nonce && $0.outcome == .loading }
      }
    }
  }

  private func change(_ body: (inout PackageState) -> Void) {
    do throws(PackageError) {
      try store.changeState { body(&$0[package]) }
    } catch {
      store.report("The outcome of a load cannot be written", error)
    }
  }
}
