extension BridgeDialect {
  /// Messages of the form `{method, data, callbackId, successId, failedId}`, which many teams' own bridges
  /// use.
  ///
  /// - Parameters:
  ///   - handler: The name of the message handler: pages post to `webkit.messageHandlers.<handler>`.
  ///   - reply: The page's function that receives an id and its answer, such as `app.onReply`.
  public static func envelope(handler: String, reply: String) -> BridgeDialect {
    BridgeDialect(
      "envelope", source: DialectSource.envelope,
      options: ["handler": .string(handler), "reply": .string(reply)])
  }
}
