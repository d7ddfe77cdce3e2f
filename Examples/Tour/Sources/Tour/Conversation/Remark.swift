import WebBridge

/// One message of the page or of Swift, in the parts that people read.
struct Remark: Encodable {
  /// The kind of message.
  enum Verb: String, Encodable {
    case call, stream, done, fail, cancel, open, next, credit, event
  }

  /// The properties that remarks share if they are counted together.
  struct Kind: Hashable {
    let direction: FrameDirection
    let verb: Verb
    let name: String
  }

  /// The position in the conversation.
  var id = 0
  /// The number of the step that the remark belongs to.
  var step = 0
  /// The direction. Remarks of the page go `toNative`.
  let direction: FrameDirection
  let verb: Verb
  /// The number of the call.
  let number: Int?
  /// The name of the method or event.
  let name: String
  let payload: String
  /// The number of remarks that this one stands for, or 0 if it stands for itself.
  var count = 0

  /// Creates the remark of an activity.
  ///
  /// - Returns: `nil` if the activity is not a message between the page and Swift.
  init?(_ activity: BridgeActivity) {
    switch activity.kind {
    case .callBegan(let call, let arguments):
      self.init(call, by: .caller, .call, arguments.text)
    case .callEnded(let call, let end) where end.error?.code == .cancelled:
      self.init(call, by: .caller, .cancel)
    case .callEnded(let call, let end):
      if let error = end.error {
        self.init(call, by: .answerer, .fail, error.message)
      } else {
        self.init(call, by: .answerer, .done, end.result?.text ?? "")
      }
    case .streamOpened(let call): self.init(call, by: .answerer, .open)
    case .streamElement(let call, let element):
      self.init(call, by: .answerer, .next, element.text)
    case .streamCredit(let call, let count): self.init(call, by: .caller, .credit, "\(count)")
    case .event(let name, let direction, _, let value):
      self.init(direction, .event, nil, name, value.text)
    case .documentBegan, .documentEnded, .callWaits, .eventDropped, .refused, .limitReached,
      .processEnded:
      return nil
    }
  }

  private enum Speaker { case caller, answerer }

  private init(
    _ call: ObservedCall, by speaker: Speaker, _ verb: Verb, _ payload: String = ""
  ) {
    let other: FrameDirection = call.direction == .toPage ? .toNative : .toPage
    self.init(speaker == .caller ? call.direction : other, verb, call.id, call.name, payload)
  }

  private init(
    _ direction: FrameDirection, _ verb: Verb, _ number: Int?, _ name: String, _ payload: String
  ) {
    (self.direction, self.verb, self.number, self.name) = (direction, verb, number, name)
    self.payload = payload.count <= 160 ? payload : payload.prefix(159) + "…"
  }

  /// Creates a remark that stands for `remark` and all following remarks of its kind.
  init(crowd remark: Remark) {
    (direction, verb, name) = (remark.direction, remark.verb, remark.name)
    (number, payload, count) = (nil, "", 1)
  }

  var kind: Kind { Kind(direction: direction, verb: verb, name: name) }
}
