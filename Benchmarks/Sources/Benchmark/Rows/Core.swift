/// The native end alone.
@MainActor struct Core {
  let native: CoreSide

  static let object = #"{"id":7,"name":"a cup of coffee","price":2.75,"isSold":false}"#
  static let item = "[\(object)]"
  static let text = #"["0123456789"]"#

  var rows: [Comparison] {
    [
      row("small struct in and out", reach: .atMost(4)) { native.call("item", Self.item) },
      row("10 B of text") { native.call("echo", Self.text) },
    ]
  }

  private func row(
    _ name: String, reach: Reach? = nil, _ call: @escaping @MainActor () -> Void
  ) -> Comparison {
    Comparison(
      name: "native end alone, \(name)", unit: .microseconds, reach: reach,
      ours: { processTime(per: 5000) { for _ in 0..<5000 { call() } } })
  }
}
