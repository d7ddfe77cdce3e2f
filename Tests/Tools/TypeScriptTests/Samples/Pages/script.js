// @ts-check
/// <reference path="./bridge.d.ts" />

bridge.native.device.camera.takePhoto(0.5).then((photo) => photo.taken.getTime())
bridge.native.device.camera.takePhoto('0.5')  // error TS2345
window.bridge.call('device.camera.takePhoto', '0.5')  // error TS2345
bridge.call('device.camera.frames', 10)  // error TS2345

/** @param {import('./bridge.js').ItemInput} item */
function put(item) {
  return bridge.native.settings.buy([item], new Map())
}
put({ 'item-id': 1, name: 'tea', price: 300, size: 'S' })
put({ 'item-id': 1, name: 'tea', price: '300', size: 'S' })  // error TS2322

bridge.expose('cart', { add: () => null })  // error TS2322
bridge.handle('cart.add', (item) => item.weight)  // error TS2339
