public import BridgeCore

extension Bridge {
  /// Records what happens on this bridge from now on.
  ///
  /// - Parameter options: The options of the recorder.
  /// - Throws: ``RecordingError`` if the file of the options cannot be created.
  @discardableResult public func record(_ options: RecorderOptions = RecorderOptions()) throws
    -> Recorder
  {
    let recorder = try Recorder(options)
    recorder.begin(self)
    return recorder
  }
}
