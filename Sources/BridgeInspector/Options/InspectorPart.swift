/// A table that an inspector shows beside the bridge, such as the installed packages of an app.
///
/// ```swift
/// var options = InspectorOptions()
/// options.parts.append(
///   InspectorPart("Packages", columns: ["package", "version"]) {
///     [["shop", "12"]]
///   })
/// ```
public struct InspectorPart: Sendable {
  /// The title of the table.
  public let title: String
  /// The titles of the columns.
  public let columns: [String]
  let rows: @MainActor @Sendable () async -> [[String]]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - title: The title of the table.
  ///   - columns: The titles of the columns.
  ///   - rows: Returns the current rows. Each row has a text for each column.
  public init(
    _ title: String, columns: [String], rows: @escaping @MainActor @Sendable () async -> [[String]]
  ) {
    (self.title, self.columns, self.rows) = (title, columns, rows)
  }
}
