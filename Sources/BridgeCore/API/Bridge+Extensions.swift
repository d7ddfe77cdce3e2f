extension Bridge {
  /// The tables of the bridge's extensions.
  package var extensionTables: [ExtensionTable] { session.extensions.flatMap(\.tables) }
}
