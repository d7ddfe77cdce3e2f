public import WebBridge

extension Bridge {
  /// Records what happens on this bridge, and shows it.
  ///
  /// ```swift
  /// #if DEBUG
  ///   let inspector = try bridge.inspect()
  ///   try inspector.open()
  /// #endif
  /// ```
  ///
  /// - Parameter options: What to record and to show.
  /// - Throws: `RecordingError` if the file of the options cannot be created.
  @discardableResult public func inspect(
    _ options: InspectorOptions = InspectorOptions()
  ) throws -> Inspector {
    try Inspector(of: self, options)
  }
}
