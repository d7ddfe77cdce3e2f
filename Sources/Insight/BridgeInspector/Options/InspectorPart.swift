/// A table of the app that an inspector shows beside the bridge.
///
/// ```swift
/// var options = InspectorOptions()
/// options.parts.append(
///   InspectorPart("Flags", columns: ["flag", "value"]) {
///     [["fastCheckout", "true"]]
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
