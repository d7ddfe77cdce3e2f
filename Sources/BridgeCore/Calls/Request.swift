/// What native asks of a page.
struct Request: Sendable {
  /// What is called, for errors.
  let name: String
  /// What travels with it; `nil` where nothing does.
  var arguments: BridgeValue?
  /// How long to wait for the answer; the bridge's limit says where this is `nil`.
  var timeout: Duration?
  /// Who is asked; `nil` is the document in the main frame, or the next there.
  var document: Document?
  /// The line, of its id and its payload.
  let frame: @Sendable (_ id: Int, _ arguments: Payload) -> Frame
}
