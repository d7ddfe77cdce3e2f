/// The native side alone.
@MainActor struct Core {
  let native: CoreSide

  static let object = #"{"id":7,"name":"a cup of coffee","price":2.75,"isSold":false}"#
  static let item = "[\(object)]"
  static let text = #"["0123456789"]"#

  var rows: [Comparison] {
    [
      row("small struct in and out", reach: .atMost(4), "item", Self.item),
      row("10 B of text", "echo", Self.text),
    ]
  }

  private func row(
    _ name: String, reach: Reach? = nil, _ method: String, _ arguments: String
  ) -> Comparison {
    Comparison(
      name: "native end alone, \(name)", unit: .microseconds, reach: reach,
      ours: {
        let work = native.calls(method, arguments, times: 5000)
        return await processTime(per: 5000) { await work() }
      })
  }
}
