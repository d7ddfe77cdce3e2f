/// A property of a view that can be observed.
enum ObservableProperty: CaseIterable {
  case title
  case url
  case isLoading
  case estimatedProgress
  case canGoBack
  case canGoForward
  case hasOnlySecureContent
  case themeColor
  case cameraCaptureState
  case microphoneCaptureState
}

/// The observations of one view's properties.
@MainActor final class Observations {
  private var observations: [ObservableProperty: [Weak<NSKeyValueObservation>]] = [:]

  /// Adds an observation, which is not kept alive.
  ///
  /// - Returns: Whether it is the first of the property that there ever was.
  func add(_ observation: NSKeyValueObservation, of property: ObservableProperty) -> Bool {
    let isFirst = observations[property] == nil
    observations[property, default: []].append(weak: observation)
    return isFirst
  }

  /// Tells all observations of a property that it may have changed, in the order they were made.
  func mayHaveChanged(_ properties: ObservableProperty...) {
    for property in properties {
      for observation in observations[property] ?? [] {
        observation.object?.propertyMayHaveChanged()
      }
    }
  }
}
