/// Decides whether a page is blank, from its picture and from what the page says that it shows.
///
/// A page that says that it shows a text or a picture has to show it: the place of the text must have edges in the
/// picture. What covers the text, or makes it invisible, therefore makes the page blank. The share of one colour alone
/// does not decide, because a page with one line of text has more than 99 % of one colour.
struct Blankness {
  let color: PagePicture.Color
  let share: Double
  let isBlank: Bool

  /// The share of one colour from which a page without content is blank, as the article has it.
  static let leastShare = 0.95
  /// The number of edges in a place from which something is seen there.
  private static let leastEdges = 4
  /// The difference from the page's colour from which a picture without edges is seen.
  private static let leastContrast = 20

  /// - Parameter claims: What the page says, or `nil` if it did not answer.
  init(of picture: PagePicture, claims: PageClaims?) {
    let (color, share) = picture.dominant
    (self.color, self.share) = (color, share)
    let isSeen = claims.map { Self.sees($0, in: picture, on: color) } ?? false
    let isUniform = share >= Self.leastShare
    let isPlain =
      picture.edges(x: 0..<picture.width, y: 0..<picture.height) < Self.leastEdges
    isBlank = !isSeen && (isUniform || isPlain)
  }

  private static func sees(
    _ page: PageClaims, in picture: PagePicture, on color: PagePicture.Color
  ) -> Bool {
    let scale = Double(picture.width) / page.width
    return page.claims.contains { claim in
      // With a margin, because the edge of a picture lies beside it.
      let x = Self.range(claim.x, claim.width, scale, limit: picture.width)
      let y = Self.range(claim.y, claim.height, scale, limit: picture.height)
      if picture.edges(x: x, y: y) >= leastEdges { return true }
      return claim.kind == .picture && picture.contrast(with: color, x: x, y: y) >= leastContrast
    }
  }

  private static func range(
    _ start: Double, _ length: Double, _ scale: Double, limit: Int
  ) -> Range<Int> {
    let first = min(max(Int((start * scale).rounded(.down)) - 1, 0), limit)
    let last = min(max(Int(((start + length) * scale).rounded(.up)) + 1, first), limit)
    return first..<last
  }
}
