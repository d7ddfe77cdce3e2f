/// Something that a monitor has seen of a page or its bridge.
public struct PageEvent: Sendable {
  /// When it happened, on native code's clock. The time of something that happened on the page is the time at which
  /// native code heard of it, less the time that has passed on the page's clock since then.
  public let time: ContinuousClock.Instant
  /// The URL of the page at that time, also after `pushState`, or `nil` if no document is concerned. It has no query, user
  /// and password, and no fragment but a route: one that begins with `/` or `!/`, up to its parameters.
  public var page: String?
  /// The kind of the event.
  public var kind: Kind

  /// The kind of the event.
  public enum Kind: Sendable {
    /// A call has ended.
    case call(CallReport)
    /// A page was loaded.
    case loaded(PageTimes)
    /// A script failed: an exception that nobody caught, a rejection that nobody handled, or an error that the script
    /// wrote to the console.
    case failed(ScriptFailure)
    /// An image, a script, a style sheet or another resource could not be loaded.
    case resourceFailed(ResourceFailure)
    /// The page did what its Content Security Policy forbids.
    case violated(PolicyViolation)
    /// A text, a document or a prompt was refused, for the reason given.
    case refused(reason: String)
    /// The page shows nothing: its picture had one colour and no content, at two looks.
    case blank(BlankPage)
    /// The page has not answered for the time given. The page or its process is busy, or hangs.
    case hung(for: Duration)
    /// The page answers again, or was left, after the time given.
    case recovered(after: Duration)
    /// The resources that the page had loaded when it was loaded itself. The event follows ``loaded(_:)``.
    case resources(PageResources)
    /// The process that ran the page has ended.
    case processEnded
    /// Events were dropped, because there were more than ``PageMonitorOptions/maxEvents``, or because nobody read
    /// them.
    case dropped(count: Int)
  }
}

extension PageEvent: CustomStringConvertible {
  /// What happened, and on which page.
  public var description: String { page.map { "\(kind) (\($0))" } ?? "\(kind)" }
}

extension PageEvent.Kind: CustomStringConvertible {
  /// What happened, in one line.
  public var description: String {
    switch self {
    case .call(let call): "call: \(call)"
    case .loaded(let times): "loaded: \(times)"
    case .failed(let failure): "failed: \(failure)"
    case .resourceFailed(let failure): "resource failed: \(failure)"
    case .violated(let violation): "violated: \(violation)"
    case .refused(let reason): "refused: \(reason)"
    case .blank(let page): "blank: \(page)"
    case .hung(let time): "hung for \(time)"
    case .recovered(let time): "recovered after \(time)"
    case .resources(let resources): "resources: \(resources)"
    case .processEnded: "process ended"
    case .dropped(let count): "dropped \(count) events"
    }
  }
}

/// A page that shows nothing.
public struct BlankPage: Sendable, Equatable {
  /// The most frequent colour, such as `#ffffff`.
  public let color: String
  /// The share of the page that has the colour, from 0 to 1.
  public let share: Double
  /// The time from the beginning of the document to the second look at it.
  public let age: Duration
}

extension BlankPage: CustomStringConvertible {
  /// The colour, its share of the page, and the age of the document.
  public var description: String { "\(color) on \(Int(share * 100)) % of the page after \(age)" }
}
