extension Int {
  /// Reads a number of header fields: digits alone, without a sign; `nil` for anything else.
  init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
      return nil
    }
    self = number
  }
}
