/// Records that the handler of an observed call begins. A structure, because a closure would need memory for each call.
@MainActor struct CallStart {
  let observers: Observers
  let key: CallTimes.Key

  func record() { observers.handlerBegan(key) }
}
