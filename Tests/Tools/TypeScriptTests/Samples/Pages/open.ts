import { bridge } from './bridge.js'

export async function anything() {
  const sum: number = await bridge.call('add', 1, 2)
  const now: string = bridge.callSync('now')
  for await (const tick of bridge.stream('ticks', sum, now)) console.log(tick)
  bridge.handle('double', (n) => n * 2)
  bridge.expose('words', { count: (text: string) => text.length })
  bridge.emit('seen', bridge.native)
  bridge.native.add(1, 2)  // error TS2339
}
