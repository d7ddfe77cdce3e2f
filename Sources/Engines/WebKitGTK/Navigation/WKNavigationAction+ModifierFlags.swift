import CWebKitGTK

extension WKNavigationAction {
  /// Keys that change the meaning of a click, with the numbers of AppKit's `NSEvent.ModifierFlags`.
  ///
  /// - Note: *Differs:* exists on Linux only, because there is no AppKit.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// The Alt key.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// The Meta or Super key.
    public static let command = ModifierFlags(rawValue: 1 << 20)

    init(gdk bits: UInt32) {
      var flags: ModifierFlags = []
      if bits & GDK_SHIFT_MASK.rawValue != 0 { flags.insert(.shift) }
      if bits & GDK_CONTROL_MASK.rawValue != 0 { flags.insert(.control) }
      if bits & GDK_ALT_MASK.rawValue != 0 { flags.insert(.option) }
      if bits & (GDK_META_MASK.rawValue | GDK_SUPER_MASK.rawValue) != 0 { flags.insert(.command) }
      self = flags
    }
  }
}
