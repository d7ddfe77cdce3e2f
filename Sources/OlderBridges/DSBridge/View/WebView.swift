public import Foundation
@_exported public import WebBridge

/// The web view of DSBridge over this package's bridge. Pages and code that were written for the original
/// work unchanged.
///
/// ```swift
/// let webView = WebView(frame: .zero, configuration: WKWebViewConfiguration())
/// webView.addInterface(Device(), by: "device")
/// webView.call("page.title", thatReturns: String.self) { title in … }
/// ```
open class WebView: WKWebView {
  /// The origins whose pages may use the bridges of the views that are made from now on.
  ///
  /// By default every page with an origin is trusted, as in the original. A page without an origin is not:
  /// give `loadHTMLString` a base URL. To be safe, list your own origins.
  public static var origins: [OriginPattern] = [.anyOrigin]

  /// Called when the page calls `window.close()`.
  open var dismissalHandler: (() -> Void)?

  /// Whether the view shows errors between native code and the page in dialogs, in addition to logging them.
  /// Do not enable this in apps for users.
  open var debugMode = false

  /// The titles and buttons of the dialogs that the view shows for its pages; `nil` if it shows none.
  ///
  /// The dialogs that ``uiDelegate`` implements are the delegate's, whatever is set here.
  open var dialogTitles: DialogTitles? {
    didSet {
      // On Apple's platforms the bridge is the view's delegate in front of the app's, and has to learn of a new one.
      let delegate = delegateOfApp(behind: super.uiDelegate) as? any WKUIDelegate
      panels = dialogTitles.map { DialogPanels($0) }
      if delegate == nil || delegate is DialogPanels { uiDelegate = nil }
    }
  }

  private var panels: DialogPanels?
  private let connection = Connection()

  /// The delegate that shows panels and windows, as on any web view. Without a delegate of the app, and with
  /// ``dialogTitles``, it is the view's own.
  open override var uiDelegate: (any WKUIDelegate)? {
    get { super.uiDelegate }
    set { super.uiDelegate = newValue ?? panels }
  }

  /// The object that connects the stages of calls.
  open lazy var keystone: any KeystoneProtocol = makeKeystone() {
    didSet {
      (oldValue as? Keystone)?.connect(to: nil)
      (keystone as? Keystone)?.connect(to: connection)
      connection.stagesChanged()
    }
  }

  private func makeKeystone() -> Keystone {
    let keystone = Keystone { [weak self] script in
      self?.evaluateJavaScript(script, completionHandler: nil)
    } dismissalHandler: { [weak self] in
      self?.dismissalHandler?()
    }
    keystone.connect(to: connection)
    return keystone
  }

  /// Makes a view with a bridge.
  public override init(
    frame: CGRect = .zero, configuration: WKWebViewConfiguration = WKWebViewConfiguration()
  ) {
    super.init(frame: frame, configuration: configuration)
    connection.attach(to: self)
  }

  #if canImport(ObjectiveC)
    /// Makes a view from a storyboard, with a bridge.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      connection.attach(to: self)
    }
  #endif

  /// The underlying bridge, with its features beyond the old API.
  public var bridge: Bridge? { connection.bridge }

  /// Lets pages call the methods of an object: `dsBridge.call("namespace.method")`.
  ///
  /// - Parameters:
  ///   - interface: An object of a type with `@Exposed`.
  ///   - namespace: The namespace of the methods; `nil` and `""` stand for none. The interface replaces an
  ///     earlier one with the namespace.
  open func addInterface(_ interface: any ExposedInterface, by namespace: String?) {
    let interface = MainThreadOnly(interface)
    onMain { self.keystone.addInterface(interface.value, by: namespace ?? "") }
  }

  /// Removes an interface.
  open func removeInterface(by namespace: String?) {
    onMain { self.keystone.removeInterface(by: namespace ?? "") }
  }

  /// Calls a function that the page registered. Calls made before a page has loaded wait for it, in order.
  ///
  /// - Parameters:
  ///   - methodName: The name, with its namespace.
  ///   - parameter: The arguments: JSON values or any `Encodable` values.
  ///   - completion: Receives each answer; `nil` if the function returns nothing, or fails.
  open func call(
    _ methodName: String, with parameter: [Any] = [], completion: ((Any?) -> Void)? = nil
  ) {
    let (parameter, completion) = (MainThreadOnly(parameter), MainThreadOnly(completion))
    onMain {
      self.keystone.call(methodName, with: parameter.value) { result in
        let answer = try? result.get()
        completion.value?(answer is Void ? nil : answer)
      }
    }
  }

  /// Calls a function that the page registered, and expects answers of a type.
  ///
  /// - Parameters:
  ///   - methodName: The name, with its namespace.
  ///   - parameter: The arguments: JSON values or any `Encodable` values.
  ///   - returnType: The type of the answers: a JSON type, any `Decodable` type, or `Void`.
  ///   - completion: Receives each answer, or the error: a `BridgeError` of the page or the bridge, or an
  ///     ``Error/CallingJS``.
  open func call<T>(
    _ methodName: String, with parameter: [Any] = [], thatReturns returnType: T.Type,
    completion: @escaping (Result<T, any Swift.Error>) -> Void
  ) {
    let (parameter, completion) = (MainThreadOnly(parameter), MainThreadOnly(completion))
    onMain {
      self.keystone.call(methodName, with: parameter.value) { result in
        completion.value(
          result.flatMap { answer in
            if let answer = Self.convert(answer, to: T.self) { return .success(answer) }
            return .failure(Error.CallingJS.returnTypeMismatch(answer))
          })
      }
    }
  }

  private static func convert<T>(_ answer: Any, to type: T.Type) -> T? {
    if Swift.type(of: answer) == type { return answer as? T }
    guard let decodable = type as? any Decodable.Type,
      let value = answer is Void ? .undefined : try? BridgeValue(foundation: answer)
    else { return answer as? T }
    // Decoding comes first, because a number with many digits is a decimal, whose cast loses some digits.
    return (try? value.decode(decodable)) as? T ?? value.cast()
  }

  /// Determines whether the page has registered a function. If the page does not know the name, the answer comes
  /// once the page has loaded.
  ///
  /// - Parameters:
  ///   - name: The name, with its namespace.
  ///   - completion: Receives the answer.
  open func hasJavaScriptMethod(named name: String, completion: @escaping (Bool) -> Void) {
    let completion = MainThreadOnly(completion)
    onMain { self.keystone.hasJavaScriptMethod(named: name) { completion.value($0) } }
  }

  // MARK: Dialogs

  /// Lets the view show its pages' dialogs that the app's delegate does not show, with titles of your own.
  ///
  /// - Parameter titles: See ``DialogTitles/init(_:)``; `nil` changes nothing.
  open func customJavaScriptDialogLabelTitles(_ titles: [String: String]?) {
    if let titles { dialogTitles = DialogTitles(titles) }
  }

  /// Sets whether pages continue while their dialogs are shown. If `true`, `alert`, `confirm` and `prompt` return
  /// nothing, `true` and `""` immediately. If `false`, they wait for the answer, which is the default.
  open func disableJavaScriptDialogBlock(_ disable: Bool = true) {
    bridge?.setDialogsBlock(!disable)
  }
}
