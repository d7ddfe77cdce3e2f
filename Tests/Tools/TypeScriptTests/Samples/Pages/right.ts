import { bridge, BridgeError } from './bridge.js'
import type { Cart, CartPage, Item, ItemInput, Payment, Theme } from './bridge.js'

const item: ItemInput = { 'item-id': 1, name: 'tea', price: 300, note: null, size: 'S' }

async function proxy() {
  const { device, settings } = bridge.native
  const photo = await device.camera.takePhoto(0.8)
  const bytes: Uint8Array = photo.jpeg
  const time: number = photo.taken.getTime()
  const caption: string | undefined = photo.caption
  await device.camera.takePhoto()
  await device.camera.lens(undefined, 2.5)
  await device.camera.lens(null, 1)
  for await (const frame of device.camera.frames(10)) if (frame.byteLength > bytes.length) break
  for await (const frame of await device.camera.frames(10)) frame.byteLength
  const level: number = await device.battery()
  const done: boolean = await settings.set({ dark: true, colors: { ink: '#000' } }, undefined)
  for await (const part of settings.download('https://example.com/a')) part.toFixed()
  await settings.upload(chunks(), undefined, 'name')
  await settings.upload(new Blob(['a']).stream(), 4, 'name')
  await settings.watch((a: number, b: string) => a + b.length)
  const bought: Item[] = await settings.buy([item, { ...item, note: 'hot' }], new Map([[1, { latitude: 1, longitude: 2, height: '3 m' }]]))
  await settings.buy(bought, new Map())
  return [time, caption, level, done]
}

async function* chunks() {
  yield new Uint8Array(1)
  yield new ArrayBuffer(1)
}

async function files(input: HTMLInputElement, picture: HTMLImageElement) {
  const { settings } = bridge.native
  for (const file of Array.from(input.files ?? [])) await settings.attach(file)
  const blob = await settings.attach(new Blob(['a']))
  await settings.attach(blob)
  bridge.callSync('settings.attach', new Uint8Array(1)).release()
  await settings.upload((async function* () { yield blob })(), 1, blob.name ?? blob.type)
  if (blob.url) picture.src = blob.url
  for await (const piece of blob.stream()) if (piece.byteLength > 9) break
  const length: number = (await blob.bytes()).length + (await blob.arrayBuffer()).byteLength
  const own: Blob = await blob.blob()
  const text: string = await blob.text()
  blob.release()
  return [own.slice(0, blob.size), length, text]
}

async function names() {
  const photo = await bridge.call('device.camera.takePhoto', 0.8)
  photo.taken.getFullYear()
  const model: string = bridge.callSync('device.camera.model')
  for await (const frame of bridge.stream('device.camera.frames', 10)) frame.byteLength
  const frames = bridge.stream('device.camera.frames', 10)
  const first = await frames.next()
  if (!first.done) first.value.byteLength
  await frames.return()
  return model
}

async function anyName(name: string) {
  const sum: number = await bridge.call('add', 1, 2)
  const unknown: unknown = await bridge.call(name, [sum])
  const now: string = bridge.callSync('now')
  for await (const n of bridge.stream<'ticks', number>('ticks')) n.toFixed()
  bridge.handle('double', (n) => n * 2)
  bridge.handle('double', (n: number) => n * 2, { replacing: true })
  bridge.expose('words', { count: (text: string) => text.length, *all() { yield 1 } })
  bridge.on('theme', (theme: Theme) => theme.dark)
  bridge.on('theme', (theme) => theme)
  bridge.emit('seen')
  bridge.emit('seen', { count: 1 })
  return [unknown, now, await bridge.has('add'), bridge.remove('double')]
}

class ShopCart implements CartPage {
  private items: ItemInput[] = []
  add(item: Item, quantity: number | null) {
    for (let i = 0; i < (quantity ?? 1); i++) this.items.push(item)
    return this.cart
  }
  async clear() { this.items = [] }
  find(id: number | bigint) { return this.items.find((item) => item['item-id'] === id) }
  *ticks() { yield 1 }
  'checkout.begin'(payment: Payment) { return 'card' in payment ? payment.card.no : 'cash' }
  get cart() {
    return { items: this.items, counts: { S: 1 }, payment: { cash: {} }, page: { elements: [] } }
  }
}

function answering() {
  bridge.expose('cart', new ShopCart())
  bridge.expose('cart', {
    add: async (item, quantity) => ({
      items: [item], counts: {}, payment: { voucher: { _0: 'x', value: quantity ?? 1 } },
      page: { elements: [item], next: null }, old: { item: 1n, amounts: { a: [1, null, undefined] } },
    }),
    clear() {},
    find: () => null,
    async *ticks() { yield 1 },
    'checkout.begin': async () => 'paid',
  }, { replacing: true })
  bridge.handle('cart.find', function (id) {
    this.signal.throwIfAborted()
    return id === 1 ? item : undefined
  })
  bridge.handle('elsewhere.greet', (name) => `Hello, ${name}`)
  bridge.emit('cart.changed', new ShopCart().cart)
  bridge.emit('cart.closed')
  bridge.emit('elsewhere.happened', new Date())
}

async function options(signal: AbortSignal) {
  const quick = bridge.with({ timeout: 5000, signal, traceparent: bridge.context?.traceparent })
  await quick.native.device.camera.takePhoto()
  await quick.with({ timeout: 0 }).call('device.battery')
  bridge.waitUntil(fetch('/'))
  await bridge.ready
  try {
    await quick.call('settings.dark')
  } catch (error) {
    if (error instanceof BridgeError && error.code === 'timedOut') return error.data
    if (error instanceof BridgeError && error.code === 'outOfStock') return error.cause
    throw new BridgeError('outOfStock', 'None left', { data: item, cause: error })
  }
}

// A closure's handler and an event, which only the page knows of.
declare module './bridge.js' {
  interface NativeMethods {
    'multiply'(a: number, b: number): Promise<number>
  }
  interface NativeEvents {
    'theme.changed': Theme
  }
}

async function declared() {
  const product = await bridge.call('multiply', 2, 3)
  const off = bridge.on('theme.changed', (theme) => theme.dark)
  off()
  bridge.off('theme.changed')
  return product.toFixed()
}

export { answering, anyName, declared, files, names, options, proxy }
export type { Cart }
