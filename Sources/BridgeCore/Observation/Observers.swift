/// The observers of one bridge.
@MainActor final class Observers {
  private var frameObservers: [any FrameObserver] = [] {
    didSet { isActive = !frameObservers.isEmpty }
  }
  /// Whether there is one.
  // Stored separately and unchecked, because every line reads it twice.
  @exclusivity(unchecked) private(set) var isActive = false

  func add(_ observer: any FrameObserver) { frameObservers.append(observer) }

  func remove(_ observer: any FrameObserver) { frameObservers.removeAll { $0 === observer } }

  func removeAll() { frameObservers = [] }

  /// A line crossed.
  ///
  /// - Parameter origin: The origin of the document at the page's end.
  func observe(_ line: ArraySlice<UInt8>, _ direction: FrameDirection, of origin: Origin) {
    let text = String(decoding: line, as: UTF8.self)
    for observer in frameObservers {
      observer.observe(text, direction: direction, origin: origin)
    }
  }
}
