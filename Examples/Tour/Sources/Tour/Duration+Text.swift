extension Duration {
  /// The duration as text, in whole milliseconds.
  var inMilliseconds: String { "\(Int((self / .milliseconds(1)).rounded())) ms" }
}
