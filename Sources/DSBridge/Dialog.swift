/// A question to the user, which each system shows in its own way.
struct Dialog {
  var title: String
  var message: String
  /// The last is the one that agrees.
  var buttons: [String]
  /// What the user may change; nil where there is nothing to write.
  var text: String?

  /// Gets the button's place, nil for none, and the text.
  typealias Answer = @MainActor @Sendable (_ button: Int?, _ text: String) -> Void
}
