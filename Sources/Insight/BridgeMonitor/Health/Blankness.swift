/// Decides whether a page is blank, from its picture and from what the page says that it shows.
///
/// A page that says that it shows a text or a picture has to show it: the place of the text must have edges in the
/// picture. What covers the text, or makes it invisible, therefore makes the page blank. The share of one colour alone
/// does not decide, because a page with one line of text has more than 99 % of one colour.
struct Blankness {
  let color: PagePicture.Color
  let share: Double
  let isBlank: Bool

  /// The share of one colour, or of two, from which a page without content is blank.
  private static let leastShare = 0.95
  /// The number of edges in a place from which something is seen there.
  private static let leastEdges = 4
  /// The difference from the page's colour from which a picture or an area is seen.
  private static let leastContrast = 13
  /// The difference from the page's colour from which a picture behind the whole page is seen.
  private static let leastWallpaperContrast = 48

  /// - Parameter claims: What the page says, or `nil` if it did not answer.
  init(of picture: PagePicture, claims: PageClaims?) {
    let colors = picture.dominant
    (color, share) = (colors.first, colors.share)
    let isSeen = claims.map { Self.sees($0, in: picture, on: colors.first) } ?? false
    isBlank =
      !isSeen
      && (colors.share >= Self.leastShare
        || (claims != nil && colors.shareOfTwo >= Self.leastShare)
        || picture.edges(x: 0..<picture.width, y: 0..<picture.height) < Self.leastEdges
        || picture.contrast(with: colors.first, x: 0..<picture.width, y: 0..<picture.height)
          < Self.leastWallpaperContrast)
  }

  private static func sees(
    _ page: PageClaims, in picture: PagePicture, on color: PagePicture.Color
  ) -> Bool {
    let scale = Double(picture.width) / page.width
    return page.claims.contains { claim in
      // Bars and boxes are looked at without their border. Everything else gets a pixel more, because its edge lies
      // outside.
      let border = min(claim.width, claim.height) * scale < 30 ? 2 : 6
      let margin = [.box, .bar].contains(claim.kind) ? -border : 1
      let x = range(claim.x, claim.width, scale, margin: margin, limit: picture.width)
      let y = range(claim.y, claim.height, scale, margin: margin, limit: picture.height)
      let edges = picture.edges(x: x, y: y)
      let contrast = picture.contrast(with: color, x: x, y: y)
      return switch claim.kind {
      case .text, .control, .motion: edges >= leastEdges
      case .picture: edges >= leastEdges || contrast >= leastContrast
      case .box: contrast >= leastContrast
      case .bar: edges >= leastEdges
      case .wallpaper: contrast >= leastWallpaperContrast
      }
    }
  }

  private static func range(
    _ start: Double, _ length: Double, _ scale: Double, margin: Int, limit: Int
  ) -> Range<Int> {
    let first = min(max(Int((start * scale).rounded(.down)) - margin, 0), limit)
    let last = min(max(Int(((start + length) * scale).rounded(.up)) + margin, first), limit)
    return first..<last
  }
}
