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

  /// Writes an empty text into the memory of an array. Memory that was just used is in the processor's cache.
  mutating func takeMemory(of array: inout [UInt8]) {
    precondition(count == 0, "The text has bytes.")
    array.removeAll(keepingCapacity: true)
    swap(&bytes, &array)
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

  /// Appends the key of an object's member, and the comma before it unless it is the first.
  mutating func append(key: StaticString, isFirst: Bool) {
    let size = key.utf8CodeUnitCount
    precondition(size + 4 <= Self.partSize, "A key is too long.")
    if size + 4 > end - next { flush() }
    var place = next
    if !isFirst {
      place.initialize(to: 0x2C)
      place += 1
    }
    place.initialize(to: 0x22)
    (place + 1).initialize(from: key.utf8Start, count: size)
    place += size + 1
    place.initialize(to: 0x22)
    (place + 1).initialize(to: 0x3A)
    next = place + 2
  }

  /// Appends the digits of a number of thousandths, without zeros at the end: 1250 as `1.25`.
  mutating func append(thousandths: Int) {
    if thousandths < 0 { append(0x2D) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(decimal: Int(whole))
    guard rest > 0 else { return }
    append(0x2E)
    let places = rest % 100 == 0 ? 1 : rest % 10 == 0 ? 2 : 3
    append(decimal: Int(rest / Self.powers[3 - places]), least: places)
  }

  /// Appends the digits of a number.
  ///
  /// - Parameter least: The minimum number of digits, padded with leading zeros.
  mutating func append(decimal number: Int, least: Int = 1) {
    // 19 digits and a sign.
    if end - next < 20 { flush() }
    if number < 0 { append(0x2D) }
    var rest = number.magnitude
    // The number of bits times the logarithm of 2 is the number of digits, or one less.
    let bits = UInt.bitWidth - (rest | 1).leadingZeroBitCount
    let digits = (bits * 1233) >> 12
    let size = max(least, rest < Self.powers[digits] ? digits : digits + 1)
    let first = next
    next += size
    var position = next
    while position - first > 1 {
      let (whole, pair) = rest.quotientAndRemainder(dividingBy: 100)
      position -= 2
      position.initialize(from: Self.pairs.utf8Start + 2 * Int(pair), count: 2)
      rest = whole
    }
    if position > first { first.initialize(to: 0x30 + UInt8(truncatingIfNeeded: rest)) }
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

  /// The digits of the numbers from 0 to 99.
  private static let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """

  /// The powers of ten, as a literal, because only a literal array is built at compile time.
  private static let powers: [UInt] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
