// What a recording has beside calls: events and notices, documents, and what a monitor saw of pages.
import { count, text, time } from './members.js'

/** An event, or something that the bridge noticed: one line of the recording. */
export class Entry {
  /** @param {object} line The parsed line. @param {object} source The line as text. */
  constructor(line, source) {
    this.kind = line.kind
    this.at = time(line.at) ?? 0
    this.lines = [source]
    this.from = line.from === 'native' ? 'native' : line.from === 'page' ? 'page' : undefined
    this.document = count(line.document)
    this.name = text(line.name, 500)
    this.bytes = count(line.value?.bytes)
    this.event = text(line.event, 100)
    this.isFault = line.kind !== 'event' && line.kind !== 'page' ||
      ['failed', 'resourceFailed', 'violated'].includes(this.event)
    this.note = noteOf(line)
  }

  /** The parsed line. */
  get line() { return JSON.parse(this.lines[0].text) }
}

/** What an entry says in a few words. */
function noteOf(line) {
  switch (line.kind) {
    case 'eventDropped':
    case 'refused': return text(line.reason, 500)
    case 'limitReached': return `${text(line.error?.code, 100)}: ${text(line.error?.message, 400)}`
    case 'processEnded': return 'The process that ran the page has ended.'
    case 'dropped': return `${count(line.count) ?? 'Some'} lines are missing here.`
    case 'page': return text(line.message ?? line.resource ?? line.text, 500)
    default: return ''
  }
}

/** A document that has, or had, the bridge. */
export class Document {
  calls = 0
  failures = 0
  events = 0

  constructor(line, source) {
    this.kind = 'document'
    this.id = count(line.document)
    this.at = time(line.at) ?? 0
    this.origin = text(line.origin, 500)
    this.url = text(line.url)
    this.isMain = line.main === true
    this.lines = [source]
  }

  /** Takes the line `documentEnded`. */
  end(line) {
    this.endedAt = Math.max(this.at, time(line.at) ?? this.at)
    this.reason = text(line.error?.code ?? line.error, 200)
    this.message = text(line.error?.message, 500)
  }
}
