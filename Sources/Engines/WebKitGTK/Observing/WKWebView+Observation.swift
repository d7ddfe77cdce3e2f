import CWebKitGTK
import Foundation

/// An object whose properties can be observed, which on Linux is a ``WKWebView``.
public protocol _KeyValueCodingAndObserving {}

extension WKWebView: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: WKWebView {
  /// Observes a property: `title`, `url`, `isLoading`, `estimatedProgress`, `canGoBack`,
  /// `canGoForward`, `hasOnlySecureContent`, `themeColor`, `cameraCaptureState` or
  /// `microphoneCaptureState`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values and calls that the handler receives. Without options, the handler is
  ///     called for each change and receives neither value.
  ///   - changeHandler: Called on the main thread during each change. Use `MainActor.assumeIsolated`
  ///     in the handler.
  /// - Returns: The observation, which the caller has to keep. It ends when it is released.
  ///
  /// - Precondition: The key path is one of those above.
  @preconcurrency @MainActor public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let property = Self.observable[keyPath] else {
      let names = ObservableProperty.allCases.map { "\($0)" }.joined(separator: ", ")
      preconditionFailure(
        "This property of a WKWebView cannot be observed. Those that can are \(names).")
    }
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self, !self.isClosed else { return }
      let old = last
      let new = self[keyPath: keyPath]
      guard !isSame(old, new) else { return }
      last = new
      if options.contains(.prior) {
        changeHandler(self, options.change(from: old, to: nil, isPrior: true))
      }
      changeHandler(self, options.change(from: old, to: new))
    }
    if observations.add(observation, of: property) { startFollowing(property) }
    if options.contains(.initial) { changeHandler(self, options.change(from: nil, to: last)) }
    return observation
  }

  @MainActor private static var observable: [PartialKeyPath<Self>: ObservableProperty] {
    [
      \.title: .title, \.url: .url, \.isLoading: .isLoading,
      \.estimatedProgress: .estimatedProgress, \.canGoBack: .canGoBack,
      \.canGoForward: .canGoForward, \.hasOnlySecureContent: .hasOnlySecureContent,
      \.themeColor: .themeColor, \.cameraCaptureState: .cameraCaptureState,
      \.microphoneCaptureState: .microphoneCaptureState,
    ]
  }
}

extension NSKeyValueObservingOptions {
  fileprivate func change<Value>(
    from old: Value?, to new: Value?, isPrior: Bool = false
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: contains(.new) ? new : nil, oldValue: contains(.old) ? old : nil,
      indexes: nil, isPrior: isPrior)
  }
}

/// Returns whether two values of an observable property are equal. All such values are hashable.
private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  (left as? AnyHashable) == (right as? AnyHashable)
}

extension WKWebView {
  /// Connects the signals after which a property may have changed.
  fileprivate func startFollowing(_ property: ObservableProperty) {
    guard !isClosed else { return }
    switch property {
    case .title: follow("title", property)
    case .url: follow("uri", property)
    case .isLoading: follow("is-loading", property)
    case .estimatedProgress: follow("estimated-load-progress", property)
    case .themeColor: follow("theme-color", property)
    case .cameraCaptureState: follow("camera-capture-state", property)
    case .microphoneCaptureState: follow("microphone-capture-state", property)
    case .hasOnlySecureContent:
      for signal in ["load-changed", "insecure-content-detected"] {
        object.connect(signal) { [weak self] _ in
          self?.observations.mayHaveChanged(property)
          return .nothing
        }
      }
    case .canGoBack, .canGoForward:
      guard let list = webkit_web_view_get_back_forward_list(object.pointer()) else { return }
      GObject(retaining: list).connect("changed") { [weak self] _ in
        self?.observations.mayHaveChanged(property)
        return .nothing
      }
    }
  }

  private func follow(_ name: String, _ property: ObservableProperty) {
    object.connect("notify::" + name) { [weak self] _ in
      self?.observations.mayHaveChanged(property)
      return .nothing
    }
  }
}
