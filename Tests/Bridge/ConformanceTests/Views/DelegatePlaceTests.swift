import Foundation
import Testing
import WebBridge

/// The order of a view's delegates when several libraries stand before the app's delegate.
@MainActor @Suite struct DelegatePlaceTests {
  /// A view's property. It calls its observers in order, each before the setter returns.
  private final class Property {
    private(set) weak var delegate: (any NSObjectProtocol)?
    var observers: [((any NSObjectProtocol)?) -> Void] = []
    private(set) var settings = 0

    func set(_ delegate: (any NSObjectProtocol)?) {
      self.delegate = delegate
      settings += 1
      // Two observers that replace each other's delegate would do so forever.
      guard settings < 100 else { return }
      for observer in observers { observer(delegate) }
    }

    /// The names of the delegates, from the view's to the app's.
    var chain: [String] {
      var chain: [String] = []
      var delegate = delegate
      while let next = delegate, chain.count < 10 {
        chain.append((next as? Named)?.name ?? "?")
        delegate = (next as? any DelegateStandIn)?.next
      }
      return chain
    }
  }

  private class Named: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class StandIn: Named, DelegateStandIn {
    weak var next: (any NSObjectProtocol)?
  }

  private let property = Property()
  private let bridge = StandIn("bridge")
  private let other = StandIn("other")

  private func observeForBridge() {
    let place = DelegatePlace(
      of: bridge, read: { [property] in property.delegate },
      write: { [property, bridge] in property.set(bridge) }, stand: { [bridge] in bridge.next = $0 }
    )
    property.observers.append { place.delegateHasChanged(to: $0) }
    place.delegateHasChanged(to: property.delegate)
  }

  /// Another library that also stands before delegates, with or without a guard against recursion.
  private func observeForOther(isCareful: Bool) {
    var isChanging = false
    let take = { [property, other] in
      guard property.delegate !== other, !(isCareful && isChanging) else { return }
      isChanging = true
      other.next = property.delegate
      property.set(other)
      isChanging = false
    }
    property.observers.append { _ in take() }
    take()
  }

  @Test func `the bridge stays before whatever the app sets`() {
    defer { property.observers = [] }
    let apps = (Named("app 1"), Named("app 2"))
    property.set(apps.0)
    observeForBridge()
    #expect(property.chain == ["bridge", "app 1"])
    property.set(apps.1)
    #expect(property.chain == ["bridge", "app 2"])
    property.set(nil)
    #expect(property.chain == ["bridge"])
    property.set(bridge)
    #expect(property.chain == ["bridge"])
  }

  @Test(arguments: [true, false], [true, false])
  func `another library that stands before delegates gets along with the bridge`(
    isBridgeFirst: Bool, isCareful: Bool
  ) {
    defer { property.observers = [] }
    let apps = (0..<3).map { Named("app \($0)") }
    property.set(apps[0])
    if isBridgeFirst { observeForBridge() }
    observeForOther(isCareful: isCareful)
    if !isBridgeFirst { observeForBridge() }
    for app in apps {
      property.set(app)
      // Each is in the chain once, and the app's is the last.
      #expect(property.chain.sorted() == [app.name, "bridge", "other"])
      #expect(property.chain.last == app.name)
    }
    #expect(property.settings < 20)
  }

  @Test func `the app's delegate is found behind all that stand before it`() {
    let app = Named("app")
    (other.next, bridge.next) = (bridge, app)
    #expect(delegateOfApp(behind: other) === app)
    #expect(delegateOfApp(behind: app) === app)
    bridge.next = nil
    #expect(delegateOfApp(behind: other) == nil)
  }
}
