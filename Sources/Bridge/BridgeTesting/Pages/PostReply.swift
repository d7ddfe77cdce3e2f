/// The one answer to a post. If the object is released without an answer, the page's promise rejects.
@MainActor final class PostReply {
  private weak var document: PageDocument?
  private let id: String
  private var isAnswered = false

  init(to id: String, in document: PageDocument) {
    self.id = id
    self.document = document
  }

  func answer(_ text: String) {
    guard !isAnswered else {
      document?.log(ConsoleLine(level: .error, text: "A message was answered twice."))
      return
    }
    isAnswered = true
    document?.receive(text, inReplyTo: id)
  }

  func reject(as kind: String, _ message: String) {
    isAnswered = true
    document?.fail(id, kind, message)
  }

  deinit {
    guard !isAnswered else { return }
    let id = id
    inTurn { [weak document] in document?.fail(id, "Error", "The message was never answered.") }
  }
}
