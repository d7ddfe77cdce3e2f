// What the objects of a page's bridge really have, by the types that are declared for them.

(async () => {
  /** The names of an object's properties, its own and those that it inherits. */
  function all(object) {
    const names = []
    for (let at = object; at !== null; at = Object.getPrototypeOf(at)) {
      names.push(...Object.getOwnPropertyNames(at))
    }
    return names
  }

  /** The names that an object has beyond those of every object, function or error. */
  function members(object) {
    const plain = object instanceof Error ? new Error('')
      : typeof object === 'function' ? function () {} : {}
    const common = all(plain)
    return [...new Set(all(object).filter((name) => !common.includes(name)))]
  }

  /** What is looked up in the options of a call. */
  function asked(use) {
    const names = new Set()
    use(new Proxy({}, { get: (_, name) => void names.add(name) }))
    return [...names]
  }

  const error = new bridge.BridgeError('mine', 'a message', { data: 1, cause: 2 })
  const blob = await bridge.call('blob')
  bridge.handle('context', function () { return members(this) })
  return {
    'Bridge': members(bridge),
    // These it has of every error.
    "Omit<BridgeError, 'name' | 'message' | 'stack'>": members(error),
    'BridgeContext': await bridge.call('context.of'),
    'BridgeStream<number>': members(bridge.stream('any')),
    'NativeBlob': members(blob),
    "ReturnType<NativeBlob['stream']>": members(blob.stream()),
    'NativeFunction': members(await bridge.call('function')),
    'NativeStream<number>': members((await bridge.call('streams'))[0]),
    'BridgeOptions': asked((options) => bridge.with(options)),
    "NonNullable<Parameters<Bridge['handle']>[2]>":
      asked((options) => bridge.handle('any', () => 1, options)),
    "NonNullable<Parameters<Bridge['expose']>[2]>":
      asked((options) => bridge.expose('some', { method() {} }, options)),
    'NonNullable<ConstructorParameters<BridgeErrorConstructor>[2]>':
      asked((options) => new bridge.BridgeError('mine', 'a message', options)),
  }
})()
