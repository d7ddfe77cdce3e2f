import Foundation
import Logging

extension CookieSync {
  /// Begins a round, or another one after the round that runs. Changes that come close together need one round.
  func startRound() {
    guard !isStopped else { return }
    needsRound = true
    guard !isRunning else { return }
    isRunning = true
    Task {
      while needsRound, !isStopped {
        needsRound = false
        rounds += 1
        let number = rounds
        while let clearing = clearings.first { await run(clearing) }
        let start = ContinuousClock.now
        waiters.end(number, succeeded: await carry())
        await pause(after: ContinuousClock.now - start)
      }
      isRunning = false
    }
  }

  /// Lets changes gather after a round that took long, because a page can make changes without end. Whoever waits for a
  /// round does not wait for this.
  private func pause(after time: Duration) async {
    guard needsRound, time > Self.longRound, !waiters.isWaited, clearings.isEmpty else { return }
    try? await Task.sleep(for: min(time, Self.longestPause))
  }

  /// Reads both jars and carries the changes. Returns whether both jars have them.
  private func carry() async -> Bool {
    do {
      let (native, web) = try await readJars()
      guard !isStopped else { return false }
      let now = Date()
      let carriedWeb = few(carried(web, at: now))
      let transfer = ledger.reconcile(
        native: carried(native, at: now), web: carriedWeb, at: now)
      log.write(transfer.notices)
      let isInJar = await attempt("write the app's jar") {
        guard !transfer.toNative.isEmpty else { return }
        let made = try await jar.replace(transfer.toNative)
        log.write(ledger.confirm(made, of: transfer.toNative, web: carriedWeb))
        writes += made.count
        // Whoever has changed the others in the meantime has not been heard yet.
        needsRound = true
      }
      let isInStore = await attempt("write the web view's store") {
        guard !transfer.toWeb.isEmpty else { return }
        // The next round reads what the store has not made of it yet.
        needsRound = true
        writes += transfer.toWeb.count
        try await store.write(transfer.toWeb)
        // Before anybody hears of the end of this round, because a cookie that is missing later is one that was deleted.
        ledger.confirm(try await store.cookies())
      }
      return isInJar && isInStore
    } catch {
      return false
    }
  }

  /// Returns all cookies of both jars. The log has the error that this method throws.
  func readJars() async throws -> (native: [WebCookie], web: [WebCookie]) {
    var cookies: (native: [WebCookie], web: [WebCookie]) = ([], [])
    var failure: (any Error)?
    do { cookies.native = try await jar.cookies() } catch {
      log.write("The app's jar could not be read: \(error)")
      failure = error
    }
    do { cookies.web = try await store.cookies() } catch {
      log.write("The web view's store could not be read: \(error)")
      failure = error
    }
    if let failure { throw failure }
    return cookies
  }

  private func attempt(_ work: String, _ body: () async throws -> Void) async -> Bool {
    do {
      try await body()
      return true
    } catch {
      log.write("The sync could not \(work): \(error)")
      return false
    }
  }

  /// The cookies of the web view's store of which the sync takes note: those that it knows, and others as long as there is
  /// room.
  private func few(_ cookies: [WebCookie]) -> [WebCookie] {
    guard cookies.count > Self.most else { return cookies }
    log.write(
      "The web view's store has more than \(Self.most) cookies. Further ones are left alone.")
    var room = Self.most - cookies.count { ledger.has($0.id) }
    return cookies.filter { cookie in
      if ledger.has(cookie.id) { return true }
      room -= 1
      return room >= 0
    }
  }

  /// The cookies that the sync keeps equal.
  private func carried(_ cookies: [WebCookie], at now: Date) -> [WebCookie] {
    cookies.filter { cookie in
      guard domains.contains(where: { $0.contains(cookie.domain) }) else { return false }
      if cookie.isPartitioned {
        log.write("The cookie \(cookie.id) is left alone.", level: .info)
      }
      return !cookie.isPartitioned && !cookie.isExpired(at: now)
    }
  }
}
