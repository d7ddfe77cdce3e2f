// The lines of an app in an ordinary browser: over HTTP on loopback. The token that allows it is in the page's address.
import { LineReader } from './lineReader.js'

export class WebSource {
  isLive = true
  /** Whether an app answers, rather than a file. */
  canCall = false

  /** What the app shows beside the recording. A file has the recording only. */
  async state() {
    const response = await this.#fetch('state')
    if (response.status === 404) return { live: true, methods: [] }
    const state = await read(response)
    this.canCall = state?.canCall === true
    return state
  }

  /** Gives the lines, in arrays, as they arrive, until the recording ends or the signal is aborted. */
  async * lines(signal) {
    const response = await this.#fetch('recording', { signal })
    if (!response.ok) throw refusal(response)
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

  /** Calls a method of the app: `{bytes, json or text, extended?}`, or throws the error of the call. */
  async call(method, argumentsJSON) {
    const body = JSON.stringify({ method, arguments: argumentsJSON })
    const { result, error } = await read(await this.#fetch('call', { method: 'POST', body }))
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return result
  }

  #fetch(path, options) {
    const token = new URLSearchParams(location.search).get('token')
    return fetch(path, { cache: 'no-store', headers: { authorization: `Bearer ${token}` }, ...options })
  }
}

const read = (response) => {
  if (!response.ok) throw refusal(response)
  return response.json()
}

const refusal = ({ status }) => new Error(refusals[status] ?? `The app answered with the status ${status}.`)

const refusals = {
  403: 'The app does not accept this token. Open the address that was printed last.',
  404: 'There is no recording at this address.',
  413: 'The arguments are too long.',
}
