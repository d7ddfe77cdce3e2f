// Takes the lines of a source into a recording, in slices, so that the page stays responsive while many arrive.
import { Recording } from '../recording/recording.js'

/** How long a slice may take, in milliseconds. */
const SLICE = 8

/** How many lines wait at most while the feed is paused. */
const WAITING = 100000

export class Feed {
  recording = new Recording()
  /** `connecting`, `live`, `ended` or `failed`. */
  state = 'connecting'
  isPaused = false
  #waiting = []
  #run = 0
  #isTaking = false
  #reading

  /** @param {function(): void} changed Is told that the recording or the state has changed. */
  constructor(changed) { this.changed = changed }

  /** How many lines have arrived that the recording does not have yet. */
  get waitingCount() { return this.#waiting.length }

  /** Reads all lines of a source, in place of the source before. */
  async read(source) {
    const run = ++this.#run
    this.#reading?.abort()
    this.#reading = new AbortController()
    this.#waiting = []
    this.recording = new Recording()
    this.isPaused = false
    this.#setState('connecting')
    try {
      for await (const lines of source.lines(this.#reading.signal)) {
        if (run !== this.#run) return
        if (this.state === 'connecting' && source.isLive) this.#setState('live')
        for (const line of lines) this.#waiting.push(line)
        if (this.#waiting.length > WAITING * 2) this.#shorten()
        this.#take()
      }
      await this.#settled(run)
      if (run === this.#run && this.state !== 'failed') this.#setState('ended')
    } catch (error) {
      if (run === this.#run) this.#fail(error)
    }
  }

  /** Stops or goes on to show what arrives. Lines that arrive meanwhile are shown later. */
  setPaused(isPaused) {
    this.isPaused = isPaused
    this.#take()
    this.changed()
  }

  /** Forgets everything that was taken, and keeps the header and the documents' numbers for the lines that follow. */
  clear() {
    const { header, documents, openCalls } = this.recording
    this.recording = new Recording()
    this.recording.ignore(openCalls)
    if (header) {
      this.recording.take(header.text)
      for (const document of documents.toArray()) {
        if (document.endedAt === undefined) this.recording.take(document.lines[0].text)
      }
    }
    this.changed()
  }

  #setState(state) {
    this.state = state
    this.changed()
  }

  #fail(error) {
    this.reason = String(error?.message ?? error)
    this.#waiting = []
    this.#setState('failed')
  }

  #shorten() {
    // The header stays first if it was not taken yet.
    const first = this.recording.header ? [] : this.#waiting.slice(0, 1)
    const excess = this.#waiting.length - WAITING
    this.recording.dropped += excess
    this.#waiting = [...first, ...this.#waiting.slice(excess)]
  }

  #take() {
    if (this.#isTaking || this.isPaused || this.#waiting.length === 0) return
    const end = performance.now() + SLICE
    let index = 0
    try {
      while (index < this.#waiting.length && (index % 16 !== 0 || performance.now() < end)) {
        this.recording.take(this.#waiting[index])
        index += 1
      }
    } catch (error) {
      this.#run += 1
      this.#reading?.abort()
      return this.#fail(error)
    }
    this.#waiting.splice(0, index)
    this.changed()
    if (this.#waiting.length === 0) return
    this.#isTaking = true
    setTimeout(() => {
      this.#isTaking = false
      this.#take()
    })
  }

  /** Waits until all lines are taken. */
  async #settled(run) {
    while (run === this.#run && this.#waiting.length > 0) await new Promise((resolve) => { setTimeout(resolve, 10) })
  }
}
