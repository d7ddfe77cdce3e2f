public import Foundation
@_exported public import WebBridge

/// The web view of DSBridge over this package's bridge: pages and code that were written for it work
/// unchanged.
///
/// ```swift
/// let webView = WebView(frame: .zero, configuration: WKWebViewConfiguration())
/// webView.addInterface(Device(), by: "device")
/// webView.call("page.title", thatReturns: String.self) { title in … }
/// ```
open class WebView: WKWebView {
  /// Who may use the bridges of the views that are made from now on.
  ///
  /// The original trusts every page, and so does this by default, but for pages without an origin:
  /// give `loadHTMLString` a base URL. List your own to be safe.
  public static var origins: [OriginPattern] = [.anyOrigin]

  /// Called when the page calls `window.close()`.
  open var dismissalHandler: (() -> Void)?

  /// Whether what goes wrong between native code and the page is shown to whoever looks at the view, in
  /// dialogs of its own, besides being logged. Not for what users get.
  open var debugMode = false

  /// What stands on the dialogs that the view shows for its pages; nil where it shows none.
  ///
  /// Those that ``uiDelegate`` has a say in are its own, whatever is set here.
  open var dialogTitles: DialogTitles? {
    didSet {
      // On Apple's systems the bridge stands before whoever is the delegate, and has to hear of a new one.
      let delegate = delegateOfApp(behind: super.uiDelegate) as? any WKUIDelegate
      panels = dialogTitles.map { DialogPanels($0) }
      if delegate == nil || delegate is DialogPanels { uiDelegate = nil }
    }
  }

  private var panels: DialogPanels?
  private let connection = Connection()

  /// The delegate that shows panels and windows, as on any web view. Without one, and with
  /// ``dialogTitles``, it is the view's own.
  open override var uiDelegate: (any WKUIDelegate)? {
    get { super.uiDelegate }
    set { super.uiDelegate = newValue ?? panels }
  }

  /// What holds the stages together through which calls go.
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
    /// Makes a view of a storyboard, with a bridge.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      connection.attach(to: self)
    }
  #endif

  /// The bridge itself, with all that it has beyond the old API.
  public var bridge: Bridge? { connection.bridge }

  /// Lets pages call the methods of an object: `dsBridge.call("namespace.method")`.
  ///
  /// - Parameters:
  ///   - interface: An object of a type with `@Exposed`.
  ///   - namespace: What stands before the methods' names; nil and "" are nothing. The interface that
  ///     has it is replaced.
  open func addInterface(_ interface: any ExposedInterface, by namespace: String?) {
    let interface = MainThreadOnly(interface)
    onMain { self.keystone.addInterface(interface.value, by: namespace ?? "") }
  }

  /// Removes an interface.
  open func removeInterface(by namespace: String?) {
    onMain { self.keystone.removeInterface(by: namespace ?? "") }
  }

  /// Calls a function that the page registered. Before a page is there, calls wait for one, in order.
  ///
  /// - Parameters:
  ///   - methodName: The name, with its namespace.
  ///   - parameter: The arguments: what JSON has, or any `Encodable` values.
  ///   - completion: Takes each answer; nil where the function returns nothing, or fails.
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

  /// Calls a function that the page registered, and expects a type.
  ///
  /// - Parameters:
  ///   - methodName: The name, with its namespace.
  ///   - parameter: The arguments: what JSON has, or any `Encodable` values.
  ///   - returnType: The type of the answers: what JSON has, any `Decodable` type, or `Void`.
  ///   - completion: Takes each answer, or why there is none: a `BridgeError` of the page or the
  ///     bridge, or an ``Error/CallingJS``.
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
    // A cast of a number with many digits loses some of them, because it is a decimal.
    return (try? value.decode(decodable)) as? T ?? value.cast()
  }

  /// Tells whether the page has registered a function. Where it does not know the name, that is told once
  /// it has loaded.
  ///
  /// - Parameters:
  ///   - name: The name, with its namespace.
  ///   - completion: Takes the answer.
  open func hasJavaScriptMethod(named name: String, completion: @escaping (Bool) -> Void) {
    let completion = MainThreadOnly(completion)
    onMain { self.keystone.hasJavaScriptMethod(named: name) { completion.value($0) } }
  }

  // MARK: Dialogs

  /// Has the view show its pages' dialogs where the app's delegate does not, under titles of your own.
  ///
  /// - Parameter titles: See ``DialogTitles/init(_:)``; nil leaves things as they are.
  open func customJavaScriptDialogLabelTitles(_ titles: [String: String]?) {
    if let titles { dialogTitles = DialogTitles(titles) }
  }

  /// Lets pages go on while their dialogs are shown: `alert`, `confirm` and `prompt` then return nothing,
  /// `true` and `""` at once. False has them wait for the answer, as they do from the start.
  open func disableJavaScriptDialogBlock(_ disable: Bool = true) {
    bridge?.setDialogsBlock(!disable)
  }
}
