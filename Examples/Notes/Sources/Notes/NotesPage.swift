import WebBridge

/// What Swift asks of the page, and what the page tells.
@PageInterface("page") protocol NotesPage {
  /// Shows these notes.
  func show(_ notes: [Note]) async throws

  /// Returns what the user has typed and not saved, or nil if everything is saved.
  func unsaved() async throws -> Draft?

  /// The title of each note that the user opens.
  var opened: BridgeEvents<String> { get }
}
