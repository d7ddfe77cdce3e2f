import { bridge, BridgeError } from './bridge.js'
import type { Item, ItemInput, Payment, Place, Size, Theme } from './bridge.js'

export async function calls(item: Item, name: 'device.battery' | 'device.camera.frames') {
  bridge.native.device.camera.takePhoto('0.8')  // error TS2345
  bridge.native.device.camera.takePhotos()  // error TS2551
  bridge.native.device.camera.reset()  // error TS2339
  bridge.native.device.camera.takePhoto(0.8, 1)  // error TS2554
  bridge.native.device.camera.lens('wide')  // error TS2554
  bridge.native.device.camera.lens('wide', 3)  // error TS2345
  bridge.native.camera.takePhoto()  // error TS2339
  bridge.call('device.camera.takePhoto', '0.8')  // error TS2345
  bridge.call('device.camera.takePhoto', null)  // error TS2345
  bridge.call('device.camera.frames', 10)  // error TS2345
  bridge.callSync('device.camera.takePhoto')  // error TS2345
  bridge.callSync('device.camera.model').toFixed()  // error TS2551
  bridge.stream('device.camera.takePhoto')  // error TS2345
  bridge.stream('device.camera.frames')  // error TS2554
  for await (const frame of bridge.stream('device.camera.frames', 1)) frame.toFixed()  // error TS2339
  for (const frame of bridge.native.device.camera.frames(1)) frame  // error TS2488
  const text: string = await bridge.call('device.battery')  // error TS2322
  bridge.native.settings.set({ dark: 1, colors: {} })  // error TS2322
  bridge.native.settings.set({ dark: true })  // error TS2345
  bridge.native.settings.upload([1], 1, 'name')  // error TS2345
  bridge.native.device.camera.takePhoto(0.8).jpeg  // error TS2339
  bridge.native.settings.attach('a')  // error TS2345
  bridge.native.settings.attach([1])  // error TS2345
  const blob = await bridge.native.settings.attach(new Blob())
  blob.size = 1  // error TS2540
  blob.slice(0)  // error TS2339
  blob.name.length  // error TS2532
  const image: Blob = blob  // error TS2741
  bridge.native.device.camera = bridge.native.device.camera  // error TS2540
  bridge.native.device.camera.frames('10')  // error TS2345
  bridge.call('device.camera.lens', 'wide')  // error TS2554
  bridge.call('device.camera.takePhoto', 0.8, 1)  // error TS2554
  bridge.call(name)  // error TS2345
  bridge.callSync('device.camera.frames')  // error TS2345
  bridge.callSync('device.battery', 1)  // error TS2554
  bridge.stream('device.camera.frames', '10')  // error TS2345
  bridge.with({ timeout: 1 }).callSync('device.camera.takePhoto')  // error TS2345
  const note: string = item.note  // error TS2322
  const taken: number = (await bridge.call('device.camera.takePhoto')).taken  // error TS2322
  return [text, note, taken, image]
}

export function values() {
  const size: Size = 'medium'  // error TS2322
  const place: Place = { latitude: 1, longitude: '2', height: '3 m' }  // error TS2322
  const tall: Place = { latitude: 1, longitude: 2, height: '3 ft' }  // error TS2322
  const payment: Payment = { card: { holder: 'me' } }  // error TS2741
  const both: Payment = { gift: {} }  // error TS2322
  const item: ItemInput = { id: 1, name: 'tea', price: 300, size: 'S' }  // error TS2322
  const given: Item = { 'item-id': 1, name: 'tea', price: 3, note: null, size: 'S', kind: '' }  // error TS2322
  return [size, place, tall, payment, both, item, given]
}

export function answers(item: ItemInput) {
  bridge.expose('cart', { add: () => null })  // error TS2322
  bridge.expose('cart', { clear() {} })  // error TS2345
  bridge.handle('cart.find', (id: string) => item)  // error TS2345
  bridge.handle('cart.find', () => 'none')  // error TS2322
  bridge.handle('cart.ticks', async function* () { yield '1' })  // error TS2345
  bridge.handle('elsewhere.greet', (name) => name.length)  // error TS2322
  bridge.emit('cart.changed', item)  // error TS2345
  bridge.emit('cart.changed')  // error TS2554
  bridge.emit('cart.closed', 1)  // error TS2345
  bridge.with({ timeout: '5 s' })  // error TS2322
  bridge.handle('cart.add', (item, quantity: number) => null)  // error TS2345
  bridge.on('theme.changed', 1)  // error TS2345
  bridge.on('theme.changed', (theme: string) => theme)  // error TS2345
  bridge.emit('elsewhere.happened', '2020-01-01')  // error TS2345
  bridge.with({ signal: new AbortController() })  // error TS2740
  bridge.waitUntil(1)  // error TS2345
  bridge.cal('add')  // error TS2551
  bridge.handle('cart.find', function () { return this.cancelled })  // error TS2339
  bridge.handle('cart.ticks', () => [1, 2])  // error TS2322
  throw new BridgeError('outOfStock')  // error TS2554
}

declare module './bridge.js' {
  interface NativeEvents {
    'theme.changed': Theme
  }
}
