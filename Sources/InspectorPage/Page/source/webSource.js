// The lines of an app in an ordinary browser: over HTTP on loopback. The token that allows it is in the query.
import { LineReader } from './lineReader.js'

export class WebSource {
  isLive = true
  canCall = false

  /** A browser has the recording only. */
  async state() { return { live: true, methods: [] } }

  /** Gives the lines, in arrays, as they arrive, until the recording ends or the signal is aborted. */
  async * lines(signal) {
    const response = await fetch(`recording${location.search}`, { cache: 'no-store', signal })
    if (!response.ok) {
      throw new Error(refusals[response.status] ?? `The app answered with the status ${response.status}.`)
    }
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    const lineReader = new LineReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield lineReader.read(decoder.decode(value, { stream: true }))
    }
    yield lineReader.finish()
  }
}

const refusals = {
  401: 'The app wants a token. Open the address that it printed.',
  403: 'The app does not accept this token. Open the address that it printed last.',
  404: 'There is no recording at this address.',
}
