import WebBridge

/// The functions and the events of the page.
@PageInterface("page") protocol NotesPage {
  /// Shows the notes in the list.
  func show(_ notes: [Note]) async throws

  /// Returns the text that the user has not saved, or nil if everything is saved.
  func unsaved() async throws -> Draft?

  /// The title of each note that the user opens, empty if the user closes one.
  var opened: BridgeEvents<String> { get }
}
