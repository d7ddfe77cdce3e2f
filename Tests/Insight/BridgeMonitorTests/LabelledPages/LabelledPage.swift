/// A generated page, of which it is known whether a person sees anything on it.
struct LabelledPage: Sendable {
  /// What the page is, such as `splash`.
  let kind: String
  let isBlank: Bool
  let html: String

  init(_ kind: String, isBlank: Bool, style: String = "", _ body: String) {
    (self.kind, self.isBlank) = (kind, isBlank)
    html = """
      <!doctype html><html lang=en><meta charset=utf-8><title>\(kind)</title>
      <meta name=viewport content="width=device-width, initial-scale=1">
      <style>body { margin: 0; font-family: sans-serif } \(style)</style>
      \(body)
      """
  }
}

/// Makes one kind of page from random numbers.
struct PageTemplate: Sendable {
  let kind: String
  let isBlank: Bool
  let make: @Sendable (inout SeededNumbers) -> (style: String, body: String)

  static func blank(
    _ kind: String,
    _ make: @escaping @Sendable (inout SeededNumbers) -> (style: String, body: String)
  ) -> PageTemplate {
    PageTemplate(kind: kind, isBlank: true, make: make)
  }

  static func filled(
    _ kind: String,
    _ make: @escaping @Sendable (inout SeededNumbers) -> (style: String, body: String)
  ) -> PageTemplate {
    PageTemplate(kind: kind, isBlank: false, make: make)
  }

  /// Makes pages of each template.
  static func pages(
    of templates: [PageTemplate], each count: Int, seed: UInt64
  ) -> [LabelledPage] {
    var numbers = SeededNumbers(seed: seed)
    return templates.flatMap { template in
      (0..<count).map { _ in
        let (style, body) = template.make(&numbers)
        return LabelledPage(template.kind, isBlank: template.isBlank, style: style, body)
      }
    }
  }
}
