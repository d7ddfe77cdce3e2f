/// A table that an extension shows to the developers of an app, such as the installed packages.
@MainActor package struct ExtensionTable {
  /// The title of the table.
  package let title: String
  /// The titles of the columns.
  package let columns: [String]
  /// Returns the current rows. Each row has a text for each column.
  package let rows: @MainActor () async -> [[String]]

  package init(
    _ title: String, columns: [String], rows: @escaping @MainActor () async -> [[String]]
  ) {
    (self.title, self.columns, self.rows) = (title, columns, rows)
  }
}
