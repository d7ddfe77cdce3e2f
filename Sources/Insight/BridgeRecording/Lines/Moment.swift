import BridgeCore

/// A moment of a recording: an event, and its time.
package struct Moment: Sendable {
  package let time: ObservedTime
  package let kind: Kind

  package enum Kind: Sendable {
    case activity(BridgeActivity.Kind)
    /// The beginning or the end of a call, without what lines do not have.
    case call(CallMoment)
    /// An observation of a page by a monitor. The members are those of `docs/RECORDING.md`.
    case page(event: String, url: String?, members: [String: BridgeValue])
    /// The place in a page that made a failed call.
    case stack(PageCallStack)
    /// Moments before this one are missing.
    case dropped(Int)
  }

  package init(time: ObservedTime, kind: Kind) { (self.time, self.kind) = (time, kind) }

  /// About how much memory the moment takes, in bytes.
  var size: Int {
    let payload =
      switch kind {
      case .activity(.callBegan(_, let payload)), .activity(.streamElement(_, let payload)),
        .activity(.event(_, _, _, let payload)):
        payload.bytes.count
      case .activity(.callEnded(_, let end)):
        end.result?.bytes.count ?? end.error?.message.utf8.count ?? 0
      case .stack(let stack): stack.text.utf8.count
      default: 0
      }
    return 300 + payload
  }
}
