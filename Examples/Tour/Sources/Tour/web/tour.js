// The page's part of the tour: what it answers to, and what it does when the app asks it to act.
import { bridge, BridgeError } from './bridge.js'

// What the page answers to

bridge.handle('page.title', () => document.title)
bridge.handle('page.size', () => ({ width: innerWidth, height: innerHeight }))
bridge.handle('page.double', (number) => number * 2)
bridge.handle('page.greet', (name, greeting) => `${greeting ?? 'Hello'}, ${name}`)
bridge.handle('page.never', () => new Promise(() => {}))

bridge.handle('page.describe', (values) => Object.fromEntries(
  Object.entries(values).map(([key, value]) => [key, kind(value)])))

bridge.handle('page.checkout', (items) => {
  throw new BridgeError('cartEmpty', 'There is nothing to pay for', { data: { items } })
})

bridge.handle('ladder.climb', async (steps) =>
  steps === 0 ? 0 : 1 + await bridge.call('ladder.climb', steps - 1))

const kind = (value) =>
  typeof value === 'object' && value !== null ? value.constructor.name
    : Number.isNaN(value) ? 'NaN' : typeof value

// What the app asks the page to do. These calls drive the tour, and are not shown in it.

/** Offers an act to the app. */
const act = (name, body) => bridge.handle(`tour.${name}`, body)

/** How a promise is refused, in plain words. */
async function refusal(promise) {
  try {
    await promise
    return { code: 'none', message: 'it was answered' }
  } catch (error) {
    const isBridgeError = error instanceof BridgeError
    return { code: error.code, message: error.message, data: error.data, name: error.name,
      isBridgeError }
  }
}

act('module', () => ({
  isGlobal: bridge === window.bridge,
  isFrozen: Object.isFrozen(bridge),
}))

act('order', () => bridge.call('cart.add', { title: 'Lamp', price: 49.5 }, 2))
act('optionals', () => Promise.all([
  bridge.call('label.print', 'Ada'),
  bridge.call('label.print', 'Ada', null),
  bridge.call('label.print', 'Ada', undefined),
  bridge.call('label.print', 'Ada', 'Countess'),
]))
act('whoami', () => bridge.call('whoami'))
act('climb', (steps) => bridge.call('ladder.climb', steps))
act('has', () => Promise.all([bridge.has('cart.add'), bridge.has('cart.burn')]))

act('race', async () => {
  const order = []
  const note = (word) => () => order.push(word)
  await Promise.all([
    bridge.call('camera.develop', 120).then(note('slow')),
    bridge.call('cart.count').then(note('quick')),
    bridge.call('cart.count').then(note('quick')),
  ])
  return order
})

const specimen = () => ({
  bytes: new Uint8Array([0, 127, 255]),
  date: new Date(Date.UTC(2001, 1, 3, 4, 5, 6, 789)),
  big: 2n ** 63n - 1n,
  map: new Map([['one', 1], ['two', 2]]),
  set: new Set(['a', 'b']),
  notANumber: NaN,
  text: 'naïve ☕ 𝄞 \u2028 \n "quoted"',
})

act('specimen', async () => {
  const sent = specimen()
  const got = await bridge.call('values.echo', sent)
  return {
    bytes: got.bytes instanceof Uint8Array && got.bytes.join() === sent.bytes.join(),
    date: got.date instanceof Date && +got.date === +sent.date,
    big: got.big === sent.big,
    map: got.map instanceof Map && got.map.get('two') === 2,
    set: got.set instanceof Set && got.set.has('b'),
    notANumber: Number.isNaN(got.notANumber),
    text: got.text === sent.text,
  }
})

act('bytes', async (size) => {
  const bytes = new Uint8Array(size).map((_, index) => index * 31)
  const got = await bridge.call('bytes.reverse', bytes)
  return got.length === size && got.every((byte, index) => byte === bytes[size - 1 - index])
})

// Events

const heard = []
bridge.on('theme.changed', (theme) => heard.push(theme))
act('heard', () => heard)
act('tell', (count) => {
  for (let tick = 1; tick <= count; tick++) bridge.emit('cart.changed', { count: tick })
})

// Many at once

act('many', async (count) => {
  const calls = Array.from({ length: count }, (_, index) => bridge.call('sum', index, index))
  return (await Promise.all(calls)).reduce((total, sum) => total + sum, 0)
})

// Errors, cancellation, time

act('outOfStock', () => refusal(bridge.call('cart.buy', 'Lamp')))
act('badArguments', () => refusal(bridge.call('shelf.take', 1, 'two')))
act('unknown', () => refusal(bridge.call('nobody.home')))
act('vault', () => refusal(bridge.call('vault.open')))
act('abort', async () => {
  const control = new AbortController()
  const call = bridge.with({ signal: control.signal }).call('download', 'film.mov')
  setTimeout(() => control.abort('the user left'), 30)
  const refused = await refusal(call)
  return { ...refused, cause: await call.catch((error) => error.cause) }
})
act('timeout', () => refusal(bridge.with({ timeout: 100 }).call('download', 'film.mov')))
