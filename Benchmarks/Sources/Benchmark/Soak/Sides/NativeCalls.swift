import Foundation
import WebBridge

/// The calls of native code to the pages of one bridge, counted by whoever makes them.
@MainActor final class NativeCalls {
  /// How many of a kind have begun, and how they ended.
  struct Kind {
    var begun = 0
    var ends: [String: Int] = [:]
  }

  let bridge: Bridge
  let ledger: CallLedger
  let changes: Changes
  private(set) var begun = 0
  private(set) var ended = 0
  /// How many calls of functions failed because the document had ended. No request is made if it ended before.
  private(set) var gone = 0
  private(set) var kinds: [String: Kind] = [:]
  /// What must not be, as sentences.
  private(set) var faults: [String] = []
  /// Whether the document has listeners for events.
  var isReady = false
  /// How many events were emitted to the document since it is ready.
  var ticks = 0
  /// Makes a mark for what a page may hold.
  var mark: (@MainActor () -> Marks.Mark)?

  init(_ bridge: Bridge, _ ledger: CallLedger, _ changes: Changes) {
    (self.bridge, self.ledger, self.changes) = (bridge, ledger, changes)
  }

  private func end() {
    ended += 1
    changes.note()
  }

  func call<each Argument: Encodable, Result: Decodable>(
    _ name: String, _ arguments: repeat each Argument, timeout: Duration? = nil,
    as type: Result.Type = Result.self
  ) async throws -> Result {
    begun += 1
    defer { end() }
    return try await bridge.call(name, repeat each arguments, timeout: timeout, as: type)
  }

  func call(_ function: BridgeFunction, _ number: Int) async throws -> Int {
    begun += 1
    defer { end() }
    do {
      return try await function(number, as: Int.self)
    } catch let error as BridgeError where Self.ofDocuments.contains(error.code.rawValue) {
      gone += 1
      throw error
    }
  }

  func has(_ name: String) async throws -> Bool {
    begun += 1
    defer { end() }
    return try await bridge.has(name)
  }

  /// Reads a stream of numbers, which count up.
  ///
  /// - Parameter most: After how many elements the reader leaves.
  /// - Returns: How many elements came.
  func read<each Argument: Encodable>(
    _ name: String, _ arguments: repeat each Argument, most: Int = .max
  ) async throws -> Int {
    begun += 1
    defer { end() }
    var count = 0
    for try await element in bridge.stream(name, repeat each arguments, as: Int.self) {
      guard element == count else {
        throw SoakFailure("Element \(count) of \"\(name)\" is \(element).")
      }
      count += 1
      if count == most { break }
    }
    return count
  }

  /// Emits an event, if the document listens.
  func tick() {
    guard isReady else { return }
    ticks += 1
    bridge.emit("tick", ticks)
  }

  /// The ends that every call may have when its document or its bridge ends meanwhile.
  private static let ofDocuments: Set<String> = [
    "documentGone", "webProcessTerminated", "detached",
  ]

  /// Makes one call of a kind, and compares its end with what the kind promises.
  func make(_ kind: NativeKind, _ numbers: SeededNumbers) async {
    kinds[kind.name, default: Kind()].begun += 1
    let before = ledger.documentEnds
    let end: String
    do {
      try await kind.run(self, numbers)
      end = "value"
    } catch let error as BridgeError {
      end = error.code.rawValue
    } catch {
      end = "\(error)"
    }
    kinds[kind.name]?.ends[end, default: 0] += 1
    if kind.ends.contains(end) { return }
    if ledger.documentEnds > before || bridge.isDetached, Self.ofDocuments.contains(end) { return }
    faults.append(
      "Native code's call of the kind \"\(kind.name)\" ended with \(end), and not with \(kind.ends)."
    )
  }

  /// Makes a number of random calls, some at a time.
  func make(_ count: Int, lanes: Int, _ numbers: SeededNumbers) async {
    let left = Countdown(count)
    let tasks = (0..<lanes).map { _ in
      Task {
        while left.take() { await make(numbers.one(of: NativeKind.lots), numbers) }
      }
    }
    for task in tasks { await task.value }
  }
}

/// A number of things that several tasks do together.
@MainActor private final class Countdown {
  private var left: Int

  init(_ count: Int) { left = count }

  /// Takes one; returns whether there was one.
  func take() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}

extension Bridge {
  /// Whether the bridge has ended.
  var isDetached: Bool { if case .detached = connection { true } else { false } }
}
