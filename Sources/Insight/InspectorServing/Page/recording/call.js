// A call of a recording: what its lines say, without the payloads, which are read from the lines when they are shown.
import { count, text, time } from './members.js'

/** How many elements at most a call keeps the times of, which the waterfall marks. */
const MARKS = 400

/** The request that a page's script gave to native code to send, or nothing if the call is another one. */
function requestOf(line) {
  if (!/^webbridge\.relay\.\d+\.(send|sendNow|beacon|form)$/.test(line.method)) return undefined
  const described = line.arguments?.json?.[0]
  return described && { method: text(described.method, 20), url: text(described.url, 500) }
}

export class Call {
  kind = 'call'
  lines = []
  marks = []
  isStream = false
  hasWaited = false
  credit = 0
  elementBytes = 0
  elements = 0
  #step = 1

  /** @param {object} line A line `callBegan`. */
  constructor(line) {
    this.id = text(line.call, 100)
    this.from = line.from === 'native' ? 'native' : 'page'
    this.request = requestOf(line)
    this.method = this.request ? `${this.request.method} ${this.request.url}` : text(line.method, 500)
    this.document = count(line.document)
    this.at = time(line.at) ?? 0
    this.argumentBytes = count(line.arguments?.bytes)
  }

  /** Takes what a further line of the call says. */
  take(line) {
    switch (line.kind) {
      case 'callWaits':
        this.hasWaited = true
        break
      case 'streamOpened':
        this.isStream = true
        this.openedAt = time(line.at)
        break
      case 'streamElement':
        this.elements += 1
        if (this.request) this.#answer(line.value?.json)
        this.elementBytes += count(line.value?.bytes) ?? 0
        this.#mark(time(line.at) ?? this.at)
        break
      case 'streamCredit':
        this.credit += count(line.count) ?? 0
        break
      case 'callEnded':
        this.#end(line)
        break
    }
  }

  /** Takes the status of the response from an element or the result of a relayed request, which may have the body beside it. */
  #answer(value) {
    const head = Array.isArray(value) ? value[0] : value?.head ?? value
    this.request.status ??= count(head?.status)
  }

  /** Keeps the times of all elements, or of every second, fourth, eighth of a long stream. */
  #mark(at) {
    if (this.elements % this.#step !== 0) return
    this.marks.push(at)
    if (this.marks.length < MARKS) return
    this.marks = this.marks.filter((_, index) => index % 2 === 1)
    this.#step *= 2
  }

  #end(line) {
    this.endedAt = Math.max(this.at, time(line.at) ?? this.at)
    this.document ??= count(line.document)
    this.queue = Math.max(0, time(line.queue) ?? 0)
    this.handler = Math.max(0, time(line.handler) ?? 0)
    if (this.request) this.#answer(line.result?.json)
    this.resultBytes = count(line.result?.bytes)
    if (line.elements !== undefined) this.elements = Math.max(this.elements, count(line.elements) ?? 0)
    if (line.error) this.error = text(line.error.code, 200) || 'error'
  }

  /** `ok`, `failed`, `streaming`, `waiting` or `pending`. */
  get status() {
    if (this.endedAt !== undefined) return this.error === undefined ? 'ok' : 'failed'
    return this.isStream ? 'streaming' : this.hasWaited && this.document === undefined ? 'waiting' : 'pending'
  }

  /** The status as the list shows it: the code of an error, or the status. */
  get statusText() { return this.error ?? String(this.request?.status ?? this.status) }

  /** From the request to the answer, in milliseconds; nothing while the call is under way. */
  get duration() { return this.endedAt === undefined ? undefined : this.endedAt - this.at }

  /** All payloads of the call together, in bytes. */
  get bytes() { return (this.argumentBytes ?? 0) + (this.resultBytes ?? 0) + this.elementBytes }

  /** Who does the work: the other end than the one that called. */
  get worker() { return this.from === 'page' ? 'native' : 'page' }

  /** The parsed line of a kind, or nothing. The lines are kept as text, because that takes least memory. */
  line(kind) {
    const lines = kind === 'callEnded' ? [...this.lines].reverse() : this.lines
    for (const { text: json } of lines) {
      // The kind is looked for in the text first, because a stream may have a hundred thousand lines.
      if (!json.includes(kind)) continue
      const line = JSON.parse(json)
      if (line.kind === kind) return line
    }
    return undefined
  }
}
