// Takes the lines of a source into a recording, in slices, so that the page stays responsive while many arrive.
import { Recording } from '../recording/recording.js'

/** How long a slice may take, in milliseconds. */
const SLICE = 8

/** How many lines and how many characters of them wait at most, which is while the feed is paused. */
const WAITING = 100000
const CHARACTERS = 64 * 1024 * 1024

/** How many lines wait before the feed takes no more of the source, while it is not paused. */
const ENOUGH = 20000

const moment = () => new Promise((resolve) => { setTimeout(resolve, 5) })

export class Feed {
  recording = new Recording()
  /** `connecting`, `live`, `ended` or `failed`. */
  state = 'connecting'
  isPaused = false
  #waiting = []
  #characters = 0
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
    this.#empty()
    this.recording = new Recording()
    this.isPaused = false
    this.#setState('connecting')
    try {
      for await (const lines of source.lines(this.#reading.signal)) {
        if (run !== this.#run) return
        if (this.state === 'connecting' && source.isLive) this.#setState('live')
        this.#keep(lines)
        this.#take()
        if (this.isPaused) this.changed()
        await this.#settled(run, ENOUGH)
      }
      await this.#settled(run, 0)
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
    const { header, documents, awaitedCalls } = this.recording
    this.recording = new Recording()
    this.recording.ignore(awaitedCalls)
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
    this.#empty()
    this.#setState('failed')
  }

  #empty() {
    this.#waiting = []
    this.#characters = 0
  }

  #keep(lines) {
    for (const line of lines) {
      this.#waiting.push(line)
      this.#characters += line.length
    }
    if (this.#waiting.length > 2 * WAITING || this.#characters > 2 * CHARACTERS) this.#shorten()
  }

  /** Drops the oldest lines. The first line of a recording stays, because without it the others cannot be read. */
  #shorten() {
    const first = this.recording.header ? 0 : 1
    let index = first
    while (this.#waiting.length - index > WAITING || this.#characters > CHARACTERS) {
      this.#characters -= this.#waiting[index].length
      index += 1
    }
    this.#waiting.splice(first, index - first)
    this.recording.dropped += index - first
  }

  #take() {
    if (this.#isTaking || this.isPaused || this.#waiting.length === 0) return
    const end = performance.now() + SLICE
    let index = 0
    try {
      while (index < this.#waiting.length && (index % 16 !== 0 || performance.now() < end)) {
        // The app was started again, and writes another recording to the same file.
        if (this.recording.header && this.#waiting[index].startsWith('{"kind":"recording"')) this.recording = new Recording()
        this.recording.take(this.#waiting[index])
        index += 1
      }
    } catch (error) {
      this.#run += 1
      this.#reading?.abort()
      return this.#fail(error)
    }
    for (const line of this.#waiting.splice(0, index)) this.#characters -= line.length
    this.changed()
    if (this.#waiting.length === 0) return
    this.#isTaking = true
    setTimeout(() => {
      this.#isTaking = false
      this.#take()
    })
  }

  /**
   * Waits until no more than `most` lines wait. A paused feed goes on to keep what comes from its source, but ends only
   * when it is resumed.
   */
  async #settled(run, most) {
    while (run === this.#run && this.#waiting.length > most && !(this.isPaused && most > 0)) await moment()
  }
}
