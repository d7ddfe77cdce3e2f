import Foundation

/// The actions of a store on a system that suspends apps, and ends suspended apps that hold file locks (0xdead10cc).
/// The system does so for folders that an app shares with others. It allows locks in the app's own container.
package struct Suspension: Sendable {
  /// The owner of parked leases, such as the identifier of an app. A later process of the owner recognises them.
  package var owner: String
  /// This process of the owner.
  package var process: String
  /// Asks the system for time in which the app is not suspended, and returns the function that gives the time back.
  /// `expire` is called if the system wants to suspend the app before that.
  package var hold: @Sendable (_ expire: @escaping @Sendable () -> Void) -> @Sendable () -> Void
  /// Calls functions when the app goes to the background, in which it may be suspended, and when it comes back. Returns
  /// an object whose deinitialization ends the calls.
  package var observe:
    @Sendable (
      _ background: @escaping @Sendable () -> Void, _ foreground: @escaping @Sendable () -> Void
    )
      -> any Sendable

  package init(
    owner: String, process: String,
    hold: @escaping @Sendable (@escaping @Sendable () -> Void) -> @Sendable () -> Void,
    observe:
      @escaping @Sendable (@escaping @Sendable () -> Void, @escaping @Sendable () -> Void) ->
      any Sendable
  ) {
    (self.owner, self.process, self.hold, self.observe) = (owner, process, hold, observe)
  }

  /// The contents of a parked lease's file.
  var mark: ParkedMark { ParkedMark(owner: owner, process: process) }

  /// Returns whether an app shares a folder with others.
  ///
  /// - Parameter container: The home folder of the app.
  static func isShared(_ folder: String, container: String) -> Bool {
    let (place, home) = (resolved(folder), resolved(container))
    return place != home && !place.hasPrefix(home + "/")
  }

  /// A path without symbolic links: the system names one folder both `/var` and `/private/var`.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  #if !(os(iOS) || os(visionOS))
    /// The rules of this system for suspended apps: `nil`, because it suspends none.
    static let ofSystem: @Sendable (_ folder: String) -> Suspension? = { _ in nil }
  #endif
}

/// The process that has parked a lease.
struct ParkedMark: Equatable {
  let owner: String
  let process: String

  init(owner: String, process: String) { (self.owner, self.process) = (owner, process) }

  /// Reads the mark in the file of a lease; `nil` if the lease is not parked.
  init?(in file: Descriptor) {
    guard let bytes = (try? file.contents(atMost: 1_000)).flatMap({ $0 }) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    self.init(owner: String(lines[0]), process: String(lines[1]))
  }

  var bytes: Data { Data("\(owner)\n\(process)\n".utf8) }
}
