import CWebKitGTK

/// The values that a signal carries, the first of which is the object that emits it.
struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>

  /// The GObject in the given place, borrowed for the duration of the call.
  func object(_ index: Int) -> OpaquePointer? {
    g_value_get_object(values + index).map { OpaquePointer($0) }
  }

  /// The boxed value in the given place, borrowed for the duration of the call.
  func boxed(_ index: Int) -> OpaquePointer? {
    g_value_get_boxed(values + index).map { OpaquePointer($0) }
  }

  /// The enumeration's number in the given place.
  func number(_ index: Int) -> UInt32 {
    UInt32(bitPattern: g_value_get_enum(values + index))
  }

  /// The 32-bit number in the given place.
  func integer(_ index: Int) -> Int32 {
    g_value_get_int(values + index)
  }

  /// The flags in the given place.
  func flags(_ index: Int) -> UInt32 {
    g_value_get_flags(values + index)
  }

  /// The 64-bit number in the given place.
  func unsigned64(_ index: Int) -> UInt64 {
    UInt64(g_value_get_uint64(values + index))
  }

  /// The string in the given place.
  func string(_ index: Int) -> String? {
    g_value_get_string(values + index).map { String(cString: $0) }
  }
}

/// The return value of a signal handler.
enum SignalAnswer {
  /// The answer to a signal that expects no value.
  case nothing
  /// The answer to a signal that asks whether the handler dealt with it.
  case handled(Bool)
}

extension GObject {
  typealias SignalHandler = @MainActor (SignalArguments) -> SignalAnswer

  /// Calls the handler whenever the signal is emitted. The connection owns the handler and releases
  /// it when the object is finalized, or earlier in ``disconnect(_:)``.
  @discardableResult
  func connect(_ signal: String, _ handler: @escaping SignalHandler) -> SignalConnection {
    let data = ClosureBox(handler).retained()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else {
      preconditionFailure("GLib makes a closure or ends the program.")
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      ClosureBox<SignalHandler>.free(data)
    }
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      guard let closure, let values else { return }
      // GLib emits on the main thread and waits for the handler, so nothing is shared.
      nonisolated(unsafe) let arguments = SignalArguments(values: values)
      nonisolated(unsafe) let box = ClosureBox<SignalHandler>.borrow(closure.pointee.data)
      nonisolated(unsafe) let result = result
      MainActor.assumeIsolated {
        guard case .handled(let handled) = box.closure(arguments), let result else { return }
        g_value_set_boolean(result, handled ? 1 : 0)
      }
    }
    return SignalConnection(id: g_signal_connect_closure(raw, signal, closure, 0))
  }

  /// Ends a connection of this object.
  func disconnect(_ connection: SignalConnection) {
    if g_signal_handler_is_connected(raw, connection.id) != 0 {
      g_signal_handler_disconnect(raw, connection.id)
    }
  }
}

/// A signal's connection to its handler.
struct SignalConnection: Sendable {
  fileprivate let id: gulong

  /// A connection to no signal.
  static let none = SignalConnection(id: 0)
}
