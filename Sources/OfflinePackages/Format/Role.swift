/// Who may sign documents of one type: how many of which keys.
public struct Role: Hashable, Sendable {
  /// The keys, by their names.
  public let keys: Set<KeyIdentifier>
  /// How many of the keys have to sign.
  public let threshold: Int

  /// Creates a role.
  public init(keys: Set<KeyIdentifier>, threshold: Int) {
    (self.keys, self.threshold) = (keys, threshold)
  }
}
