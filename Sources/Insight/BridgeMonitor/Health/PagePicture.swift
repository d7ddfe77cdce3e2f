/// A small picture of a page.
struct PagePicture: Sendable {
  /// A colour, without opacity.
  struct Color: Sendable, Equatable {
    var red, green, blue: UInt8

    /// The largest difference of a component, from 0 to 255.
    func distance(to other: Color) -> Int {
      max(
        abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
        abs(Int(blue) - Int(other.blue)))
    }
  }

  let width, height: Int
  private let colors: [Color]

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - bytes: Four bytes for each pixel, row by row.
  ///   - red: The place of red in a pixel's bytes.
  ///   - blue: The place of blue. Green has the second place.
  init?(width: Int, height: Int, bytes: [UInt8], red: Int, blue: Int) {
    guard width > 0, height > 0, bytes.count >= width * height * 4 else { return nil }
    (self.width, self.height) = (width, height)
    colors = (0..<width * height).map { pixel in
      Color(
        red: bytes[pixel * 4 + red], green: bytes[pixel * 4 + 1], blue: bytes[pixel * 4 + blue])
    }
  }

  init(width: Int, height: Int, colors: [Color]) {
    (self.width, self.height, self.colors) = (width, height, colors)
  }

  /// The most frequent colour, the share of the pixels that have it, or nearly so, and the share of those that have it
  /// or the most frequent one of the other colours.
  var dominant: (first: Color, share: Double, shareOfTwo: Double) {
    let first = Self.dominant(of: colors)
    let others = colors.filter { $0.distance(to: first) > Self.tolerance }
    let second = Self.dominant(of: others)
    let rest = others.count { $0.distance(to: second) > Self.tolerance }
    let all = Double(colors.count)
    return (first, 1 - Double(others.count) / all, 1 - Double(rest) / all)
  }

  private static func dominant(of colors: [Color]) -> Color {
    var counts = [Int](repeating: 0, count: 1 << 12)
    for color in colors { counts[Self.bin(of: color)] += 1 }
    let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    var sum = (red: 0, green: 0, blue: 0)
    for color in colors where Self.bin(of: color) == most {
      sum.red += Int(color.red)
      sum.green += Int(color.green)
      sum.blue += Int(color.blue)
    }
    let count = max(counts[most], 1)
    return Color(
      red: UInt8(sum.red / count), green: UInt8(sum.green / count), blue: UInt8(sum.blue / count))
  }

  /// The number of pixels in a part of the picture that differ from the pixel on their right or below it. Gradients
  /// have none, and text, pictures and the borders of areas do.
  func edges(x: Range<Int>, y: Range<Int>) -> Int {
    var count = 0
    let (columns, rows) = (x.clamped(to: 0..<width), y.clamped(to: 0..<height))
    for row in rows {
      for column in columns {
        let color = colors[row * width + column]
        let right = column + 1 < width ? colors[row * width + column + 1] : color
        let below = row + 1 < height ? colors[(row + 1) * width + column] : color
        if max(color.distance(to: right), color.distance(to: below)) > Self.edge { count += 1 }
      }
    }
    return count
  }

  /// The largest difference from a colour in a part of the picture.
  func contrast(with color: Color, x: Range<Int>, y: Range<Int>) -> Int {
    var most = 0
    for row in y.clamped(to: 0..<height) {
      for column in x.clamped(to: 0..<width) {
        most = max(most, colors[row * width + column].distance(to: color))
      }
    }
    return most
  }

  /// The differences of components that count as the same colour.
  private static let tolerance = 12
  /// The differences of neighbours that do not count as an edge.
  private static let edge = 9

  /// The first four bits of each component.
  private static func bin(of color: Color) -> Int {
    Int(color.red >> 4) << 8 | Int(color.green >> 4) << 4 | Int(color.blue >> 4)
  }
}
