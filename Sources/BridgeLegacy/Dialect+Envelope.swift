extension Dialect {
  /// Messages of the form `{method, data, callbackId, successId, failedId}`, as many teams have them of
  /// their own.
  ///
  /// - Parameters:
  ///   - handler: The page posts to `webkit.messageHandlers.<handler>`.
  ///   - reply: The page's function that is called with an id and what belongs to it, such as
  ///     `app.onReply`.
  public static func envelope(handler: String, reply: String) -> Dialect {
    Dialect(
      "envelope", source: DialectSource.envelope,
      options: ["handler": .string(handler), "reply": .string(reply)])
  }
}
