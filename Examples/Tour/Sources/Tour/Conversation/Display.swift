import WebBridge

/// Shows the steps, the conversation and the totals on the page, and updates them when they change.
@MainActor final class Display {
  private struct Row: Encodable {
    var state: String
    var note: String
  }

  private struct Contents: Encodable {
    var name: String
    var steps: [String]
  }

  private struct Totals: Encodable {
    var remarks: Int
    var seconds: Double
    var verdict: String
  }

  private let bridge: Bridge
  private let conversation: Conversation
  private let contents: [Contents]
  private var rows: [Row]
  private var verdict = "running"
  private var changed: [Int: Remark] = [:]
  private var isWaiting = false
  private let start = ContinuousClock.now

  init(_ chapters: [Chapter], _ conversation: Conversation, on bridge: Bridge) {
    (self.bridge, self.conversation) = (bridge, conversation)
    contents = chapters.map { Contents(name: $0.name, steps: $0.steps.map(\.title)) }
    rows = contents.flatMap(\.steps).map { _ in Row(state: "waiting", note: "") }
    conversation.onChange = { [weak self] remark in
      self?.changed[remark.id] = remark
      self?.showSoon()
    }
    // Every page that is loaded receives the complete display.
    bridge.on("tour.ready") { [weak self] in self?.showAll() }
  }

  func set(_ index: Int, _ state: String, _ note: String = "") {
    rows[index] = Row(state: state, note: note)
    showSoon()
  }

  /// Shows the verdict on the tour.
  func end(_ verdict: String) {
    self.verdict = verdict
    show()
  }

  private func showAll() {
    bridge.emit("tour.chapters", contents)
    for remark in conversation.remarks { changed[remark.id] = remark }
    show()
  }

  // Remarks of 30 ms are shown together, because many arrive at once.
  private func showSoon() {
    guard !isWaiting else { return }
    isWaiting = true
    Task {
      try? await Task.sleep(for: .milliseconds(30))
      isWaiting = false
      show()
    }
  }

  private func show() {
    bridge.emit("tour.steps", rows)
    bridge.emit("tour.remarks", changed.values.sorted { $0.id < $1.id })
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    bridge.emit(
      "tour.totals", Totals(remarks: conversation.total, seconds: seconds, verdict: verdict))
    changed = [:]
  }
}
