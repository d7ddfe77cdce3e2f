extension OpenedRelease {
  /// Confirms that this load is healthy, which makes the release the last good one. Further calls do nothing.
  ///
  /// - Parameter nonce: The text that the document of this load has.
  /// - Throws: ``PackageError`` with the code `mismatch` where the nonce is of another load, or the load has failed
  ///   before; `storage` where it cannot be written.
  public func confirmHealthy(nonce: String) throws(PackageError) { throw .unbuilt }

  /// Reports that this load failed, before or after it was confirmed. Two loads that fail take the release out of use.
  /// Further calls do nothing.
  public func reportFailure(_ reason: FailureReason) {}

  /// Takes the load back: it was given up for a reason that is none of the release's, such as a view that was closed
  /// before the page was ready. A load that ends without a word counts as failed.
  public func withdraw() {}
}
