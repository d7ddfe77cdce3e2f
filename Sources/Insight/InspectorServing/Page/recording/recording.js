// The lines of a recording as the page keeps them: bounded, the oldest are dropped first.
import { Queue } from '../base/queue.js'
import { Call } from './call.js'
import { Document, Entry } from './entry.js'
import { count, text, time } from './members.js'

/** How many lines and how many characters of them the page keeps. */
const LINES = 100000
const CHARACTERS = 64 * 1024 * 1024
const DOCUMENTS = 1000

export class Recording {
  header
  calls = new Queue()
  events = new Queue()
  pageEvents = new Queue()
  documents = new Queue()
  /** The time of the latest line, in milliseconds. */
  end = 0
  /** How many lines the page has dropped to keep its bounds. */
  dropped = 0
  /** How many lines the recorder says are missing. */
  missing = 0
  /** How many lines could not be read, or belong to a call whose beginning is gone. */
  unread = 0
  characters = 0
  /** How many calls have failed, also those that were dropped since. */
  failures = 0
  #lines = new Queue()
  #callsById = new Map()
  /** The failed calls by their numbers, because the stack of a call may come after its end. */
  #failedById = new Map()
  #ignored = new Set()
  #documentsById = new Map()

  get lineCount() { return this.#lines.length }

  /** The numbers of the calls of which more lines may come: those under way, and failed ones, whose stack may follow. */
  get awaitedCalls() { return [...this.#callsById.keys(), ...this.#failedById.keys()] }

  /** Ignores further lines of calls, which were begun before everything was cleared. */
  ignore(calls) { this.#ignored = new Set(calls) }

  /** The document of a number, or nothing. */
  document(id) { return this.#documentsById.get(id) }

  /**
   * Takes a line.
   * @param {string} json The line, without the line's end.
   * @throws {Error} A sentence, if the text is not a recording of a version that the page can read.
   */
  take(json) {
    if (json.trim() === '') return
    let line
    try {
      line = JSON.parse(json)
    } catch {
      line = undefined
    }
    if (this.header === undefined) return this.#begin(line, json)
    if (typeof line !== 'object' || line === null || typeof line.kind !== 'string') {
      this.unread += 1
      return
    }
    const source = { text: json, owner: undefined }
    this.end = Math.max(this.end, time(line.at) ?? 0)
    this.#file(line, source)
    this.#lines.push(source)
    this.characters += json.length
    while (this.#lines.length > LINES || this.characters > CHARACTERS) this.#dropOldest()
  }

  #begin(line, json) {
    if (line?.kind !== 'recording') {
      throw new Error('This is not a recording of a bridge: its first line is another.')
    }
    if (line.version !== 1) {
      const version = text(String(line.version), 20)
      throw new Error(`This recording has the version ${version}. The inspector reads version 1.`)
    }
    this.header = { started: text(line.started, 40), platform: text(line.platform, 40), text: json }
  }

  #file(line, source) {
    switch (line.kind) {
      case 'callBegan': {
        const call = new Call(line)
        this.calls.push(call)
        this.#callsById.set(call.id, call)
        this.#own(call, source)
        const document = this.document(call.document)
        if (document) document.calls += 1
        break
      }
      case 'callWaits':
      case 'callEnded':
      case 'streamOpened':
      case 'streamElement':
      case 'streamCredit':
        this.#continueCall(line, source)
        break
      case 'callStack':
        this.#addStack(line, source)
        break
      case 'documentBegan':
        this.#beginDocument(line, source)
        break
      case 'documentEnded':
        this.#endDocument(line, source)
        break
      case 'page':
        this.#enter(this.pageEvents, line, source)
        break
      case 'event':
      case 'eventDropped':
      case 'refused':
      case 'limitReached':
      case 'processEnded':
      case 'dropped':
        if (line.kind === 'dropped') this.missing += count(line.count) ?? 0
        this.#enter(this.events, line, source)
        break
    }
  }

  #own(owner, source) {
    owner.lines.push(source)
    source.owner = owner
  }

  #continueCall(line, source) {
    const call = this.#callsById.get(line.call)
    if (!call) {
      if (!this.#ignored.has(line.call)) this.unread += 1
      return
    }
    const hadDocument = call.document !== undefined
    call.take(line)
    this.#own(call, source)
    const document = this.document(call.document)
    const hasFailed = line.kind === 'callEnded' && call.error !== undefined
    if (hasFailed) this.failures += 1
    if (document && !hadDocument) document.calls += 1
    if (document && hasFailed) document.failures += 1
    // A recording may use a number once, so that later lines with it are another recording's mistake.
    if (line.kind === 'callEnded') this.#callsById.delete(line.call)
    if (hasFailed) this.#failedById.set(line.call, call)
  }

  #addStack(line, source) {
    const call = this.#callsById.get(line.call) ?? this.#failedById.get(line.call)
    if (call) this.#own(call, source)
    else if (!this.#ignored.has(line.call)) this.unread += 1
  }

  #beginDocument(line, source) {
    const document = new Document(line, source)
    source.owner = document
    this.documents.push(document)
    this.#documentsById.set(document.id, document)
    if (this.documents.length > DOCUMENTS) this.#documentsById.delete(this.documents.shift().id)
  }

  #endDocument(line, source) {
    const document = this.document(line.document)
    if (!document) return
    document.end(line)
    this.#own(document, source)
  }

  #enter(list, line, source) {
    const entry = new Entry(line, source)
    source.owner = entry
    list.push(entry)
    const document = this.document(entry.document)
    if (document && entry.kind === 'event') document.events += 1
  }

  #dropOldest() {
    const { text: json, owner } = this.#lines.shift()
    this.characters -= json.length
    this.dropped += 1
    // Each list is in the order of the lines, so what begins with the oldest line is the first of its list.
    if (owner === this.calls.first && owner !== undefined) {
      this.calls.shift()
      for (const calls of [this.#callsById, this.#failedById]) {
        if (calls.get(owner.id) === owner) calls.delete(owner.id)
      }
    } else if (owner !== undefined && owner === this.events.first) {
      this.events.shift()
    } else if (owner !== undefined && owner === this.pageEvents.first) {
      this.pageEvents.shift()
    }
  }

  /** The kept lines as the text of a recording. */
  toText() {
    const missing = this.dropped ? [JSON.stringify({ kind: 'dropped', at: 0, count: this.dropped })] : []
    const lines = [this.header?.text, ...missing, ...this.#lines.toArray().map((line) => line.text)]
    return `${lines.filter((line) => line !== undefined).join('\n')}\n`
  }
}
