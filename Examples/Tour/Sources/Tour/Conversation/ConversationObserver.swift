import WebBridge

/// Adds the activities of one bridge to the conversation, except those that drive the tour.
@MainActor final class ConversationObserver: BridgeObserver {
  private let conversation: Conversation

  init(_ conversation: Conversation) { self.conversation = conversation }

  func observe(_ activity: BridgeActivity) {
    guard let remark = Remark(activity), !remark.name.hasPrefix("tour.") else { return }
    conversation.add(remark)
  }
}
