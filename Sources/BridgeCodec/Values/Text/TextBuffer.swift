import Foundation

/// Builds a text from many small parts. The parts collect on the stack and reach an array by the hundred, because
/// appending to an array takes longer than writing the parts.
struct TextBuffer: ~Copyable {
  private var bytes: [UInt8] = []
  // The memory on the stack, which ``with(_:)`` keeps as long as the buffer lives.
  private let start: UnsafeMutablePointer<UInt8>
  private let end: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>

  /// The size of the part on the stack, in bytes. Swift puts larger allocations on the heap.
  private static let partSize = 1024

  static func with<Result>(_ body: (consuming TextBuffer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: partSize) { part in
      guard let start = part.baseAddress else { preconditionFailure("The stack has no room.") }
      return body(TextBuffer(start, start + part.count))
    }
  }

  private init(_ start: UnsafeMutablePointer<UInt8>, _ end: UnsafeMutablePointer<UInt8>) {
    (self.start, self.end, next) = (start, end, start)
  }

  /// The number of bytes written.
  var count: Int { bytes.count + (next - start) }

  consuming func finish() -> [UInt8] {
    flush()
    return bytes
  }

  /// Makes room for an estimated total size, in bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(min(count, 16 << 20)) }

  mutating func append(_ byte: UInt8) {
    if next == end { flush() }
    next.initialize(to: byte)
    next += 1
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    if text.count > end - next {
      flush()
      guard text.count <= Self.partSize / 2 else { return bytes.append(contentsOf: text) }
    }
    next.initialize(from: source, count: text.count)
    next += text.count
  }

  /// Appends the digits of a number.
  ///
  /// - Parameter least: The minimum number of digits, padded with leading zeros.
  mutating func append(decimal number: Int, least: Int = 1) {
    // 19 digits and a sign.
    if end - next < 20 { flush() }
    if number < 0 { append(0x2D) }
    var rest = number.magnitude
    var size = least
    var limit = Self.powers[least]
    while rest >= limit, size < 19 {
      size += 1
      limit = Self.powers[size]
    }
    next += size
    var position = next
    for _ in 0..<size {
      position -= 1
      position.initialize(to: 0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
  }

  /// Appends a fraction with up to four decimal places, in the fewest digits that identify it, as Swift prints it.
  /// Returns `false` if nothing was written.
  mutating func append(short number: Double) -> Bool {
    let magnitude = number.magnitude
    guard magnitude >= 0.001, magnitude < 1e10 else { return false }
    for places in 1...4 {
      let scale = Double(Self.powers[places])
      let digits = Double(Int(magnitude * scale + 0.5))
      // Both operands are exact, and a parser of these digits does the same division and rounds once.
      guard digits / scale == magnitude else { continue }
      if number < 0 { append(0x2D) }
      let (whole, rest) = Int(digits).quotientAndRemainder(dividingBy: Int(Self.powers[places]))
      append(decimal: whole)
      append(0x2E)
      append(decimal: rest, least: places)
      return true
    }
    return false
  }

  private mutating func flush() {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: next - start))
    next = start
  }

  /// The powers of ten, as a literal, because only a literal array is built at compile time.
  private static let powers: [UInt] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
